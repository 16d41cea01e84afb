'use client';

import { useEffect, useRef, useState } from 'react';
import { usePeaks } from '#components/assets/use-peaks.ts';
import { PlayedBars } from '#components/assets/waveform.tsx';
import { usePlayhead } from '#components/take/player/use-playhead.ts';
import { StateBadge } from '#components/take/state-badge.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';
import type { CompareClock } from './compare-clock.ts';
import { useOnClock } from './use-compare-clock.ts';

interface PaneMediaProps {
  take: TakeView;
  clock: CompareClock;
  /** The one of all that is heard. */
  isHeard: boolean;
  /** How all of them are zoomed. */
  transform?: string | undefined;
}

/** What a take made, or what stands in its place: a video or a sound runs by the clock, a picture stands. */
export function PaneMedia(props: PaneMediaProps) {
  const { take } = props;
  const { media } = take;
  if (media?.kind === 'video') return <PaneVideo {...props} key={media.assetId} />;
  if (media?.kind === 'audio') return <PaneSound {...props} key={media.assetId} />;
  if (media?.kind === 'image') {
    return (
      <img
        src={media.url}
        translate="no"
        alt={take.prompt}
        draggable={false}
        style={{ transform: props.transform }}
        className="absolute inset-0 size-full object-contain"
      />
    );
  }
  return <PaneWords take={take} />;
}

function PaneVideo({ take, clock, isHeard, transform }: PaneMediaProps) {
  const t = useText();
  const video = useRef<HTMLVideoElement>(null);
  const [isBroken, setBroken] = useState(false);
  useOnClock(clock, video, take);
  useMuting(video, !isHeard);
  return (
    <>
      <video
        ref={video}
        src={take.media?.url}
        poster={take.poster?.url}
        aria-label={take.prompt}
        muted
        playsInline
        preload="auto"
        onError={() => setBroken(true)}
        style={{ transform }}
        className="absolute inset-0 size-full object-contain"
      />
      {isBroken && (
        <p role="alert" className="absolute inset-0 m-auto h-fit w-fit rounded-md bg-panel p-4 text-sm">
          {t('The video could not be played. The file itself is safe.')}
        </p>
      )}
    </>
  );
}

function PaneSound({ take, clock, isHeard }: PaneMediaProps) {
  const t = useText();
  const audio = useRef<HTMLAudioElement>(null);
  const face = useRef<HTMLButtonElement>(null);
  const peaks = usePeaks(take.peaks?.url) ?? [];
  useOnClock(clock, audio, take);
  useMuting(audio, !isHeard);
  usePlayhead(audio, face);
  const { durationSeconds = 0 } = take.media ?? {};
  return (
    <div className="absolute inset-0 grid content-center gap-3 px-6">
      <audio ref={audio} src={take.media?.url} muted preload="auto" />
      <button
        ref={face}
        type="button"
        aria-label={t('Go to a place in all sounds')}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          // Pressed by a key it has no place.
          if (event.detail === 0) clock.toggle();
          else clock.seek(((event.clientX - box.left) / box.width) * durationSeconds);
        }}
        className="h-24 w-full rounded-sm text-accent"
      >
        <PlayedBars peaks={peaks} className="size-full" />
      </button>
      <p translate="no" className="line-clamp-4 text-center text-muted text-sm">
        {take.prompt}
      </p>
    </div>
  );
}

/** A text, or a take that has made nothing: its words, and how it stands. */
function PaneWords({ take }: { take: TakeView }) {
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="absolute inset-0 grid content-center justify-items-start gap-3 overflow-y-auto p-6"
    >
      {take.state !== 'succeeded' && <StateBadge take={take} />}
      <p translate="no" className="whitespace-pre-wrap break-words text-base leading-6">
        {take.resultText ?? take.prompt}
      </p>
    </div>
  );
}

/** React sets `muted` once only. The outside system is the element. */
function useMuting(media: React.RefObject<HTMLMediaElement | null>, isMuted: boolean): void {
  useEffect(() => {
    if (media.current) media.current.muted = isMuted;
  }, [media, isMuted]);
}
