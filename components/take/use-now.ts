'use client';

import { useEffect, useState } from 'react';

/**
 * The time, renewed every second while `isRunning`; the outside system is the clock. Undefined until the page is alive,
 * because the server's moment is another one.
 */
export function useNow(isRunning: boolean): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
