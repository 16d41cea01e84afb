import type { ShortSpeechBody } from '#lib/vendor/speech.ts';
import { shortFormat } from './formats/sound-format.ts';
import { languageOfCode } from './reading/languages.ts';
import type { SpeechJob } from './speech-job.ts';
import { plainDelivery } from './voices/delivery.ts';
import { findShortVoice } from './voices/find-voice.ts';

/** How steady a voice is when the request does not say. */
const plainStability = 0.5;

/** What a short speech asks for (document 2). Undefined for a voice that does not exist. `seed` is used when the request has none. */
export function shortSpeechJob(body: ShortSpeechBody, seed: string): SpeechJob | undefined {
  const voice = findShortVoice(body.voice_id);
  if (!voice) return undefined;
  const {
    speed = 1,
    style = 0,
    stability = plainStability,
    similarity_boost = 0.75,
  } = body.voice_settings ?? {};
  return {
    text: body.text,
    reading: {
      asked: body.language_code === undefined ? undefined : languageOfCode(body.language_code),
      english: voice.english,
      home: voice.home,
      pronunciations: [],
      normalization: body.apply_text_normalization === 'off' ? 'none' : 'english',
    },
    voice,
    delivery: {
      ...plainDelivery,
      // Document 2 sets no limits here. Beyond these nothing could be understood.
      speed: within(speed, 0.25, 4),
      melody: 1 + 0.9 * within(style, 0, 1),
      // The quicker made version of a voice is a little off.
      formants: body.use_pvc_as_ivc ? 0.97 : 1,
    },
    variation: 1 - within(stability, 0, 1),
    seed: body.seed === undefined ? seed : String(body.seed),
    effects: { intensity: 0, timbre: 40 * (within(similarity_boost, 0, 1) - 0.75), volume: 1 },
    format: shortFormat(body.output_format),
  };
}

function within(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
