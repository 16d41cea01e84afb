'use client';

import { type RefObject, useState } from 'react';
import { useText } from '#components/ui/use-text.tsx';
import type { ResultLink } from '#lib/tasks/take-view.ts';

interface StagePlayerProps {
  video: RefObject<HTMLVideoElement | null>;
  media: ResultLink;
  posterUrl?: string;
}

/** The take plays where it was waited for; the take's own page has the full player. */
export function StagePlayer({ video, media, posterUrl }: StagePlayerProps) {
  const t = useText();
  const [isBroken, setBroken] = useState(false);
  const { width = 16, height = 9 } = media;
  if (isBroken) {
    return (
      <p className="text-muted" role="alert">
        {t('The video cannot be played here. Reload the page, or open the take and download it.')}
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: a take has no spoken text that is known
    <video
      ref={video}
      src={media.url}
      poster={posterUrl}
      controls
      loop
      playsInline
      preload="metadata"
      onError={() => setBroken(true)}
      className="max-h-[min(70dvh,100%)] max-w-full rounded-md bg-black shadow-float md:max-h-full"
      style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, calc(72dvh * ${width / height}))` }}
    />
  );
}
