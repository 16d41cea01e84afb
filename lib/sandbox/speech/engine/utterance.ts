/** What crosses to the process that speaks: one short stretch of text in one language, and how to say it. */
export interface Utterance {
  text: string;
  /** A voice of eSpeak NG by its language: `en-us`, `cmn`, `cmn-latn-pinyin`. */
  language: string;
  /** Words a minute, 80 to 450. */
  wordsPerMinute: number;
  /** The text of a voice variant file: pitch, formants, roughness. */
  variant: string;
}

export interface UtteranceMessage {
  id: number;
  utterance: Utterance;
}

/** The engine speaks at this rate, whatever is asked. */
export const engineSampleRate = 22_050;
