'use client';

import { useRef } from 'react';
import { clockWords, exactClock } from '#components/ui/time-words.ts';
import { useSize } from '#components/ui/use-size.ts';
import { useText } from '#components/ui/use-text.tsx';
import { timeMarks } from './time-marks.ts';

/** Round times under a waveform, and its exact length at the end. */
export function TimeAxis({ durationSeconds }: { durationSeconds: number }) {
  const t = useText();
  const axis = useRef<HTMLDivElement>(null);
  const width = useSize(axis)?.width;
  const marks = width ? timeMarks(durationSeconds, width) : [];
  return (
    <div ref={axis} aria-hidden className="tabular relative h-5 select-none text-muted text-xs">
      {marks.map((at) => (
        <span
          key={at}
          style={{ left: `${(at / durationSeconds) * 100}%` }}
          className="absolute top-1 border-line-strong border-l pl-1 leading-none"
        >
          {at % 1 === 0 ? t(clockWords(at)) : exactClock(at, 1)}
        </span>
      ))}
    </div>
  );
}
