/** How one speaker sounds, in the words of the engine. */
export interface Voice {
  /** Two speakers with the same figures and different names differ in the shape of their mouths. */
  name: string;
  /** The pitch of plain speech goes from `low` to `high` Hz. */
  low: number;
  high: number;
  /** Percent of the engine's formants: above 100 a smaller head, below 100 a larger one. */
  formants: number;
  /** 1 is an unhurried reader. */
  pace: number;
  /** 0 to 7. */
  roughness: number;
  /** 0 to 10: air in the voice. */
  breath: number;
  /** 0 to 10: unsteadiness of the pitch. */
  flutter: number;
  /** The engine's English for this speaker. */
  english: string;
  /** What a text without a letter is read in. */
  home: string;
}

/** Words a minute of a voice with the pace 1. */
export const plainWordsPerMinute = 165;
