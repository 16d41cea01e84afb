'use client';

import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePeaks } from '#components/assets/use-peaks.ts';
import { PlayedBars } from '#components/assets/waveform.tsx';
import { usePlayhead } from '#components/take/player/use-playhead.ts';
import { hearOnly } from '#components/ui/hear-only.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { clockWords } from '#components/ui/time-words.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { MediaLink, ResultLink } from '#lib/tasks/take-view.ts';

interface SoundStripProps {
  /** Of what the sound is, for its buttons. */
  name: string;
  media: ResultLink;
  peaks: MediaLink | undefined;
}

/** A sound in one line: play, waveform to press on, length. Only one of them sounds at a time. */
export function SoundStrip({ name, media, peaks }: SoundStripProps) {
  const t = useText();
  const audio = useRef<HTMLAudioElement>(null);
  const face = useRef<HTMLSpanElement>(null);
  const position = useRef<HTMLInputElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const bars = usePeaks(peaks?.url);
  usePlayhead(audio, face);
  const seconds = media.durationSeconds ?? 0;

  const toggle = () => {
    const element = audio.current;
    if (!element) return;
    if (element.paused) void element.play().catch(() => setPlaying(false));
    else element.pause();
  };
  return (
    <div className="flex min-w-0 items-center gap-2">
      {/* biome-ignore lint/a11y/useMediaCaption: it speaks the text beside it */}
      <audio
        ref={audio}
        src={media.url}
        preload="none"
        onPlay={({ currentTarget }) => {
          setPlaying(true);
          hearOnly(currentTarget);
        }}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => {
          if (position.current) position.current.value = String(currentTarget.currentTime);
        }}
      />
      <IconButton
        size="sm"
        label={isPlaying ? t('Pause {name}', { name }) : t('Play {name}', { name })}
        icon={isPlaying ? <Pause /> : <Play />}
        onClick={toggle}
      />
      <span
        ref={face}
        className="relative h-7 min-w-0 flex-1 rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-ring"
      >
        <PlayedBars peaks={bars ?? []} className="size-full" />
        <input
          ref={position}
          type="range"
          aria-label={t('Position in {name}', { name })}
          min={0}
          max={seconds}
          step={1}
          defaultValue={0}
          onChange={({ target }) => {
            if (audio.current) audio.current.currentTime = target.valueAsNumber;
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </span>
      <span className="tabular shrink-0 text-muted text-xs">{t(clockWords(Math.round(seconds)))}</span>
    </div>
  );
}
