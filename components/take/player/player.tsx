'use client';

import { type RefObject, Suspense, useRef } from 'react';
import { MarksLayer, useHasMarks } from '#components/review/marks-door.tsx';
import { useMediaOnDesk } from '#components/review/review-desk.tsx';
import { Button } from '#components/ui/button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { MediaLink, ResultLink } from '#lib/tasks/take-view.ts';
import { PlayerControls } from './player-controls.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { usePlayer } from './use-player.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface PlayerProps {
  media: Pick<ResultLink, 'url' | 'width' | 'height' | 'durationSeconds' | 'framesPerSecond' | 'hasAudio'>;
  poster: Pick<MediaLink, 'url'> | undefined;
  /** What is in it, for a screen reader. */
  label: string;
  /** The element itself, for whoever wants a frame of it. */
  video: RefObject<HTMLVideoElement | null>;
  /** The link no longer works: ask for a new one. */
  onBroken: () => void;
}

/** The one player of the page: exact to the frame, with its own controls. Key it by the file. */
export function Player({ media, poster, label, video, onBroken }: PlayerProps) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const framesPerSecond = media.framesPerSecond ?? 24;
  const player = usePlayer(video, framesPerSecond);
  const fullScreen = useFullScreen(frame);
  const hasMarks = useHasMarks();
  useMediaOnDesk(video);

  useShortcuts({
    ' ': player.togglePlay,
    k: player.togglePlay,
    ',': () => player.step(-1),
    '.': () => player.step(1),
    j: () => player.seek(player.seconds - 1),
    l: () => player.seek(player.seconds + 1),
    r: player.toggleLoop,
    s: player.nextSpeed,
    m: player.toggleMute,
    h: fullScreen.toggle,
    Home: () => player.seek(0),
    End: () => player.seek(Number.POSITIVE_INFINITY),
  });

  return (
    <div ref={frame} className="flex size-full min-h-0 flex-col bg-background">
      <div className="relative grid min-h-0 flex-1 place-items-center bg-[light-dark(oklch(0.2_0.004_70),transparent)]">
        {/* biome-ignore lint/a11y/useMediaCaption: made results come without captions */}
        <video
          ref={video}
          src={media.url}
          poster={poster?.url}
          width={media.width}
          height={media.height}
          aria-label={t(label)}
          loop
          playsInline
          preload="auto"
          onClick={player.togglePlay}
          className="absolute inset-0 size-full object-contain"
        />
        {hasMarks && (
          <Suspense>
            <MarksLayer width={media.width ?? 16} height={media.height ?? 9} />
          </Suspense>
        )}
        {player.isBroken && (
          <div
            role="alert"
            className="relative grid justify-items-center gap-3 rounded-md bg-panel p-5 text-sm"
          >
            {t('The video could not be played. The file itself is safe.')}
            <Button size="sm" onClick={onBroken}>
              {t('Try again')}
            </Button>
          </div>
        )}
      </div>
      <PlayerControls
        player={player}
        durationSeconds={media.durationSeconds ?? 0}
        framesPerSecond={framesPerSecond}
        hasAudio={media.hasAudio}
        isFull={fullScreen.isFull}
        onToggleFull={fullScreen.toggle}
      />
    </div>
  );
}
