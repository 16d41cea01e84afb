'use client';

import { useEffect, useState } from 'react';

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** "3 minutes ago", "yesterday"; "just now" within a minute. */
function relativeTime(iso: string, nowMs: number): string {
  const seconds = (new Date(iso).getTime() - nowMs) / 1000;
  const unit = units.find(([, size]) => Math.abs(seconds) >= size);
  return unit ? words.format(Math.trunc(seconds / unit[1]), unit[0]) : 'just now';
}

/** A moment as its distance from now, with the exact one on hover. */
export function RelativeTime({ iso }: { iso: string }) {
  const [nowMs, setNowMs] = useState(Date.now);
  // The outside system is the clock.
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time
      dateTime={iso}
      title={new Date(iso).toLocaleString('en', { dateStyle: 'long', timeStyle: 'medium' })}
      suppressHydrationWarning
    >
      {relativeTime(iso, nowMs)}
    </time>
  );
}
