'use client';

import { useRef, useState } from 'react';
import { showToast } from '#components/ui/toast-store.ts';
import { randomUuid } from '#lib/random-uuid.ts';
import { redoFailedParts, redoPart } from '#lib/tasks/actions.ts';

/** Which parts are made again: one by its index, or all that failed. */
export type RedoTarget = number | 'failed';

export interface RedoControl {
  /** The target whose price is being asked about. */
  asking: RedoTarget | undefined;
  isBusy: boolean;
  ask: (target: RedoTarget | undefined) => void;
  redo: () => Promise<void>;
}

/** Makes parts of a narration again, after the price was said. A lost answer is replayed under the same click. */
export function useRedo(taskId: string, onChanged: () => void): RedoControl {
  const [asking, setAsking] = useState<RedoTarget>();
  const [isBusy, setBusy] = useState(false);
  const clickId = useRef<string>(undefined);
  return {
    asking,
    isBusy,
    ask: (target) => {
      clickId.current = undefined;
      setAsking(target);
    },
    redo: async () => {
      if (asking === undefined || isBusy) return;
      setBusy(true);
      clickId.current ??= randomUuid();
      const click = { taskId, clickId: clickId.current };
      const result = await (asking === 'failed'
        ? redoFailedParts(click)
        : redoPart({ ...click, partIndex: asking })
      ).catch(() => undefined);
      setBusy(false);
      if (!result) {
        showToast({
          title: 'The studio did not answer',
          description: 'Press again: it repeats the same click, so nothing is made or paid twice.',
          tone: 'bad',
        });
        return;
      }
      if (!result.ok) showToast({ title: result.failure.message, tone: 'bad' });
      setAsking(undefined);
      onChanged();
    },
  };
}
