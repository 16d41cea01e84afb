'use client';

import { useMemo, useRef } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { useSize } from '#components/ui/use-size.ts';
import { usePeaks } from './use-peaks.ts';
import { barPath } from './waveform-bars.ts';

/** The loudness of a sound over its length, as bars. `peaksUrl` answers `{ peaks: number[] }`, each 0 to 1. */
export function Waveform({ peaksUrl, className }: { peaksUrl: string; className?: string | undefined }) {
  return <LoudnessBars peaks={usePeaks(peaksUrl) ?? []} className={className} />;
}

interface LoudnessBarsProps {
  peaks: readonly number[];
  className?: string | undefined;
}

/** Values of 0 to 1 as upright bars, as many as fit into the box: drawn on whole pixels, at any size. */
export function LoudnessBars({ peaks, className }: LoudnessBarsProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const size = useSize(frame);
  const path = useMemo(() => (size ? barPath(peaks, size.width, size.height) : ''), [peaks, size]);
  return (
    <span ref={frame} className={classNames('block overflow-hidden', className)}>
      <svg aria-hidden className="size-full stroke-2 stroke-current">
        <path d={path} fill="none" strokeLinecap="round" />
      </svg>
    </span>
  );
}

/**
 * The same with the part that was played standing out, up to `--played` (a percentage) of whatever holds it: whoever
 * plays the sound sets that at every frame, and nothing is drawn anew.
 */
export function PlayedBars({ peaks, className }: LoudnessBarsProps) {
  return (
    <span className={classNames('relative block', className)}>
      <LoudnessBars peaks={peaks} className="size-full opacity-40" />
      <span aria-hidden className="absolute inset-0 [clip-path:inset(0_calc(100%-var(--played,0%))_0_0)]">
        <LoudnessBars peaks={peaks} className="size-full" />
      </span>
    </span>
  );
}
