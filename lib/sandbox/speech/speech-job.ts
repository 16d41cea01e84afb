import type { EffectSettings } from './effects/chain.ts';
import type { SoundFormat } from './formats/sound-format.ts';
import type { ReadingOptions } from './reading/plan-reading.ts';
import type { Delivery } from './voices/delivery.ts';
import type { Voice } from './voices/voice.ts';

/** Everything that is to be spoken, as plain data that crosses between processes. */
export interface SpeechJob {
  text: string;
  reading: ReadingOptions;
  voice: Voice;
  delivery: Delivery;
  /** How much each line may differ from the last: 0 (always the same) to 1. */
  variation: number;
  /** The same seed varies in the same way. */
  seed: string;
  effects: EffectSettings;
  format: SoundFormat;
}

/** What was spoken. */
export interface SpokenFacts {
  durationSeconds: number;
}
