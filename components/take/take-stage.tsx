'use client';

import { type RefObject, Suspense } from 'react';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import type { TakeDetail, TakeView } from '#lib/tasks/take-view.ts';
import { Player } from './player/player.tsx';
import { TakeSlate } from './take-slate.tsx';
import { TextResult } from './text-result.tsx';

const PictureViewer = lazyPart(() =>
  import('./picture/picture-viewer.tsx').then((found) => found.PictureViewer),
);
const SoundPlayer = lazyPart(() => import('./sound/sound-player.tsx').then((found) => found.SoundPlayer));

interface TakeStageProps {
  /** Its `media` is the one that is shown, where there are several. */
  take: TakeView;
  detail: TakeDetail | undefined;
  canCreate: boolean;
  video: RefObject<HTMLVideoElement | null>;
  onChooseOutput: (assetId: string) => void;
  /** Shows another take in place of this one. */
  onGo: (takeId: string) => void;
  /** Something was done or a link is dead: read the take again. */
  onChanged: () => void;
}

/** What a take shows, large: a video or a sound in its player, a picture, a text, or the slate of one without a result. */
export function TakeStage(props: TakeStageProps) {
  const { take, detail, canCreate, video, onChooseOutput, onGo, onChanged } = props;
  const { media, poster, resultText } = take;
  if (media?.kind === 'video') {
    return (
      <Player
        key={media.assetId}
        media={media}
        poster={poster}
        label={take.prompt}
        video={video}
        onBroken={onChanged}
      />
    );
  }
  if (media?.kind === 'audio') {
    return (
      <Suspense>
        <SoundPlayer
          key={media.assetId}
          media={media}
          peaks={take.peaks}
          chapters={detail?.chapters ?? []}
          onBroken={onChanged}
        />
      </Suspense>
    );
  }
  if (media?.kind === 'image') {
    return (
      <Suspense>
        <PictureViewer
          key={take.id}
          take={take}
          media={media}
          outputs={detail?.outputs ?? [media]}
          onChooseOutput={onChooseOutput}
          steps={detail?.editedFrom ?? []}
          onGo={onGo}
          onBroken={onChanged}
        />
      </Suspense>
    );
  }
  if (resultText !== undefined) return <TextResult text={resultText} prompt={take.prompt} />;
  return <TakeSlate take={take} canCreate={canCreate} onChanged={onChanged} />;
}
