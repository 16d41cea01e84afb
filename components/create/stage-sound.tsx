'use client';

import { useQuery } from '@tanstack/react-query';
import { SoundPlayer } from '#components/take/sound/sound-player.tsx';
import { takeDetailOptions } from '#components/take/take-queries.ts';
import type { ResultLink, TakeView } from '#lib/tasks/take-view.ts';

/** A sound where it was waited for; a narration with its chapters. */
export function StageSound({ take, media }: { take: TakeView; media: ResultLink }) {
  const detail = useQuery({ ...takeDetailOptions(take.id), enabled: take.tool === 'narration' });
  return (
    <div className="h-full min-h-80 w-full max-w-4xl">
      <SoundPlayer
        key={media.assetId}
        media={media}
        peaks={take.peaks}
        chapters={detail.data?.chapters ?? []}
        onBroken={() => window.location.reload()}
      />
    </div>
  );
}
