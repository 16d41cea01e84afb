import { settingsWords } from '#components/take/take-words.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';

/** `H3, 768P, 5 s, 16:9`: the model, and what was asked of it. */
export function settingsLine(take: Pick<TakeView, 'tool' | 'model' | 'settings'>): string {
  // Document 1's models are written as they are sold; the others are plain words of ours.
  const model = /^[a-z]+$/.test(take.model) ? capitalized(take.model) : take.model;
  return [model, settingsWords(take)].filter(Boolean).join(', ');
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
