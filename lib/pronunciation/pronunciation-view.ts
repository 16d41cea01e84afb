/** An entry of the team's dictionary as the browser knows it. */
export interface PronunciationView {
  id: string;
  /** What stands in the text. */
  text: string;
  /** Pinyin syllables with tones, or the words to be spoken instead (document 2, pronunciation_dict). */
  replacement: string;
}
