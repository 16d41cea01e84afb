'use client';

import { AudioLines } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { usePeaks } from '#components/assets/use-peaks.ts';
import { PlayedBars } from '#components/assets/waveform.tsx';
import { MoneyWords } from '#components/take/money-words.tsx';
import { usePlayhead } from '#components/take/player/use-playhead.ts';
import { TimeAgo } from '#components/ui/time-ago.tsx';
import { clockWords } from '#components/ui/time-words.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';

interface SoundTileProps {
  take: TakeView;
  isPlaying: boolean;
  /** It was heard to its end. */
  onEnded: () => void;
}

/** A sound in the grid: its waveform, its length and its first words. It plays where it lies. */
export function SoundTile({ take, isPlaying, onEnded }: SoundTileProps) {
  const face = useRef<HTMLSpanElement>(null);
  const peaks = usePeaks(take.peaks?.url);
  return (
    <span ref={face} className="absolute inset-0 flex flex-col gap-2 bg-linear-to-b from-raised to-panel p-3">
      <span className="flex items-center justify-between gap-2 text-muted text-xs">
        <AudioLines aria-hidden className="size-4 stroke-[1.5] pointer-coarse:hidden" />
        <span className="tabular ml-auto">{clockWords(Math.round(take.media?.durationSeconds ?? 0))}</span>
      </span>
      <span className="relative mx-1 min-h-0 flex-1">
        <PlayedBars peaks={peaks ?? []} className="size-full" />
        {isPlaying && (
          <span aria-hidden className="absolute inset-y-0 left-(--played,-100px) w-px bg-accent" />
        )}
      </span>
      <span className="hidden text-sm @min-[11rem]:block">
        <span className="line-clamp-1">{take.prompt}</span>
        {/* Its room is kept, so that the waveform does not jump under the pointer. */}
        <span className="invisible flex gap-x-2 truncate text-muted text-xs group-hover/tile:visible group-has-focus-visible/tile:visible pointer-coarse:hidden">
          <span className="truncate">{take.creatorName}</span>
          <MoneyWords take={take} />
          <TimeAgo iso={take.createdAt} />
        </span>
      </span>
      {isPlaying && take.media && <Playing url={take.media.url} face={face} onEnded={onEnded} />}
    </span>
  );
}

interface PlayingProps {
  url: string;
  face: RefObject<HTMLElement | null>;
  onEnded: () => void;
}

/** The sound itself. A browser that has not been clicked in yet keeps it silent; then nothing moves either. */
function Playing({ url, face, onEnded }: PlayingProps) {
  const audio = useRef<HTMLAudioElement>(null);
  usePlayhead(audio, face);
  // The outside system is the media element.
  useEffect(() => {
    const element = audio.current;
    element?.play().catch(() => undefined);
    return () => element?.pause();
  }, []);
  return (
    // biome-ignore lint/a11y/useMediaCaption: the words are on the tile
    <audio ref={audio} src={url} onEnded={onEnded} />
  );
}
