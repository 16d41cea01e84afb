import { readPronunciation } from '#lib/vendor/pronunciation.ts';
import type { LongSpeechBody } from '#lib/vendor/speech.ts';
import { longFormat } from './formats/sound-format.ts';
import { boostedLanguages } from './reading/languages.ts';
import type { SpeechJob } from './speech-job.ts';
import { combine, type Delivery, feelingOf, plainDelivery } from './voices/delivery.ts';
import { findLongVoice } from './voices/find-voice.ts';

/** What a long speech asks for (document 2). Undefined for a voice that does not exist. */
export function longSpeechJob(body: LongSpeechBody): SpeechJob | undefined {
  const { voice_setting: setting, voice_modify: modify } = body;
  const voice = findLongVoice(setting.voice_id);
  if (!voice) return undefined;
  const pronunciations = (body.pronunciation_dict?.tone ?? []).flatMap((line) => {
    const read = readPronunciation(line);
    return 'rule' in read ? [] : [read];
  });
  const asked = {
    ...plainDelivery,
    speed: setting.speed,
    semitones: setting.pitch,
    ...(modify?.sound_effects === 'robotic' ? { melody: 0 } : {}),
  };
  const felt = combine(asked, feelingOf(setting.emotion));
  return {
    text: body.text,
    reading: {
      asked: body.language_boost ? boostedLanguages[body.language_boost] : undefined,
      english: voice.english,
      home: voice.home,
      pronunciations,
      normalization: setting.text_normalization ? 'all' : 'none',
    },
    voice,
    delivery: combine(felt, modifiedPitch(modify?.pitch ?? 0)),
    variation: 0,
    seed: '',
    effects: {
      intensity: modify?.intensity ?? 0,
      timbre: modify?.timbre ?? 0,
      soundEffect: modify?.sound_effects,
      volume: setting.vol,
    },
    format: longFormat(body.audio_setting),
  };
}

/** `voice_modify.pitch` moves the whole voice, as a larger or smaller body would: -100 deeper, 100 brighter. */
function modifiedPitch(amount: number): Partial<Delivery> {
  return { semitones: (5 * amount) / 100, formants: 1 + (0.14 * amount) / 100 };
}
