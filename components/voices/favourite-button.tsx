'use client';

import { Star } from 'lucide-react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { useFavourite } from './use-favourite.ts';
import type { VoiceEntry } from './voice-entries.ts';

interface FavouriteButtonProps {
  entry: VoiceEntry;
  favourites: readonly string[];
  className?: string;
}

/** A person's own mark on a voice. */
export function FavouriteButton({ entry, favourites, className }: FavouriteButtonProps) {
  const t = useText();
  const { isFavourite, toggle } = useFavourite(entry, favourites);
  return (
    <IconButton
      label={
        isFavourite
          ? t('No favourite any more: {title}', { title: t(entry.title) })
          : t('Favourite: {title}', { title: t(entry.title) })
      }
      icon={<Star className={isFavourite ? 'fill-accent text-accent' : ''} />}
      size="sm"
      aria-pressed={isFavourite}
      onClick={toggle}
      className={className}
    />
  );
}
