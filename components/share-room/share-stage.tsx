'use client';

import { type RefObject, useState } from 'react';
import { Player } from '#components/take/player/player.tsx';
import { SoundPlayer } from '#components/take/sound/sound-player.tsx';
import { Button } from '#components/ui/button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { SharedFile, SharedTake } from '#lib/sharing/shared-take.ts';

interface ShareStageProps {
  take: SharedTake;
  file: SharedFile | undefined;
  number: number;
  video: RefObject<HTMLVideoElement | null>;
}

/** The take itself: film, sound, picture or text. */
export function ShareStage({ take, file, number, video }: ShareStageProps) {
  const t = useText();
  const label = t('Take {number}', { number });
  // Files stop coming when the link ends: the page then says so.
  const reload = () => window.location.reload();
  if (!file) {
    return (
      <p
        translate="no"
        className="mx-auto size-full max-w-2xl overflow-y-auto whitespace-pre-wrap p-6 text-lg"
      >
        {take.text}
      </p>
    );
  }
  if (file.kind === 'video') {
    return (
      <Player
        media={file}
        poster={file.posterUrl === undefined ? undefined : { url: file.posterUrl }}
        label={label}
        video={video}
        onBroken={reload}
      />
    );
  }
  if (file.kind === 'audio') {
    return (
      <SoundPlayer
        media={file}
        peaks={file.peaksUrl === undefined ? undefined : { url: file.peaksUrl }}
        chapters={[]}
        onBroken={reload}
      />
    );
  }
  return <Picture file={file} label={label} onBroken={reload} />;
}

function Picture({ file, label, onBroken }: { file: SharedFile; label: string; onBroken: () => void }) {
  const t = useText();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <div role="alert" className="grid size-full place-content-center justify-items-center gap-3 text-sm">
        {t('The picture could not be shown.')}
        <Button size="sm" onClick={onBroken}>
          {t('Try again')}
        </Button>
      </div>
    );
  }
  return (
    <img
      src={file.url}
      alt={label}
      width={file.width}
      height={file.height}
      draggable={false}
      onError={() => setBroken(true)}
      className="size-full bg-[light-dark(oklch(0.2_0.004_70),transparent)] object-contain"
    />
  );
}
