/**
 * Every number and list of document 2, once. The forms, the server actions, the sandbox and the table tests read
 * this one table.
 */

export const emotions = ['happy', 'sad', 'angry', 'fearful', 'disgusted', 'surprised', 'neutral'] as const;
export type Emotion = (typeof emotions)[number];

export const soundEffects = ['spacious_echo', 'auditorium_echo', 'lofi_telephone', 'robotic'] as const;

export const longAudioFormats = ['mp3', 'pcm', 'flac', 'wav'] as const;
export type LongAudioFormat = (typeof longAudioFormats)[number];
export const sampleRates = [8000, 16000, 22050, 24000, 32000, 44100] as const;
export const bitrates = [32000, 64000, 128000, 256000] as const;
export const channelCounts = [1, 2] as const;

export const languageBoosts = [
  'Chinese',
  'Chinese,Yue',
  'English',
  'Arabic',
  'Russian',
  'Spanish',
  'French',
  'Portuguese',
  'German',
  'Turkish',
  'Dutch',
  'Ukrainian',
  'Vietnamese',
  'Indonesian',
  'Japanese',
  'Italian',
  'Korean',
  'Thai',
  'Polish',
  'Romanian',
  'Greek',
  'Czech',
  'Finnish',
  'Hindi',
  'Bulgarian',
  'Danish',
  'Hebrew',
  'Malay',
  'Persian',
  'Slovak',
  'Swedish',
  'Croatian',
  'Filipino',
  'Hungarian',
  'Norwegian',
  'Slovenian',
  'Catalan',
  'Nynorsk',
  'Tamil',
  'Afrikaans',
  'auto',
] as const;

/** `POST /v3/async/vendor-speech-2.6-turbo`: ranges and defaults. */
export const longSpeechLimits = {
  text: { maxCharacters: 50_000 },
  speed: { min: 0.5, max: 2, initial: 1 },
  /** Above 0, not 0 itself. */
  volume: { above: 0, max: 10, initial: 1 },
  pitch: { min: -12, max: 12, initial: 0 },
  sampleRate: { initial: 32000 },
  bitrate: { initial: 128000 },
  channels: { initial: 1 },
  format: { initial: 'mp3' },
  /** Each of pitch, intensity and timbre in `voice_modify`. */
  modify: { min: -100, max: 100 },
  /** `voice_modify` works with these alone. */
  modifyFormats: ['mp3', 'wav', 'flac'],
  linkHours: 24,
} as const;

export const outputFormats = [
  'mp3_22050_32',
  'mp3_24000_48',
  'mp3_44100_32',
  'mp3_44100_64',
  'mp3_44100_96',
  'mp3_44100_128',
  'mp3_44100_192',
  'pcm_8000',
  'pcm_16000',
  'pcm_22050',
  'pcm_24000',
  'pcm_32000',
  'pcm_44100',
  'pcm_48000',
  'ulaw_8000',
  'alaw_8000',
  'opus_48000_32',
  'opus_48000_64',
  'opus_48000_96',
  'opus_48000_128',
  'opus_48000_192',
] as const;
export type OutputFormat = (typeof outputFormats)[number];

export const textNormalizations = ['auto', 'on', 'off'] as const;

export const shortSpeechModels = ['flash', 'multilingual'] as const;
export type ShortSpeechModel = (typeof shortSpeechModels)[number];

/** The two synchronous endpoints: ranges and defaults. */
export const shortSpeechLimits = {
  seed: { min: 0, max: 4_294_967_295 },
  outputFormat: { initial: 'mp3_44100_128' },
  textNormalization: { initial: 'auto' },
  /** Each of `previous_request_ids`, `next_request_ids` and `pronunciation_dictionary_locators`. */
  listed: { max: 3 },
  speed: { initial: 1 },
  style: { initial: 0 },
  hasSpeakerBoost: true,
} as const;

/** The parts of an output format: codec, samples a second, and kilobits a second where the codec is compressed. */
export function readOutputFormat(format: OutputFormat): {
  codec: 'mp3' | 'pcm' | 'ulaw' | 'alaw' | 'opus';
  sampleRate: number;
  kilobits?: number | undefined;
} {
  const [codec, sampleRate, kilobits] = format.split('_');
  const codecs = ['mp3', 'pcm', 'ulaw', 'alaw', 'opus'] as const;
  return {
    codec: codecs.find((one) => one === codec) ?? 'mp3',
    sampleRate: Number(sampleRate),
    kilobits: kilobits === undefined ? undefined : Number(kilobits),
  };
}

/** Languages by ISO 639-1 code that the short endpoints speak; another code is an error (document 2, Errors). */
export const shortSpeechLanguages = [
  'ar',
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'fi',
  'fr',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'ms',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sv',
  'ta',
  'tr',
  'uk',
  'vi',
  'zh',
] as const;
