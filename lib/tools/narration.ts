import { cutIntoParts } from '#lib/narration/cut-text.ts';
import { narrationLimits } from '#lib/narration/narration-limits.ts';
import { spokenText } from '#lib/narration/spoken-text.ts';
import { endpoints } from '#lib/vendor/endpoints.ts';
import { billLongSpeech } from '#lib/vendor/prices.ts';
import { pronunciationRule, readPronunciation } from '#lib/vendor/pronunciation.ts';
import {
  bitrates,
  channelCounts,
  emotions,
  languageBoosts,
  longAudioFormats,
  longSpeechLimits,
  sampleRates,
  soundEffects,
} from '#lib/vendor/speech-limits.ts';
import { countCharacters } from '#lib/vendor/video-limits.ts';
import { hasVisibleText } from './content.ts';
import { defineTool } from './define-tool.ts';
import { choice, lines, number, openChoice, text, toggle, type ValuesOf, voice } from './fields.ts';
import type { Problem } from './tool.ts';

const { speed, volume, pitch, sampleRate, bitrate, channels, format, modify } = longSpeechLimits;
const effect = { control: 'slider', ...modify, step: 1, initial: 0, isRare: true } as const;

const fields = {
  title: text({ label: 'Title', control: 'line', maxCharacters: 200 }),
  text: text({ label: 'The text', control: 'prompt', ...narrationLimits }),
  voiceId: voice({ label: 'Voice', family: 'long', initial: 'audiobook_female_1' }),
  speed: number({ label: 'Speed', control: 'slider', ...speed, step: 0.05 }),
  volume: number({
    label: 'Volume',
    control: 'slider',
    min: volume.above,
    max: volume.max,
    isAboveMin: true,
    step: 0.1,
    initial: volume.initial,
  }),
  pitch: number({ label: 'Pitch', control: 'slider', ...pitch, step: 1, unit: 'semitones' }),
  emotion: openChoice({ label: 'Emotion', control: 'select', options: emotions, openWords: 'As the text' }),
  languageBoost: openChoice({
    label: 'Language',
    control: 'select',
    options: languageBoosts,
    openWords: 'As the text',
    words: (language) => (language === 'auto' ? 'Let the vendor decide' : language),
  }),
  hasTextNormalization: toggle({
    label: 'Read English numbers in words',
    hint: 'Reads digits better and takes longer.',
    initial: false,
    isRare: true,
  }),
  format: choice({
    label: 'Format',
    control: 'segments',
    options: longAudioFormats,
    initial: format.initial,
    words: (one) => one.toUpperCase(),
  }),
  sampleRate: choice({
    label: 'Sample rate',
    control: 'select',
    options: sampleRates,
    initial: sampleRate.initial,
    words: (rate) => `${rate / 1000} kHz`,
    isRare: true,
  }),
  bitrate: choice({
    label: 'Bit rate',
    control: 'select',
    options: bitrates,
    initial: bitrate.initial,
    words: (rate) => `${rate / 1000} kbit/s`,
    isRare: true,
  }),
  channels: choice({
    label: 'Channels',
    control: 'segments',
    options: channelCounts,
    initial: channels.initial,
    words: (count) => (count === 1 ? 'Mono' : 'Stereo'),
    isRare: true,
  }),
  effectPitch: number({ label: 'Deeper or brighter', ...effect }),
  effectIntensity: number({ label: 'Stronger or softer', ...effect }),
  effectTimbre: number({ label: 'Richer or crisper', ...effect }),
  soundEffect: openChoice({
    label: 'Sound effect',
    control: 'select',
    options: soundEffects,
    openWords: 'None',
    words: (name) => name.replaceAll('_', ' '),
    isRare: true,
  }),
  /** Lines of the team's dictionary that touch this text, as they stood at the click. */
  pronunciations: lines({ label: 'Pronunciation', most: 500, ruleOf: brokenPronunciation }),
};
export type NarrationInput = ValuesOf<typeof fields>;

function brokenPronunciation(line: string): string | undefined {
  const read = readPronunciation(line);
  return 'rule' in read ? read.rule : pronunciationRule(read);
}

/** `voice_modify`; undefined when nothing of it is set. */
function modifyOf(values: NarrationInput): Record<string, unknown> | undefined {
  const { effectPitch, effectIntensity, effectTimbre, soundEffect } = values;
  const set = {
    ...(effectPitch === 0 ? {} : { pitch: effectPitch }),
    ...(effectIntensity === 0 ? {} : { intensity: effectIntensity }),
    ...(effectTimbre === 0 ? {} : { timbre: effectTimbre }),
    ...(soundEffect === undefined ? {} : { sound_effects: soundEffect }),
  };
  return Object.keys(set).length === 0 ? undefined : set;
}

function problemsOf(values: NarrationInput): Problem[] {
  const problems: Problem[] = [];
  // Marks of headings alone are not spoken.
  if (!hasVisibleText(spokenText(values.text))) {
    problems.push({ field: 'text', message: 'Write or import a text first.', isMissing: true });
  }
  if (values.voiceId === '') problems.push({ field: 'voiceId', message: 'Choose a voice.', isMissing: true });
  if (values.format === 'pcm' && modifyOf(values)) {
    problems.push({
      field: 'format',
      message: 'Effects work with MP3, WAV and FLAC. Choose one of them, or put the effects back to none.',
    });
  }
  return problems;
}

/** Characters that are sent, and billed: of every part, without the marks of headings and the blanks between parts. */
function countSpoken(words: string): number {
  return cutIntoParts(words).reduce((sum, part) => sum + countCharacters(part.text), 0);
}

const longestExcerpt = 300;

/** Document 2, asynchronous speech: a text of any length, spoken in one voice. */
export const narrationTool = defineTool(fields, {
  name: 'narration',
  endpoint: () => endpoints.longSpeech,
  problems: problemsOf,
  body: (values) => {
    const modified = modifyOf(values);
    return {
      // A longer text goes as several tasks, each with one part as its text.
      text: cutIntoParts(values.text)[0]?.text ?? '',
      voice_setting: {
        voice_id: values.voiceId,
        speed: values.speed,
        vol: values.volume,
        pitch: values.pitch,
        text_normalization: values.hasTextNormalization,
        ...(values.emotion === undefined ? {} : { emotion: values.emotion }),
      },
      audio_setting: {
        format: values.format,
        sample_rate: values.sampleRate,
        bitrate: values.bitrate,
        channel: values.channels,
      },
      ...(values.languageBoost === undefined ? {} : { language_boost: values.languageBoost }),
      ...(modified ? { voice_modify: modified } : {}),
      ...(values.pronunciations.length === 0 ? {} : { pronunciation_dict: { tone: values.pronunciations } }),
    };
  },
  estimate: ({ text: words }, { prices }) => billLongSpeech(countSpoken(words), prices),
  billed: (_usage, { text: words }, prices) => billLongSpeech(countSpoken(words), prices),
  prompt: ({ title, text: words }) => {
    const [beginning] = cutIntoParts(words.slice(0, longestExcerpt * 2));
    const excerpt = beginning?.text.slice(0, longestExcerpt) ?? '';
    return title.trim() === '' ? excerpt : `${title.trim()}: ${excerpt}`;
  },
  model: () => 'speech-2.6-turbo',
  media: () => [],
  unavailable: ({ format: chosen }) => (chosen === 'mp3' ? {} : { bitrate: 'Only MP3 has it.' }),
});
