import { useSyncExternalStore } from 'react';
import type { Dependents } from '#lib/curation/dependents.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';

/** What is asked before something that hurts; the page shows it (`take-question.tsx`) and the answer comes back here. */
export type Question =
  | { kind: 'bin'; takes: readonly TakeView[]; dependents: Dependents }
  | { kind: 'delete'; takes: readonly TakeView[] };

let asked: { question: Question; answer: (isYes: boolean) => void } | undefined;
const listeners = new Set<() => void>();

function replace(next: typeof asked): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Resolves with what the person chose. A new question takes the place of one that is still open. */
export function askFirst(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    replace({
      question,
      answer: (isYes) => {
        replace(undefined);
        resolve(isYes);
      },
    });
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useQuestion() {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => undefined,
  );
}
