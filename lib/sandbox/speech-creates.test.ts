import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bitrates,
  emotions,
  languageBoosts,
  longAudioFormats,
  outputFormats,
  sampleRates,
  shortSpeechLanguages,
  soundEffects,
} from '#lib/vendor/speech-limits.ts';
import { platform, TestSandbox } from './test-sandbox.ts';

/** Every rule of document 2's request tables, just kept and just broken. */
const sandbox = new TestSandbox({ seconds: 600 });
beforeAll(() => sandbox.start());
afterAll(() => sandbox.remove());

type Row = [name: string, change: Record<string, unknown>, rule?: string];

/** A long speech that is right in every point; a change to one of its objects is laid over what is there. */
function longBody(change: Record<string, unknown>) {
  const { voice_setting, ...more } = change;
  return { text: 'Hi.', voice_setting: laidOver({ voice_id: 'Arnold' }, voice_setting), ...more };
}
const laidOver = (base: object, change: unknown) =>
  typeof change === 'object' && change !== null && !Array.isArray(change)
    ? { ...base, ...change }
    : change === undefined
      ? base
      : change;
const shortBody = (change: Record<string, unknown>) => ({
  text: 'Hi.',
  voice_id: '21m00Tcm4TlvDq8ikWAM',
  ...change,
});

const voice = (change: Record<string, unknown>) => ({ voice_setting: change });
const audio = (change: Record<string, unknown>) => ({ audio_setting: change });
const modify = (change: Record<string, unknown>) => ({ voice_modify: change });
const tone = (...lines: unknown[]) => ({ pronunciation_dict: { tone: lines } });

const longRows: Row[] = [
  ['nothing but what is required', {}],
  ['no text', { text: undefined }, 'text: is required'],
  ['a text of spaces', { text: ' \n' }, 'text: must not be empty'],
  ['50,000 characters', { text: '…'.repeat(50_000 - 1).concat('a') }],
  ['50,001 characters', { text: 'a'.repeat(50_001) }, 'text: must be at most 50000 characters'],
  ['50,000 characters outside the first plane', { text: '𝄞'.repeat(50_000) }],
  ['voice_setting null', { voice_setting: null }, 'voice_setting: must be an object'],
  ['no voice', voice({ voice_id: undefined }), 'voice_setting.voice_id: is required'],
  ['an unknown voice', voice({ voice_id: 'nobody' }), 'voice_setting.voice_id: voice nobody does not exist'],
  ['a premade voice of the short endpoints', voice({ voice_id: '21m00Tcm4TlvDq8ikWAM' }), 'does not exist'],
  ['a cloned voice', voice({ voice_id: 'clone-of-anna' })],
  ['a premium voice', voice({ voice_id: 'female-tianmei-jingpin' })],
  ...[0.5, 2, null].map((speed): Row => [`speed ${speed}`, voice({ speed })]),
  ['speed 0.49', voice({ speed: 0.49 }), 'voice_setting.speed: must be at least 0.5'],
  ['speed 2.01', voice({ speed: 2.01 }), 'voice_setting.speed: must be at most 2'],
  ...[0.01, 10, null].map((vol): Row => [`vol ${vol}`, voice({ vol })]),
  ['vol 0', voice({ vol: 0 }), 'voice_setting.vol: must be'],
  ['vol 10.1', voice({ vol: 10.1 }), 'voice_setting.vol: must be at most 10'],
  ...[-12, 12, null].map((pitch): Row => [`pitch ${pitch}`, voice({ pitch })]),
  ['pitch -13', voice({ pitch: -13 }), 'voice_setting.pitch: must be at least -12'],
  ['pitch 13', voice({ pitch: 13 }), 'voice_setting.pitch: must be at most 12'],
  ['pitch 1.5', voice({ pitch: 1.5 }), 'voice_setting.pitch: must be an integer'],
  ...[...emotions, null].map((emotion): Row => [`${emotion}`, voice({ emotion })]),
  ['bored', voice({ emotion: 'bored' }), 'voice_setting.emotion: must be one of happy'],
  ['normalised', voice({ text_normalization: true })],
  ['normalised in words', voice({ text_normalization: 'yes' }), 'text_normalization: must be a boolean'],
  ...sampleRates.map((sample_rate): Row => [`${sample_rate} Hz`, audio({ sample_rate })]),
  ['48000 Hz', audio({ sample_rate: 48000 }), 'audio_setting.sample_rate: must be one of 8000'],
  ...bitrates.map((bitrate): Row => [`${bitrate} bits a second`, audio({ bitrate })]),
  ['96000 bits a second', audio({ bitrate: 96000 }), 'audio_setting.bitrate: must be one of 32000'],
  ...longAudioFormats.map((format): Row => [format, audio({ format })]),
  ['ogg', audio({ format: 'ogg' }), 'audio_setting.format: must be one of mp3, pcm, flac, wav'],
  ['1 channel', audio({ channel: 1 })],
  ['2 channels', audio({ channel: 2 })],
  ['3 channels', audio({ channel: 3 }), 'audio_setting.channel: must be one of 1, 2'],
  ['audio_setting null', { audio_setting: null }],
  ['the words to speak', tone('omg/oh my god')],
  ['pinyin', tone('燕少飞/(yan4)(shao3)(fei1)', '处理/(chu3)(li5)')],
  ['no slash', tone('omg'), 'pronunciation_dict.tone[0]: must have the form text/replacement'],
  ['tone 6', tone('a/b', '燕/(yan6)'), 'pronunciation_dict.tone[1]: pinyin must be'],
  ['no words', tone('/b'), 'pronunciation_dict.tone[0]: the text'],
  ['a tone that is no text', tone(7), 'pronunciation_dict.tone[0]: must be a string'],
  ...[...languageBoosts, null].map((one): Row => [`in ${one}`, { language_boost: one }]),
  ['in Klingon', { language_boost: 'Klingon' }, 'language_boost: must be one of Chinese'],
  ...['pitch', 'intensity', 'timbre'].flatMap((field): Row[] => [
    [`${field} -100`, modify({ [field]: -100 })],
    [`${field} 100`, modify({ [field]: 100 })],
    [`${field} -101`, modify({ [field]: -101 }), `voice_modify.${field}: must be at least -100`],
    [`${field} 101`, modify({ [field]: 101 }), `voice_modify.${field}: must be at most 100`],
    [`${field} 0.5`, modify({ [field]: 0.5 }), `voice_modify.${field}: must be an integer`],
  ]),
  ...soundEffects.map((sound_effects): Row => [sound_effects, modify({ sound_effects })]),
  ['reverb', modify({ sound_effects: 'reverb' }), 'voice_modify.sound_effects: must be one of spacious_echo'],
  ['effects on flac', { ...modify({ pitch: 1 }), ...audio({ format: 'flac' }) }],
  ['effects on pcm', { ...modify({ pitch: 1 }), ...audio({ format: 'pcm' }) }, 'works with mp3, wav, flac'],
  ['a field that nobody knows', { colour: 'red' }],
];

const shortRows: Row[] = [
  ['nothing but what is required', {}],
  ['no text', { text: undefined }, 'text: is required'],
  ['a text of spaces', { text: ' ' }, 'text: must not be empty'],
  ['no voice', { voice_id: undefined }, 'voice_id: is required'],
  ['an unknown voice', { voice_id: 'nobody' }, 'voice_id: voice nobody does not exist'],
  ['a voice of the long endpoint', { voice_id: 'presenter_male' }, 'voice_id: voice presenter_male'],
  ['a voice of the account', { voice_id: 'AbCdEfGhIjKlMnOpQrSt' }],
  ['a cloned voice', { voice_id: 'clone-of-anna' }],
  ...[0, 4_294_967_295, null].map((seed): Row => [`seed ${seed}`, { seed }]),
  ['seed -1', { seed: -1 }, 'seed: must be at least 0'],
  ['a greater seed', { seed: 4_294_967_296 }, 'seed: must be at most 4294967295'],
  ...shortSpeechLanguages.map((language_code): Row => [`in ${language_code}`, { language_code }]),
  ['in Klingon', { language_code: 'xx' }, 'language_code: is not an ISO 639-1 code'],
  ['a language by name', { language_code: 'English' }, 'language_code: is not an ISO 639-1 code'],
  ...outputFormats.map((output_format): Row => [output_format, { output_format }]),
  ['mp3_8000_32', { output_format: 'mp3_8000_32' }, 'output_format: must be one of mp3_22050_32'],
  ['what stands around it', { next_text: 'And then.', previous_text: 'At first.' }],
  ['3 ids before and after', { previous_request_ids: ['a', 'b', 'c'], next_request_ids: ['a', 'b', 'c'] }],
  ['4 ids before', { previous_request_ids: ['a', 'b', 'c', 'd'] }, 'previous_request_ids: must be at most 3'],
  ['4 ids after', { next_request_ids: ['a', 'b', 'c', 'd'] }, 'next_request_ids: must be at most 3'],
  ['an empty list of ids', { previous_request_ids: [] }],
  ...['auto', 'on', 'off', null].map((one): Row => [`normalised ${one}`, { apply_text_normalization: one }]),
  ['normalised true', { apply_text_normalization: true }, 'apply_text_normalization: must be one of auto'],
  ['Japanese normalised', { apply_language_text_normalization: true, language_code: 'ja' }],
  [
    'all voice settings',
    {
      voice_settings: {
        speed: 1.1,
        style: 0.5,
        stability: 0.3,
        similarity_boost: 1,
        use_speaker_boost: false,
      },
    },
  ],
  ['speed 0', { voice_settings: { speed: 0 } }, 'voice_settings.speed: must be'],
  ['voice settings null', { voice_settings: null }],
  ['the other version of the voice', { use_pvc_as_ivc: true }],
  [
    'a dictionary',
    { pronunciation_dictionary_locators: [{ pronunciation_dictionary_id: 'd', version_id: 'v' }] },
  ],
  [
    'a dictionary without version',
    { pronunciation_dictionary_locators: [{ pronunciation_dictionary_id: 'd' }] },
    'pronunciation_dictionary_locators[0].version_id: is required',
  ],
  [
    '4 dictionaries',
    {
      pronunciation_dictionary_locators: Array.from({ length: 4 }, () => ({
        pronunciation_dictionary_id: 'd',
        version_id: 'v',
      })),
    },
    'pronunciation_dictionary_locators: must be at most 3',
  ],
  ['a field that nobody knows', { colour: 'red' }],
];

const flashRows: Row[] = [
  ...shortRows,
  ['streamed', { stream: true }],
  ['not streamed', { stream: false }],
  ['streamed in words', { stream: 'yes' }, 'stream: must be a boolean'],
];
const multilingualRows: Row[] = [
  ...shortRows,
  ['streamed', { stream: true }, 'stream: is present on the flash endpoint only'],
  ['stream null', { stream: null }],
];

async function check(path: string, body: unknown, rule: string | undefined): Promise<void> {
  const { status, json, text } = await sandbox.call('POST', path, body);
  expect(status, text.slice(0, 200)).toBe(rule === undefined ? 200 : 400);
  if (rule === undefined) return;
  expect(json).toMatchObject({ code: 400, reason: 'INVALID_REQUEST_BODY', metadata: {} });
  expect(json.message).toContain(rule);
}

test.each(longRows)('long: %s', (_name, change, rule) => check(platform.longSpeech, longBody(change), rule));
test.each(flashRows)('flash: %s', (_name, change, rule) =>
  check(platform.flashSpeech, shortBody(change), rule),
);
test.each(multilingualRows)('multilingual: %s', (_name, change, rule) =>
  check(platform.multilingualSpeech, shortBody(change), rule),
);
