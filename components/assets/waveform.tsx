'use client';

import { useQuery } from '@tanstack/react-query';
import { classNames } from '#components/ui/class-names.ts';

const barCount = 48;

/** The loudness of a sound over its length, as bars. `peaksUrl` answers `{ peaks: number[] }`, each 0 to 1. */
export function Waveform({ peaksUrl, className }: { peaksUrl: string; className?: string | undefined }) {
  const { data: peaks } = useQuery({
    queryKey: ['peaks', peaksUrl],
    queryFn: ({ signal }) => readPeaks(peaksUrl, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <LoudnessBars peaks={thinned(peaks ?? [], barCount)} className={className} />;
}

/** Values of 0 to 1 as upright bars that fill their box. */
export function LoudnessBars({
  peaks,
  className,
}: {
  peaks: readonly number[];
  className?: string | undefined;
}) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${peaks.length * 3} 40`}
      preserveAspectRatio="none"
      className={classNames('fill-current', className)}
    >
      {peaks.map((peak, index) => {
        const height = Math.max(2, peak * 36);
        return <rect key={index} x={index * 3} y={20 - height / 2} width={2} height={height} rx={1} />;
      })}
    </svg>
  );
}

async function readPeaks(url: string, signal: AbortSignal): Promise<number[]> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The waveform answered ${response.status}.`);
  const { peaks } = await response.json();
  return Array.isArray(peaks) ? peaks.filter((peak) => typeof peak === 'number') : [];
}

/** So many bars, each the loudest of its stretch. */
function thinned(peaks: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, bar) => {
    const stretch = peaks.slice(
      Math.floor((bar * peaks.length) / count),
      Math.ceil(((bar + 1) * peaks.length) / count),
    );
    return Math.min(1, Math.max(0, ...stretch));
  });
}
