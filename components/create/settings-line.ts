import { modelWord, settingsWords } from '#components/take/take-words.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';

/** `H3, 768P, 5 s, 16:9`: the model, and what was asked of it. */
export function settingsLine(take: Pick<TakeView, 'tool' | 'model' | 'settings'>): string {
  return [modelWord(take.model), settingsWords(take)].filter(Boolean).join(', ');
}
