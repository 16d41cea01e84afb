import { describe, expect, it } from 'vitest';
import { defaultVendorNames } from '#lib/vendor/names.ts';
import { regenerationBody } from '#lib/vendor/video.ts';
import { isInQueryWindow, type MasterInput, masterTool } from './master.ts';
import { contextWith, goodVideo, inputsOf, sourceTake, testNow } from './test-context.ts';

const hour = 60 * 60 * 1000;
const week = 7 * 24 * hour;
const base = { ...goodVideo, frameCount: 124, durationSeconds: 124 / 24 };
const upload: MasterInput = {
  ...masterTool.initial,
  prompt: 'The final prompt',
  media: inputsOf('base_video', 'base'),
};
const fromTake: MasterInput = { ...masterTool.initial, sourceTaskId: 'take' };

function aged(milliseconds: number) {
  return sourceTake({ createdAt: new Date(testNow.getTime() - milliseconds) });
}

describe('the rules of Master 2K', () => {
  it.each<[string, Partial<MasterInput>, string[]]>([
    ['a good upload', {}, []],
    ['nothing chosen', { media: [] }, ['media']],
    ['no prompt', { prompt: ' ' }, ['prompt']],
    ['7,001 characters', { prompt: 'a'.repeat(7001) }, ['prompt']],
    ['two videos', { media: inputsOf('base_video', 'base', 2) }, ['media']],
    ['a picture to master', { media: inputsOf('base_video', 'image') }, ['media.0']],
    ['a silent video', { media: inputsOf('base_video', 'silent') }, ['media.0']],
    ['with its references', { media: [...upload.media, ...inputsOf('reference_image', 'image', 9)] }, []],
    [
      'with ten references',
      { media: [...upload.media, ...inputsOf('reference_image', 'image', 10)] },
      ['media'],
    ],
    [
      'with a frame and a reference',
      {
        media: [
          ...upload.media,
          ...inputsOf('first_frame', 'image'),
          ...inputsOf('reference_image', 'image'),
        ],
      },
      ['media'],
    ],
  ])('%s', (_name, more, fields) => {
    const context = contextWith({ base, silent: { ...base, audioCodec: undefined, hasAudio: false } });
    const found = masterTool.problems({ ...upload, ...more }, context).map(({ field }) => field);
    expect([...new Set(found)]).toEqual(fields);
  });

  it.each<[string, Parameters<typeof sourceTake>[0] | undefined, boolean]>([
    ['a take of a minute ago', {}, true],
    ['a take that is gone', undefined, false],
    ['a take at 2K', { resolution: '2K' }, false],
    ['a take at 480P', { resolution: '480P' }, false],
    [
      'an old take with its saved video',
      { createdAt: new Date(testNow.getTime() - week), assetId: 'base' },
      true,
    ],
    [
      'an old take without a saved video',
      { createdAt: new Date(testNow.getTime() - week), assetId: undefined },
      false,
    ],
    [
      'an old take whose saved video is gone',
      { createdAt: new Date(testNow.getTime() - week), assetId: 'gone' },
      false,
    ],
    ['a take that the vendor never named', { vendorTaskId: undefined, assetId: 'base' }, true],
  ])('%s', (_name, more, isGood) => {
    const context = contextWith({ base }, { source: more && sourceTake(more) });
    const found = masterTool.problems(fromTake, context);
    expect(found.length === 0).toBe(isGood);
    expect(new Set(found.map(({ field }) => field))).toEqual(new Set(isGood ? [] : ['sourceTaskId']));
  });

  it('leaves an hour of the seven days for the request to arrive', () => {
    expect(isInQueryWindow(aged(week - 2 * hour), testNow)).toBe(true);
    expect(isInQueryWindow(aged(week - hour), testNow)).toBe(false);
  });
});

describe('the request of Master 2K', () => {
  const contract = regenerationBody(defaultVendorNames);

  it('names a take that the vendor knows, and sends nothing else', () => {
    const path = masterTool.endpoint(fromTake).path(defaultVendorNames);
    const body = masterTool.body(fromTake, contextWith({}, { source: sourceTake() }));
    expect(path).toBe('/v3/vendor/v2/video_regeneration');
    expect(body).toEqual({
      model: 'Vendor-H3',
      resolution: '2K',
      aigc_watermark: false,
      source_task_id: '1234567890123456789',
    });
    expect(contract.safeParse(body).success).toBe(true);
  });

  it('re-sends the saved video, the final prompt and the inputs of a take that the vendor forgot', () => {
    const source = { ...aged(week), assetId: 'base', media: inputsOf('reference_image', 'image') };
    const body = masterTool.body({ ...fromTake, hasWatermark: true }, contextWith({ base }, { source }));
    expect(body).toEqual({
      model: 'Vendor-H3',
      resolution: '2K',
      aigc_watermark: true,
      content: [
        { type: 'text', text: 'The final prompt' },
        { type: 'video_url', role: 'base_video', video_url: { url: 'asset:base' } },
        { type: 'image_url', role: 'reference_image', image_url: { url: 'asset:image' } },
      ],
    });
    const sent = JSON.parse(JSON.stringify(body).replaceAll('asset:', 'https://studio.example/'));
    expect(contract.safeParse(sent).success).toBe(true);
  });
});

describe('the price of Master 2K', () => {
  it('bills the output and the source by the same seconds: 5 x 0.13 + 5 x 0.13', () => {
    const source = sourceTake({ durationSeconds: 5 });
    expect(masterTool.estimate(fromTake, contextWith({}, { source })).totalMicros).toBe(1_300_000);
  });

  it('counts images beyond five of the source: 2 x 5 x 0.13 + 4 x 0.04', () => {
    const source = sourceTake({ media: inputsOf('reference_image', 'image', 9) });
    expect(masterTool.estimate(fromTake, contextWith({}, { source })).totalMicros).toBe(1_460_000);
  });

  it('counts whole seconds of an upload: 124 frames are 5 s', () => {
    expect(masterTool.estimate(upload, contextWith({ base })).totalMicros).toBe(1_300_000);
  });

  it('prices a linked video, whose length is unknown, as the longest, and says so', () => {
    const media = [{ role: 'base_video', url: 'https://example.org/a.mp4' } as const];
    const bill = masterTool.estimate({ ...upload, media }, contextWith());
    expect(bill.uncertain).toContain('not known');
    // 15 s in and out at 0.13.
    expect(bill.totalMicros).toBe(3_900_000);
  });

  it('bills the source by output_seconds, although input_seconds is reported as 0', () => {
    const usage = { output_seconds: 10, input_seconds: 0, input_image_count: 6 };
    const bill = masterTool.billed(usage, fromTake, contextWith().prices);
    expect(bill.totalMicros).toBe(2 * 10 * 130_000 + 40_000);
  });
});
