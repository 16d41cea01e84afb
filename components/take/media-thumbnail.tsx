'use client';

import { AudioLines, FileText, FileVideo, Image as ImageIcon, Link2 } from 'lucide-react';
import { Waveform } from '#components/assets/waveform.tsx';
import { classNames } from '#components/ui/class-names.ts';
import type { MediaLink, ResultLink } from '#lib/tasks/take-view.ts';

interface MediaThumbnailProps {
  kind: ResultLink['kind'] | 'link' | undefined;
  poster?: MediaLink | undefined;
  peaks?: MediaLink | undefined;
  className?: string | undefined;
}

const signs = { image: ImageIcon, video: FileVideo, audio: AudioLines, text: FileText, link: Link2 };

/** A file in small: its picture, its waveform, or the sign of its kind. */
export function MediaThumbnail({ kind = 'video', poster, peaks, className }: MediaThumbnailProps) {
  const Sign = signs[kind];
  return (
    <span
      className={classNames(
        'grid aspect-video place-items-center overflow-hidden rounded-sm bg-raised text-muted',
        className,
      )}
    >
      {poster ? (
        <img src={poster.url} alt="" loading="lazy" className="size-full object-cover" />
      ) : peaks ? (
        <Waveform peaksUrl={peaks.url} className="h-3/5 w-4/5" />
      ) : (
        <Sign aria-hidden className="size-5 stroke-[1.5]" />
      )}
    </span>
  );
}
