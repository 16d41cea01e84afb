import { endpoints } from '#lib/vendor/endpoints.ts';
import { billShortSpeech } from '#lib/vendor/prices.ts';
import {
  outputFormats,
  readOutputFormat,
  shortSpeechLanguages,
  shortSpeechLimits,
  shortSpeechModels,
  textNormalizations,
} from '#lib/vendor/speech-limits.ts';
import { countCharacters } from '#lib/vendor/video-limits.ts';
import { hasVisibleText } from './content.ts';
import { defineTool } from './define-tool.ts';
import {
  choice,
  lines,
  number,
  openChoice,
  openNumber,
  take,
  text,
  toggle,
  type ValuesOf,
  voice,
} from './fields.ts';

const { seed, listed: lists } = shortSpeechLimits;
const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

/** George, the first of the publicly known premade voices that reads anything well. */
const firstVoice = 'JBFqnCBsd6RMkjVDRZzb';

const fields = {
  model: choice({
    label: 'Model',
    control: 'segments',
    options: shortSpeechModels,
    initial: 'flash',
    words: (model) => (model === 'flash' ? 'Flash' : 'Multilingual'),
  }),
  text: text({ label: 'The text', control: 'prompt', placeholder: 'What is to be said.' }),
  voiceId: voice({ label: 'Voice', family: 'short', initial: firstVoice }),
  language: openChoice({
    label: 'Language',
    control: 'select',
    options: shortSpeechLanguages,
    openWords: 'As the text',
    words: (code) => languageNames.of(code) ?? code,
  }),
  outputFormat: choice({
    label: 'Format',
    control: 'select',
    options: outputFormats,
    initial: shortSpeechLimits.outputFormat.initial,
    words: formatWords,
  }),
  speed: number({
    label: 'Speed',
    control: 'slider',
    min: 0.25,
    max: 4,
    step: 0.05,
    initial: shortSpeechLimits.speed.initial,
  }),
  stability: openNumber({
    label: 'Stability',
    hint: 'Lower has more feeling, higher is more even.',
    control: 'slider',
    min: 0,
    max: 1,
    step: 0.05,
    openWords: 'As the voice',
  }),
  similarityBoost: openNumber({
    label: 'Similarity',
    hint: 'How closely the original voice is kept.',
    control: 'slider',
    min: 0,
    max: 1,
    step: 0.05,
    openWords: 'As the voice',
  }),
  style: number({
    label: 'Style',
    hint: 'Exaggerates the way the voice speaks; takes longer.',
    control: 'slider',
    min: 0,
    max: 1,
    step: 0.05,
    initial: shortSpeechLimits.style.initial,
    isRare: true,
  }),
  hasSpeakerBoost: toggle({
    label: 'Speaker boost',
    hint: 'Closer to the original speaker; takes longer.',
    initial: shortSpeechLimits.hasSpeakerBoost,
    isRare: true,
  }),
  isStreamed: toggle({ label: 'Play while it is spoken', initial: true }),
  seed: openNumber({ label: 'Seed', control: 'seed', ...seed, step: 1, openWords: 'Random', isRare: true }),
  previousText: text({ label: 'Text before', control: 'text', isRare: true }),
  nextText: text({ label: 'Text after', control: 'text', isRare: true }),
  previousRequestIds: lines({ label: 'Samples before', most: lists.max, isRare: true }),
  nextRequestIds: lines({ label: 'Samples after', most: lists.max, isRare: true }),
  /** The take that this one goes on from. */
  goesOnFrom: take({ label: 'Goes on from' }),
  textNormalization: choice({
    label: 'Read out numbers and signs',
    control: 'segments',
    options: textNormalizations,
    initial: shortSpeechLimits.textNormalization.initial,
    words: (when) => ({ auto: 'When it helps', on: 'Always', off: 'Never' })[when],
    isRare: true,
  }),
  hasLanguageNormalization: toggle({
    label: 'Japanese text normalization',
    hint: 'Takes noticeably longer.',
    initial: false,
    isRare: true,
  }),
  usesInstantClone: toggle({
    label: 'Instant version of a professional clone',
    initial: false,
    isRare: true,
  }),
  /** `dictionary id/version id`. */
  dictionaries: lines({
    label: "The vendor's pronunciation dictionaries",
    hint: 'Each as dictionary id/version id, applied in order.',
    most: lists.max,
    ruleOf: (line) => (/^[^/\s]+\/[^/\s]+$/.test(line) ? undefined : 'must be dictionary id/version id'),
    isRare: true,
  }),
};
export type SpeechInput = ValuesOf<typeof fields>;

function formatWords(format: (typeof outputFormats)[number]): string {
  const { codec, sampleRate, kilobits } = readOutputFormat(format);
  const name = { mp3: 'MP3', pcm: 'PCM', ulaw: 'µ-law', alaw: 'A-law', opus: 'Opus' }[codec];
  return `${name} ${sampleRate / 1000} kHz${kilobits ? `, ${kilobits} kbit/s` : ''}`;
}

/** Document 2's two synchronous endpoints: one line or a short text, spoken at once. */
export const speechTool = defineTool(fields, {
  name: 'speech',
  endpoint: ({ model }) => (model === 'flash' ? endpoints.flashSpeech : endpoints.multilingualSpeech),
  problems: ({ text: words, voiceId }) => [
    ...(hasVisibleText(words)
      ? []
      : [{ field: 'text', message: 'Write what is to be said.', isMissing: true }]),
    ...(voiceId === '' ? [{ field: 'voiceId', message: 'Choose a voice.', isMissing: true }] : []),
  ],
  body: (values) => ({
    text: values.text,
    voice_id: values.voiceId,
    output_format: values.outputFormat,
    apply_text_normalization: values.textNormalization,
    voice_settings: {
      speed: values.speed,
      style: values.style,
      use_speaker_boost: values.hasSpeakerBoost,
      ...(values.stability === undefined ? {} : { stability: values.stability }),
      ...(values.similarityBoost === undefined ? {} : { similarity_boost: values.similarityBoost }),
    },
    ...(values.model === 'flash' ? { stream: values.isStreamed } : {}),
    ...(values.language === undefined ? {} : { language_code: values.language }),
    ...(values.seed === undefined ? {} : { seed: values.seed }),
    ...(values.previousText === '' ? {} : { previous_text: values.previousText }),
    ...(values.nextText === '' ? {} : { next_text: values.nextText }),
    ...listed('previous_request_ids', values.previousRequestIds),
    ...listed('next_request_ids', values.nextRequestIds),
    ...(values.hasLanguageNormalization ? { apply_language_text_normalization: true } : {}),
    ...(values.usesInstantClone ? { use_pvc_as_ivc: true } : {}),
    ...(values.dictionaries.length === 0
      ? {}
      : { pronunciation_dictionary_locators: values.dictionaries.map(locatorOf) }),
  }),
  estimate: ({ model, text: words }, { prices }) => billShortSpeech(model, countCharacters(words), prices),
  billed: (_usage, { model, text: words }, prices) => billShortSpeech(model, countCharacters(words), prices),
  // A tile shows the beginning.
  prompt: ({ text: words }) => words.slice(0, 2000),
  model: ({ model }) => model,
  media: () => [],
  unavailable: ({ model, language }) => ({
    ...(model === 'flash' ? {} : { isStreamed: 'Only Flash can be heard while it is spoken.' }),
    ...(language === undefined || language === 'ja'
      ? {}
      : { hasLanguageNormalization: 'Only for Japanese.' }),
  }),
});

/** The lines that something is written in, under their name; nothing when there is none. */
function listed(name: string, lines: readonly string[]) {
  const written = lines.map((line) => line.trim()).filter(Boolean);
  return written.length === 0 ? {} : { [name]: written };
}

function locatorOf(line: string) {
  const [id, version] = line.split('/');
  return { pronunciation_dictionary_id: id, version_id: version };
}
