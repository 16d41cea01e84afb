import { z } from 'zod';
import { optional } from './optional.ts';
import { readPronunciation } from './pronunciation.ts';
import {
  bitrates,
  channelCounts,
  emotions,
  languageBoosts,
  longAudioFormats,
  longSpeechLimits,
  outputFormats,
  sampleRates,
  shortSpeechLanguages,
  shortSpeechLimits,
  soundEffects,
  textNormalizations,
} from './speech-limits.ts';
import { countCharacters } from './video-limits.ts';

/** The wire contract of document 2: the bodies of its three create calls, with their defaults filled in. */

const { text: textLimit, speed, volume, pitch, modify, modifyFormats } = longSpeechLimits;

const spokenText = z.string().refine((text) => text.trim() !== '', { error: 'must not be empty' });
const voiceId = z.string().trim().min(1).max(200);

const longText = spokenText.refine(
  // No character takes more than two places in a string, so a huge one is refused without counting it.
  (text) => text.length <= textLimit.maxCharacters * 2 && countCharacters(text) <= textLimit.maxCharacters,
  { error: `must be at most ${textLimit.maxCharacters} characters` },
);

const voiceSetting = z.looseObject({
  voice_id: voiceId,
  speed: z
    .number()
    .min(speed.min)
    .max(speed.max)
    .nullish()
    .transform((value) => value ?? speed.initial),
  vol: z
    .number()
    .gt(volume.above)
    .max(volume.max)
    .nullish()
    .transform((value) => value ?? volume.initial),
  pitch: z
    .int()
    .min(pitch.min)
    .max(pitch.max)
    .nullish()
    .transform((value) => value ?? pitch.initial),
  emotion: optional(z.enum(emotions)),
  text_normalization: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});

const audioSetting = z.looseObject({
  sample_rate: z
    .literal(sampleRates)
    .nullish()
    .transform((value) => value ?? longSpeechLimits.sampleRate.initial),
  bitrate: z
    .literal(bitrates)
    .nullish()
    .transform((value) => value ?? longSpeechLimits.bitrate.initial),
  format: z
    .enum(longAudioFormats)
    .nullish()
    .transform((value) => value ?? longSpeechLimits.format.initial),
  channel: z
    .literal(channelCounts)
    .nullish()
    .transform((value) => value ?? longSpeechLimits.channels.initial),
});

const effectAmount = optional(z.int().min(modify.min).max(modify.max));
const voiceModify = z.looseObject({
  pitch: effectAmount,
  intensity: effectAmount,
  timbre: effectAmount,
  sound_effects: optional(z.enum(soundEffects)),
});

const tone = z.string().superRefine((line, context) => {
  const read = readPronunciation(line);
  if ('rule' in read) context.addIssue({ code: 'custom', message: read.rule });
});

/** `POST /v3/async/vendor-speech-2.6-turbo`. */
export const longSpeechBody = z
  .looseObject({
    text: longText,
    voice_setting: voiceSetting,
    audio_setting: audioSetting.nullish().transform((value) => value ?? audioSetting.parse({})),
    pronunciation_dict: optional(z.looseObject({ tone: optional(z.array(tone)) })),
    language_boost: optional(z.enum(languageBoosts)),
    voice_modify: optional(voiceModify),
  })
  .superRefine(({ voice_modify, audio_setting }, context) => {
    if (!voice_modify || modifyFormats.some((format) => format === audio_setting.format)) return;
    context.addIssue({
      code: 'custom',
      path: ['voice_modify'],
      message: `works with ${modifyFormats.join(', ')}, not with ${audio_setting.format}`,
    });
  });
export type LongSpeechBody = z.infer<typeof longSpeechBody>;

const requestIds = optional(z.array(z.string().min(1)).max(shortSpeechLimits.listed.max));

const shortSpeechFields = {
  text: spokenText,
  voice_id: voiceId,
  seed: optional(z.int().min(shortSpeechLimits.seed.min).max(shortSpeechLimits.seed.max)),
  next_text: optional(z.string()),
  previous_text: optional(z.string()),
  language_code: optional(
    z.string().refine((code) => (shortSpeechLanguages as readonly string[]).includes(code), {
      error: 'is not an ISO 639-1 code of a language that this model supports',
    }),
  ),
  output_format: z
    .enum(outputFormats)
    .nullish()
    .transform((value) => value ?? shortSpeechLimits.outputFormat.initial),
  use_pvc_as_ivc: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  voice_settings: optional(
    z.looseObject({
      speed: z
        .number()
        .positive()
        .nullish()
        .transform((value) => value ?? shortSpeechLimits.speed.initial),
      style: z
        .number()
        .nullish()
        .transform((value) => value ?? shortSpeechLimits.style.initial),
      stability: optional(z.number()),
      similarity_boost: optional(z.number()),
      use_speaker_boost: z
        .boolean()
        .nullish()
        .transform((value) => value ?? shortSpeechLimits.hasSpeakerBoost),
    }),
  ),
  next_request_ids: requestIds,
  previous_request_ids: requestIds,
  apply_text_normalization: z
    .enum(textNormalizations)
    .nullish()
    .transform((value) => value ?? shortSpeechLimits.textNormalization.initial),
  apply_language_text_normalization: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  pronunciation_dictionary_locators: optional(
    z
      .array(z.looseObject({ pronunciation_dictionary_id: z.string().min(1), version_id: z.string().min(1) }))
      .max(shortSpeechLimits.listed.max),
  ),
};

/** `POST /v3/vendor-tts-flash-v2`. */
export const flashSpeechBody = z.looseObject({
  ...shortSpeechFields,
  stream: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});

/** `POST /v3/vendor-tts-multilingual-v2`: has no `stream`. */
export const multilingualSpeechBody = z.looseObject({
  ...shortSpeechFields,
  stream: z.null({ error: 'is present on the flash endpoint only' }).optional(),
});
export type ShortSpeechBody = z.infer<typeof flashSpeechBody> | z.infer<typeof multilingualSpeechBody>;
