'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PictureViewer } from '#components/take/picture/picture-viewer.tsx';
import { takeDetailOptions } from '#components/take/take-queries.ts';
import type { ResultLink, TakeView } from '#lib/tasks/take-view.ts';

/** A picture where it was waited for: to zoom, and beside what it was edited from. */
export function StagePicture({ take, media }: { take: TakeView; media: ResultLink }) {
  const { data } = useQuery(takeDetailOptions(take.id));
  const [chosenId, setChosenId] = useState(media.assetId);
  const outputs = data?.outputs ?? [media];
  return (
    <div className="h-full min-h-[60dvh] w-full md:min-h-80">
      <PictureViewer
        take={take}
        media={outputs.find(({ assetId }) => assetId === chosenId) ?? media}
        outputs={outputs}
        onChooseOutput={setChosenId}
        steps={data?.editedFrom ?? []}
      />
    </div>
  );
}
