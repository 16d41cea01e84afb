'use client';

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { PlayedBars } from '#components/assets/waveform.tsx';
import { TimelineMarks } from '#components/review/marks-door.tsx';
import { exactClock } from '#components/ui/time-words.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { Chapter } from '#lib/tasks/take-view.ts';
import { stepOf } from './step-of.ts';
import type { SoundControl } from './use-sound.ts';

interface SoundTrackProps {
  sound: SoundControl;
  peaks: readonly number[];
  durationSeconds: number;
  chapters: readonly Chapter[];
}

/** The sound as a large waveform: a click or a drag goes there, and so do the arrow keys. */
export function SoundTrack({ sound, peaks, durationSeconds, chapters }: SoundTrackProps) {
  const t = useText();
  const track = useRef<HTMLDivElement>(null);
  const [pointedAt, setPointedAt] = useState<number>();
  const { seconds, region, isLooping, seek } = sound;
  const shareOf = (at: number) => `${durationSeconds > 0 ? Math.min(1, at / durationSeconds) * 100 : 0}%`;

  const timeOf = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    return box ? Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * durationSeconds : 0;
  };
  const onPointerMove = (event: PointerEvent) => {
    const at = timeOf(event);
    if (event.pointerType === 'mouse') setPointedAt(at);
    if (event.currentTarget.hasPointerCapture(event.pointerId)) seek(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 0.1 : stepOf(durationSeconds);
    const targets: Record<string, number> = {
      ArrowLeft: seconds - step,
      ArrowDown: seconds - step,
      ArrowRight: seconds + step,
      ArrowUp: seconds + step,
      PageDown: seconds - durationSeconds / 10,
      PageUp: seconds + durationSeconds / 10,
      Home: 0,
      End: durationSeconds,
    };
    const target = targets[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    seek(target);
  };

  return (
    <div
      ref={track}
      role="slider"
      tabIndex={0}
      aria-label={t('Position')}
      aria-valuemin={0}
      aria-valuemax={durationSeconds}
      aria-valuenow={Math.round(seconds * 100) / 100}
      aria-valuetext={t('{exactClock} of {exactClock2}', {
        exactClock: exactClock(seconds, 1),
        exactClock2: exactClock(durationSeconds, 1),
      })}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        seek(timeOf(event));
      }}
      onPointerMove={onPointerMove}
      onPointerLeave={() => setPointedAt(undefined)}
      style={{ '--played': shareOf(seconds) }}
      className="relative h-full cursor-pointer touch-pan-y select-none rounded-sm"
    >
      {region && (
        <span
          aria-hidden
          style={{ left: shareOf(region.start), right: `calc(100% - ${shareOf(region.end)})` }}
          className={`absolute inset-y-0 ${isLooping ? 'bg-accent/12' : 'bg-text/5'}`}
        />
      )}
      {chapters.slice(1).map((chapter) => (
        <span
          key={chapter.startSeconds}
          aria-hidden
          style={{ left: shareOf(chapter.startSeconds) }}
          className="absolute inset-y-0 w-px bg-line-strong"
        />
      ))}
      <PlayedBars peaks={peaks} className="size-full" />
      <TimelineMarks durationSeconds={durationSeconds} />
      {pointedAt !== undefined && (
        <span
          aria-hidden
          style={{ left: shareOf(pointedAt) }}
          className="pointer-events-none absolute inset-y-0 w-px bg-text/40"
        >
          <span className="tabular -translate-x-1/2 absolute bottom-full mb-1 rounded-sm bg-raised px-1.5 py-0.5 text-xs shadow-float">
            {exactClock(pointedAt, 1)}
          </span>
        </span>
      )}
      <span
        aria-hidden
        className="absolute -inset-y-1 left-(--played) w-0.5 -translate-x-1/2 rounded-full bg-accent"
      />
    </div>
  );
}
