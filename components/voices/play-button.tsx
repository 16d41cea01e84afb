'use client';

import { Pause, Play } from 'lucide-react';
import { toggleSound } from './sound-store.ts';

interface PlayButtonProps {
  /** What is heard, to complete "Play ...". */
  label: string;
  url: string;
  isPlaying: boolean;
}

/** Plays a sound and stops it. */
export function PlayButton({ label, url, isPlaying }: PlayButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${isPlaying ? 'Stop' : 'Play'} ${label}`}
      onClick={() => toggleSound(url)}
      className="grid size-8 shrink-0 place-items-center rounded-full bg-raised text-text transition-colors hover:bg-accent hover:text-on-accent data-playing:bg-accent data-playing:text-on-accent pointer-coarse:size-10"
      data-playing={isPlaying || undefined}
    >
      <PlaySign isPlaying={isPlaying} />
    </button>
  );
}

export function PlaySign({ isPlaying }: { isPlaying: boolean }) {
  return isPlaying ? (
    <Pause aria-hidden className="size-3.5 fill-current stroke-[1.5]" />
  ) : (
    <Play aria-hidden className="ml-0.5 size-3.5 fill-current stroke-[1.5]" />
  );
}
