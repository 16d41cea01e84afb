'use client';

import { useState } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { AssetView } from '#lib/assets/asset-view.ts';
import type { MediaFacts } from '#lib/vendor/media-facts.ts';
import { KindIcon } from './kind-icon.tsx';
import { lengthWords } from './media-words.ts';
import { Waveform } from './waveform.tsx';

interface MediaPictureProps {
  kind: MediaFacts['kind'];
  pictureUrl?: string | undefined;
  peaksUrl?: string | undefined;
  durationSeconds?: number | undefined;
  className?: string | undefined;
}

/** A file in small: its picture or waveform, else the sign of its kind, with its length. Named by what is around it. */
export function MediaPicture({ kind, pictureUrl, peaksUrl, durationSeconds, className }: MediaPictureProps) {
  const t = useText();
  const [deadUrl, setDeadUrl] = useState<string>();
  const hasPicture = pictureUrl !== undefined && pictureUrl !== deadUrl;
  return (
    <span
      className={classNames(
        'relative grid place-items-center overflow-hidden bg-raised text-muted',
        className,
      )}
    >
      {hasPicture ? (
        <img
          src={pictureUrl}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className="absolute inset-0 size-full object-cover"
          onError={() => setDeadUrl(pictureUrl)}
        />
      ) : kind === 'audio' && peaksUrl ? (
        <Waveform peaksUrl={peaksUrl} className="h-1/2 w-4/5" />
      ) : (
        <KindIcon kind={kind} className="size-5" />
      )}
      {durationSeconds !== undefined && (
        <span className="tabular absolute right-1 bottom-1 rounded-[4px] bg-black/75 px-1 text-white text-xs">
          {t(lengthWords(durationSeconds))}
        </span>
      )}
    </span>
  );
}

/** A file of the library in small. */
export function AssetThumbnail({ asset, className }: { asset: AssetView; className?: string | undefined }) {
  const { kind, posterUrl, peaksUrl, durationSeconds, url } = asset;
  return (
    <MediaPicture
      kind={kind}
      pictureUrl={posterUrl ?? (kind === 'image' ? url : undefined)}
      peaksUrl={peaksUrl}
      durationSeconds={durationSeconds}
      className={className}
    />
  );
}
