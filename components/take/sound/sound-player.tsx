'use client';

import { SkipBack, SkipForward } from 'lucide-react';
import { useRef } from 'react';
import { usePeaks } from '#components/assets/use-peaks.ts';
import { useMediaOnDesk } from '#components/review/review-desk.tsx';
import { Button } from '#components/ui/button.tsx';
import { hearOnly } from '#components/ui/hear-only.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { exactClock } from '#components/ui/time-words.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { Chapter, MediaLink, ResultLink } from '#lib/tasks/take-view.ts';
import { LoopButton, PlayButton, SpeedButton } from '../player/transport-buttons.tsx';
import { useShortcuts } from '../player/use-shortcuts.ts';
import { ChapterList } from './chapter-list.tsx';
import { chapterAfter, chapterAt, chapterBefore } from './chapters.ts';
import { markEdge } from './region.ts';
import { RegionLane } from './region-lane.tsx';
import { SoundTrack } from './sound-track.tsx';
import { stepOf } from './step-of.ts';
import { TimeAxis } from './time-axis.tsx';
import { useSound } from './use-sound.ts';

interface SoundPlayerProps {
  media: Pick<ResultLink, 'url' | 'durationSeconds'>;
  peaks: Pick<MediaLink, 'url'> | undefined;
  chapters: readonly Chapter[];
  /** The link no longer works: ask for a new one. */
  onBroken: () => void;
}

/** A sound, to be heard closely: waveform, exact time, speed, a looped part, chapters. Key it by the file. */
export function SoundPlayer({ media, peaks, chapters, onBroken }: SoundPlayerProps) {
  const t = useText();
  const audio = useRef<HTMLAudioElement>(null);
  const durationSeconds = media.durationSeconds ?? 0;
  const sound = useSound(audio, durationSeconds);
  useMediaOnDesk(audio);
  const drawn = usePeaks(peaks?.url) ?? [];
  const { seconds, region, seek } = sound;
  const current = chapterAt(chapters, seconds);
  const goBack = () => seek(chapterBefore(chapters, seconds));
  const goOn = () => seek(chapterAfter(chapters, seconds) ?? seconds);

  useShortcuts({
    ' ': sound.togglePlay,
    k: sound.togglePlay,
    j: () => sound.skip(-stepOf(durationSeconds)),
    l: () => sound.skip(stepOf(durationSeconds)),
    r: sound.toggleLoop,
    s: sound.nextSpeed,
    i: () => sound.setRegion(markEdge(region, 'start', seconds, durationSeconds)),
    o: () => sound.setRegion(markEdge(region, 'end', seconds, durationSeconds)),
    p: goBack,
    n: goOn,
    Home: () => seek(0),
    End: () => seek(durationSeconds),
  });

  return (
    <div className="flex size-full min-h-0 flex-col">
      {/* biome-ignore lint/a11y/useMediaCaption: the words are in the panel beside it */}
      <audio
        ref={audio}
        src={media.url}
        loop={sound.isLooping && !region}
        preload="metadata"
        onPlay={({ currentTarget }) => hearOnly(currentTarget)}
      />
      <div className="flex min-h-0 flex-1 flex-col justify-center gap-4 px-4 md:gap-6 md:px-10">
        <div className="grid min-h-32 flex-[0_1_22rem] grid-rows-[auto_auto_minmax(0,1fr)_auto] gap-2">
          <div className="flex items-baseline gap-3">
            <p className="tabular whitespace-nowrap text-xl md:text-2xl">
              {exactClock(seconds)}
              <span className="text-base text-muted"> / {exactClock(durationSeconds)}</span>
            </p>
            <p className="ml-auto min-w-0 truncate text-muted text-sm">{chapters[current]?.title}</p>
          </div>
          <RegionLane sound={sound} durationSeconds={durationSeconds} />
          <SoundTrack sound={sound} peaks={drawn} durationSeconds={durationSeconds} chapters={chapters} />
          <TimeAxis durationSeconds={durationSeconds} />
        </div>
        {sound.isBroken && (
          <div role="alert" className="flex flex-wrap items-center justify-center gap-3 text-sm">
            {t('The sound could not be played here. The file itself is safe: try again, or download it.')}
            <Button size="sm" onClick={onBroken}>
              {t('Try again')}
            </Button>
          </div>
        )}
        {chapters.length > 1 && <ChapterList chapters={chapters} current={current} onGo={seek} />}
      </div>
      <div className="flex items-center justify-center gap-1 px-1 py-2 sm:px-3">
        {chapters.length > 1 && (
          <IconButton label={t('Chapter back (P)')} icon={<SkipBack />} onClick={goBack} />
        )}
        <PlayButton
          isPlaying={sound.isPlaying}
          onClick={sound.togglePlay}
          className="size-11! rounded-full! bg-raised [&_svg]:size-5!"
        />
        {chapters.length > 1 && (
          <IconButton label={t('Chapter on (N)')} icon={<SkipForward />} onClick={goOn} />
        )}
        <span className="w-4" />
        <SpeedButton speed={sound.speed} onClick={sound.nextSpeed} />
        <LoopButton isLooping={sound.isLooping} onClick={sound.toggleLoop} />
      </div>
    </div>
  );
}
