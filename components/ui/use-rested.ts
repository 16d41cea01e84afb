'use client';

import { useEffect, useState } from 'react';

const typingRestMs = 150;

/** What was typed, a moment after the typing stops; the outside system is the clock. */
export function useRested(words: string): string {
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), typingRestMs);
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
}
