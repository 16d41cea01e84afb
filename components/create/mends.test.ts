import { describe, expect, it } from 'vitest';
import { mediaRules } from '#lib/tools/media-rules.ts';
import { videoTool } from '#lib/tools/video.ts';
import { defaultVendorNames } from '#lib/vendor/names.ts';
import { defaultPrices } from '#lib/vendor/price-list.ts';
import { emptyVideoDraft, type VideoDraft } from './draft.ts';
import { mendsOf } from './mends.ts';
import { videoInputOf } from './tool-inputs.ts';

const context = {
  names: defaultVendorNames,
  prices: defaultPrices,
  now: new Date('2026-11-20T12:00:00Z'),
  assets: new Map(),
  mediaRules,
};

function problemsOf(draft: VideoDraft) {
  return videoTool.problems(videoInputOf(draft), context).map(({ field }) => field);
}

describe('what the form offers to mend a setting', () => {
  it.each<[field: string, Partial<VideoDraft>]>([
    ['resolution', { model: 'H3-Max', resolution: '2K' }],
    ['resolution', { model: 'H3', resolution: '480P' }],
    ['durationSeconds', { model: 'H3-Max', durationSeconds: 4 }],
    ['durationSeconds', { model: 'H3', durationSeconds: 40 }],
    ['ratio', { ratio: 'adaptive' }],
  ])('%s of %j', (field, broken) => {
    const draft = { ...emptyVideoDraft, prompt: 'A lighthouse', ...broken };
    expect(problemsOf(draft)).toEqual([field]);
    const mends = mendsOf(field, draft);
    expect(mends.length).toBeGreaterThan(0);
    for (const { apply } of mends) expect(problemsOf(apply(draft))).toEqual([]);
  });
});
