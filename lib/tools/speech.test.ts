import { describe, expect, it } from 'vitest';
import { flashSpeechBody, longSpeechBody, multilingualSpeechBody } from '#lib/vendor/speech.ts';
import { type NarrationInput, narrationTool } from './narration.ts';
import { type SpeechInput, speechTool } from './speech.ts';
import { contextWith } from './test-context.ts';

const context = contextWith();
const line: SpeechInput = { ...speechTool.initial, text: 'Good evening.' };
const story: NarrationInput = { ...narrationTool.initial, text: '# One\n\nIt was night.' };

/** Spec 2, the two synchronous endpoints. */
const lines: [name: string, input: Partial<SpeechInput>, fields: string[]][] = [
  ['a line', {}, []],
  ['nothing to say', { text: ' \u200b' }, ['text']],
  ['no voice', { voiceId: '' }, ['voiceId']],
  ['the largest seed', { seed: 4_294_967_295 }, []],
  ['a larger seed', { seed: 4_294_967_296 }, ['seed']],
  ['3 samples before', { previousRequestIds: ['a', 'b', 'c'], nextRequestIds: ['d'] }, []],
  ['4 samples before', { previousRequestIds: ['a', 'b', 'c', 'd'] }, ['previousRequestIds']],
  ['a dictionary', { dictionaries: ['id/version'] }, []],
  ['half a dictionary', { dictionaries: ['id'] }, ['dictionaries']],
  [
    'multilingual, everything set',
    {
      model: 'multilingual',
      language: 'ja',
      previousText: 'a',
      nextText: 'b',
      stability: 0,
      similarityBoost: 1,
      style: 1,
      hasSpeakerBoost: false,
      hasLanguageNormalization: true,
      usesInstantClone: true,
      textNormalization: 'off',
      outputFormat: 'opus_48000_192',
      speed: 0.5,
    },
    [],
  ],
];

describe('the rules of Speech', () => {
  it.each(lines)('%s', (_name, input, fields) => {
    const values = { ...line, ...input };
    expect(speechTool.problems(values, context).map(({ field }) => field)).toEqual(fields);
    if (fields.length > 0) return;
    const contract = values.model === 'flash' ? flashSpeechBody : multilingualSpeechBody;
    expect(contract.safeParse(speechTool.body(values, context)).error?.issues).toBeUndefined();
  });

  it('streams with Flash alone', () => {
    expect(speechTool.body(line, context)).toMatchObject({ stream: true });
    expect(speechTool.body({ ...line, model: 'multilingual' }, context)).not.toHaveProperty('stream');
  });

  it('is priced by the character, counted as the vendor counts', () => {
    expect(speechTool.estimate({ ...line, text: '🎬'.repeat(1000) }, context).totalMicros).toBe(100_000);
    expect(speechTool.estimate({ ...line, model: 'multilingual' }, context).totalMicros).toBe(13 * 200);
  });
});

/** Spec 2, the asynchronous endpoint. */
const stories: [name: string, input: Partial<NarrationInput>, fields: string[]][] = [
  ['a text', {}, []],
  ['no text', { text: '' }, ['text']],
  ['a million characters', { text: 'a'.repeat(1_000_000) }, []],
  ['one more', { text: 'a'.repeat(1_000_001) }, ['text']],
  ['no voice', { voiceId: '' }, ['voiceId']],
  ['speed 0.5', { speed: 0.5 }, []],
  ['speed 0.45', { speed: 0.45 }, ['speed']],
  ['speed 2', { speed: 2 }, []],
  ['speed 2.05', { speed: 2.05 }, ['speed']],
  ['volume 0', { volume: 0 }, ['volume']],
  ['volume 0.1', { volume: 0.1 }, []],
  ['volume 10', { volume: 10 }, []],
  ['volume 10.1', { volume: 10.1 }, ['volume']],
  ['pitch -12', { pitch: -12 }, []],
  ['pitch 13', { pitch: 13 }, ['pitch']],
  ['pitch 0.5', { pitch: 0.5 }, ['pitch']],
  [
    'every effect',
    { effectPitch: -100, effectIntensity: 100, effectTimbre: 1, soundEffect: 'robotic', format: 'flac' },
    [],
  ],
  ['too deep', { effectPitch: -101 }, ['effectPitch']],
  ['PCM', { format: 'pcm' }, []],
  ['marks of headings alone', { text: '#\n\n## ' }, ['text']],
  ['PCM with an effect', { format: 'pcm', soundEffect: 'robotic' }, ['format']],
  ['pronunciations', { pronunciations: ['omg/oh my god', '燕少飞/(yan4)(shao3)(fei1)'] }, []],
  ['half a pinyin', { pronunciations: ['燕少飞/(yan4)shao'] }, ['pronunciations']],
];

describe('the rules of Narration', () => {
  it.each(stories)('%s', (_name, input, fields) => {
    const values = { ...story, ...input };
    expect(narrationTool.problems(values, context).map(({ field }) => field)).toEqual(fields);
    // A longer text goes in parts.
    if (fields.length > 0 || values.text.length > 50_000) return;
    expect(longSpeechBody.safeParse(narrationTool.body(values, context)).error?.issues).toBeUndefined();
  });

  it('does not read the marks of headings aloud, nor bill them', () => {
    expect(narrationTool.body(story, context)).toMatchObject({ text: 'One\n\nIt was night.' });
    expect(narrationTool.estimate(story, context).totalMicros).toBe(18 * 60);
  });
});
