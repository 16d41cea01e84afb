'use client';

import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import { shelveTakes } from '#lib/curation/actions.ts';
import type { Shelf } from '#lib/curation/shelf-inputs.ts';
import { useCuration } from './use-curation.ts';

const done: Record<Shelf, { one: string; many: string }> = {
  gallery: { one: 'Back in the gallery', many: '{count} takes are back in the gallery' },
  archive: { one: 'Put into the archive', many: '{count} takes put into the archive' },
  bin: { one: 'Put into the bin', many: '{count} takes put into the bin' },
};

/** Puts takes on another shelf, with the way back in the toast; says why some stayed. Answers whether any moved. */
export function useShelve() {
  const t = useText();
  const curate = useCuration();
  return async (taskIds: string[], shelf: Shelf): Promise<boolean> => {
    const shelved = await curate(shelveTakes({ taskIds, shelf }));
    if (!shelved) return false;
    const { changed, undo, refused } = shelved;
    const count = changed.length;
    const reason = refused[0]?.message;
    const undoAll = async () => {
      for (const back of undo) await curate(shelveTakes(back));
    };
    const stayed = refused.reduce((sum, one) => sum + one.taskIds.length, 0);
    const isAlone = taskIds.length === 1;
    if (count === 0 && reason === undefined) return false;
    showToast({
      title:
        count === 0
          ? t(isAlone ? 'It stays where it is' : 'They stay where they are')
          : t(count === 1 ? done[shelf].one : done[shelf].many, { count }),
      tone: count === 0 ? 'bad' : 'good',
      ...(reason === undefined
        ? {}
        : { description: isAlone ? t(reason) : `${t('{count} stayed.', { count: stayed })} ${t(reason)}` }),
      ...(count === 0
        ? {}
        : { action: { label: t('Undo'), onSelect: () => void undoAll() }, durationSeconds: 10 }),
    });
    return count > 0;
  };
}
