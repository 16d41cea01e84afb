'use client';

import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#components/ui/toast-store.ts';
import { setFavourite } from '#lib/voices/actions.ts';
import { type VoiceFamily, voiceKey } from '#lib/voices/voice.ts';
import type { VoiceShelf } from '#lib/voices/voice-view.ts';
import { answered } from './answered.ts';
import { voiceKeys } from './voice-queries.ts';

/** Marks a voice at once, and takes the mark back when the studio does not keep it. */
export function useFavourite(
  { family, id }: { family: VoiceFamily; id: string },
  favourites: readonly string[],
) {
  const client = useQueryClient();
  const key = voiceKey({ family, id });
  const isFavourite = favourites.includes(key);

  function mark(isMarked: boolean) {
    client.setQueryData<VoiceShelf>(voiceKeys.shelf, (shelf) => {
      if (!shelf) return shelf;
      const others = shelf.favourites.filter((one) => one !== key);
      return { ...shelf, favourites: isMarked ? [...others, key] : others };
    });
  }

  async function toggle() {
    mark(!isFavourite);
    const result = await answered(setFavourite({ family, voiceId: id, isFavourite: !isFavourite }));
    if (result.ok) return;
    mark(isFavourite);
    showToast({ title: result.failure.message, tone: 'bad' });
  }

  return { isFavourite, toggle: () => void toggle() };
}
