'use client';

import type { RefObject } from 'react';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { Player } from './player/player.tsx';
import { TakeSlate } from './take-slate.tsx';
import { TextResult } from './text-result.tsx';

interface TakeStageProps {
  take: TakeView;
  canCreate: boolean;
  video: RefObject<HTMLVideoElement | null>;
  /** Something was done or a link is dead: read the take again. */
  onChanged: () => void;
}

/** What a take shows, large: a video in the player, a picture, a text, or the slate of one without a result. */
export function TakeStage({ take, canCreate, video, onChanged }: TakeStageProps) {
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
  if (media?.kind === 'image') {
    return (
      <img
        src={media.url}
        width={media.width}
        height={media.height}
        alt={take.prompt}
        className="size-full object-contain"
      />
    );
  }
  if (resultText !== undefined) return <TextResult text={resultText} prompt={take.prompt} />;
  return <TakeSlate take={take} canCreate={canCreate} onChanged={onChanged} />;
}
