'use client';

import { Star } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { favouriteTakes } from '#lib/curation/actions.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { useCuration } from './use-curation.ts';

/** A person's own mark on a take: seen at once, and taken back when the studio does not keep it. */
export function useFavouriteTake({ id, isFavourite: isKept }: Pick<TakeView, 'id' | 'isFavourite'>) {
  const curate = useCuration();
  const [wanted, setWanted] = useState<{ id: string; isFavourite: boolean }>();
  const isFavourite = wanted?.id === id ? wanted.isFavourite : isKept;

  async function toggle() {
    setWanted({ id, isFavourite: !isFavourite });
    await curate(favouriteTakes({ taskIds: [id], isFavourite: !isFavourite }));
    setWanted(undefined);
  }
  return { isFavourite, toggle: () => void toggle() };
}

interface FavouriteButtonProps {
  isFavourite: boolean;
  onToggle: () => void;
}

/** The star of a take; `f` is its key where it stands. */
export function FavouriteButton({ isFavourite, onToggle }: FavouriteButtonProps) {
  const t = useText();
  return (
    <IconButton
      label={isFavourite ? t('No favourite any more (F)') : t('Favourite (F)')}
      icon={<Star className={isFavourite ? 'fill-accent text-accent' : ''} />}
      side="bottom"
      aria-pressed={isFavourite}
      aria-keyshortcuts="F"
      onClick={onToggle}
    />
  );
}
