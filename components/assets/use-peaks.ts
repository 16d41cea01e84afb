'use client';

import { useQuery } from '@tanstack/react-query';

/** What scrolls past faster than this is not fetched. */
const restMs = 120;
const memoryMs = 60 * 60 * 1000;

/**
 * The peaks of a sound, each 0 to 1; undefined until they are here. They are fetched once, after the component has
 * stayed for a moment, and given up when it leaves before that.
 */
export function usePeaks(peaksUrl: string | undefined): readonly number[] | undefined {
  const { data } = useQuery({
    queryKey: ['peaks', peaksUrl],
    queryFn: async ({ signal }) => {
      await rest(signal);
      return readPeaks(peaksUrl ?? '', signal);
    },
    enabled: peaksUrl !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: memoryMs,
    refetchOnWindowFocus: false,
  });
  return data;
}

function rest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, restMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

async function readPeaks(url: string, signal: AbortSignal): Promise<number[]> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The waveform answered ${response.status}.`);
  const { peaks } = await response.json();
  return Array.isArray(peaks) ? peaks.filter((peak) => typeof peak === 'number') : [];
}
