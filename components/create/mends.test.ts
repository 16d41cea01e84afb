import { describe, expect, it } from 'vitest';
import { mediaRules } from '#lib/tools/media-rules.ts';
import { type VideoInput, videoTool } from '#lib/tools/video.ts';
import { defaultVendorNames } from '#lib/vendor/names.ts';
import { defaultPrices } from '#lib/vendor/price-list.ts';
import { mendsOf } from './mends.ts';

const context = {
  names: defaultVendorNames,
  prices: defaultPrices,
  now: new Date('2026-11-20T12:00:00Z'),
  assets: new Map(),
  mediaRules,
};

function problemsOf(input: VideoInput) {
  return videoTool.problems(input, context).map(({ field }) => field);
}

describe('what the form offers to mend a setting', () => {
  it.each<[field: string, Partial<VideoInput>]>([
    ['resolution', { model: 'H3-Max', resolution: '2K' }],
    ['resolution', { model: 'H3', resolution: '480P' }],
    ['durationSeconds', { model: 'H3-Max', durationSeconds: 4 }],
    ['durationSeconds', { model: 'H3', durationSeconds: 40 }],
    ['ratio', { ratio: 'adaptive' }],
  ])('%s of %j', (field, broken) => {
    const input = { ...videoTool.initial, prompt: 'A lighthouse', ...broken };
    expect(problemsOf(input)).toEqual([field]);
    const mends = mendsOf(field, input);
    expect(mends.length).toBeGreaterThan(0);
    for (const { values } of mends) expect(problemsOf({ ...input, ...values })).toEqual([]);
  });
});
