'use client';

import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#components/ui/use-text.tsx';
import type { MediaLink } from '#lib/tasks/take-view.ts';

export interface StripPicture {
  key: string;
  /** Under the picture, and for a screen reader. */
  label: string;
  /** What made it, on hover. */
  title?: string | undefined;
  poster: MediaLink | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

interface PictureStripProps {
  label: string;
  pictures: readonly StripPicture[];
  /** What stands between two of them. */
  between?: ReactNode;
}

/** A row of small pictures, one of them chosen. */
export function PictureStrip({ label, pictures, between }: PictureStripProps) {
  const t = useText();
  return (
    <ul aria-label={t(label)} className="flex shrink-0 gap-1.5">
      {pictures.map(({ key, label: word, title, poster, isChosen, onChoose }, index) => (
        <li key={key} className="flex shrink-0 items-center gap-1.5">
          {index > 0 && between}
          <button
            type="button"
            title={t(title)}
            aria-pressed={isChosen}
            onClick={onChoose}
            className="group/pick grid w-18 gap-1 rounded-sm text-center text-muted text-xs aria-pressed:text-text"
          >
            <span className="grid h-12 place-items-center overflow-hidden rounded-sm border-2 border-transparent bg-raised opacity-80 transition-opacity duration-150 group-hover/pick:opacity-100 group-aria-pressed/pick:border-accent group-aria-pressed/pick:opacity-100">
              {poster ? (
                <img src={poster.url} alt="" draggable={false} className="size-full object-cover" />
              ) : (
                <Link2 aria-hidden className="size-4 stroke-[1.5]" />
              )}
            </span>
            <span className="truncate">{t(word)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
