import { describe, expect, it } from 'vitest';
import { defaultVendorNames } from '#lib/vendor/names.ts';
import { contextRewriteBody } from '#lib/vendor/video.ts';
import { type EnhanceInput, enhanceTool } from './enhance.ts';
import { contextWith, inputsOf } from './test-context.ts';

const idea: EnhanceInput = { ...enhanceTool.initial, prompt: 'A cat on a balcony' };

describe('the rules of Enhance', () => {
  it.each<[string, Partial<EnhanceInput>, string[]]>([
    ['words alone', {}, []],
    ['no prompt', { prompt: '' }, ['prompt']],
    ['7,000 characters', { prompt: 'a'.repeat(7000) }, []],
    ['7,001 characters', { prompt: 'a'.repeat(7001) }, ['prompt']],
    ['for 4 s', { durationSeconds: 4 }, []],
    ['for 3 s', { durationSeconds: 3 }, ['durationSeconds']],
    ['for 15 s', { durationSeconds: 15 }, []],
    ['for 16 s', { durationSeconds: 16 }, ['durationSeconds']],
    ['with 9 references', { media: inputsOf('reference_image', 'image', 9) }, []],
    ['with 10 references', { media: inputsOf('reference_image', 'image', 10) }, ['media']],
    ['with a video to master', { media: inputsOf('base_video', 'video') }, ['media.0']],
    [
      'frames and references',
      { media: [...inputsOf('first_frame', 'image'), ...inputsOf('reference_audio', 'audio')] },
      ['media'],
    ],
  ])('%s', (_name, more, fields) => {
    const input = { ...idea, ...more };
    const found = enhanceTool.problems(input, contextWith()).map(({ field }) => field);
    expect(
      [...new Set(found)].filter((field) => !field.startsWith('media.') || fields.includes(field)),
    ).toEqual(fields);
    if (fields.length > 0) return;
    const path = enhanceTool.endpoint(input).path(defaultVendorNames);
    const body = enhanceTool.body(input, contextWith());
    expect(path).toBe('/v3/vendor/v2/h3_context_ir');
    const sent = JSON.parse(JSON.stringify(body).replaceAll('asset:', 'https://studio.example/'));
    expect(contextRewriteBody(defaultVendorNames).safeParse(sent).success).toBe(true);
  });

  it('sends a length only when one was chosen', () => {
    expect(enhanceTool.body(idea, contextWith())).not.toHaveProperty('duration');
    expect(enhanceTool.body({ ...idea, durationSeconds: 8 }, contextWith()).duration).toBe(8);
  });
});

describe('the price of Enhance', () => {
  const priced = {
    ...contextWith().prices,
    contextRewrite: { promptMillionTokens: 1_000_000, completionMillionTokens: 2_000_000 },
  };

  it('is not set until the operator sets it', () => {
    expect(enhanceTool.estimate(idea, contextWith())).toMatchObject({ isPriced: false });
  });

  it('is estimated with a warning, and billed by the tokens that were used', () => {
    expect(enhanceTool.estimate(idea, contextWith({}, { prices: priced })).uncertain).toContain('Tokens');
    const usage = { prompt_tokens: 1500, completion_tokens: 600, total_tokens: 2100 };
    // 1,500 x 1.00 / 1e6 + 600 x 2.00 / 1e6
    expect(enhanceTool.billed(usage, idea, priced).totalMicros).toBe(2700);
  });
});
