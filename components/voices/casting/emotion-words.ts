import type { Emotion } from '#lib/vendor/speech-limits.ts';

/** An emotion as a word of the sheet; none leaves it to the text. */
export function emotionWords(emotion: Emotion | null): string {
  return emotion === null ? 'As the text' : `${emotion.slice(0, 1).toUpperCase()}${emotion.slice(1)}`;
}
