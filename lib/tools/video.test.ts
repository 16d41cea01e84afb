import { describe, expect, it } from 'vitest';
import { defaultVendorNames } from '#lib/vendor/names.ts';
import { generationBody } from '#lib/vendor/video.ts';
import { contextWith, goodAudio, goodVideo, inputsOf } from './test-context.ts';
import { type VideoInput, videoMode, videoTool } from './video.ts';

const text: VideoInput = { ...videoTool.initial, prompt: 'A lighthouse in the rain' };
/** Twice this, as Base64, fills a request up to the room that is kept for its other parts. */
const halfBody = (((64 * 1024 - 64) * 1024) / 2 / 4) * 3;
const long = contextWith({
  long: { ...goodVideo, durationSeconds: 7.6 },
  sound: { ...goodAudio, durationSeconds: 7.6 },
  half: { ...goodVideo, sizeBytes: halfBody },
  more: { ...goodVideo, sizeBytes: halfBody + 3 },
});
const refs = { ratio: 'adaptive' } as const;

type Row = [name: string, input: Partial<VideoInput>, fields: string[]];

/** Spec 1, "video_generation" and "Content combination rules": just inside, just outside. */
const rows: Row[] = [
  ['words alone', {}, []],
  ['no prompt', { prompt: '' }, ['prompt']],
  ['a prompt of spaces', { prompt: ' \n\t ' }, ['prompt']],
  ['7,000 characters', { prompt: 'a'.repeat(7000) }, []],
  ['7,001 characters', { prompt: 'a'.repeat(7001) }, ['prompt']],
  ['7,000 characters outside the basic plane', { prompt: '🎬'.repeat(7000) }, []],
  ['7,001 characters outside the basic plane', { prompt: '🎬'.repeat(7001) }, ['prompt']],
  ['H3 at 2K', { resolution: '2K' }, []],
  ['H3 at 480P', { resolution: '480P' }, ['resolution']],
  ['H3-Max at 480P', { model: 'H3-Max', resolution: '480P' }, []],
  ['H3-Max at 768P', { model: 'H3-Max' }, []],
  ['H3-Max at 2K', { model: 'H3-Max', resolution: '2K' }, ['resolution']],
  ['H3, 4 s', { durationSeconds: 4 }, []],
  ['H3, 3 s', { durationSeconds: 3 }, ['durationSeconds']],
  ['H3, 15 s', { durationSeconds: 15 }, []],
  ['H3, 16 s', { durationSeconds: 16 }, ['durationSeconds']],
  ['H3-Max, 5 s', { model: 'H3-Max', durationSeconds: 5 }, []],
  ['H3-Max, 4 s', { model: 'H3-Max', durationSeconds: 4 }, ['durationSeconds']],
  ['H3-Max, 16 s', { model: 'H3-Max', durationSeconds: 16 }, ['durationSeconds']],
  ['words alone, adaptive', { ratio: 'adaptive' }, ['ratio']],
  ['a first frame, adaptive', { ratio: 'adaptive', media: inputsOf('first_frame', 'image') }, []],
  ['a last frame alone', { media: inputsOf('last_frame', 'image') }, []],
  ['both frames', { media: [...inputsOf('first_frame', 'image'), ...inputsOf('last_frame', 'image')] }, []],
  ['two first frames', { media: inputsOf('first_frame', 'image', 2) }, ['media']],
  ['two last frames', { media: inputsOf('last_frame', 'image', 2) }, ['media']],
  ['9 reference images', { ...refs, media: inputsOf('reference_image', 'image', 9) }, []],
  ['10 reference images', { ...refs, media: inputsOf('reference_image', 'image', 10) }, ['media']],
  ['references with a concrete ratio', { ratio: '9:16', media: inputsOf('reference_image', 'image') }, []],
  ['3 reference videos of 5 s', { media: inputsOf('reference_video', 'video', 3) }, []],
  ['2 reference videos of 15.2 s together', { media: inputsOf('reference_video', 'long', 2) }, ['media']],
  ['audio as the only reference', { ...refs, media: inputsOf('reference_audio', 'audio') }, []],
  ['3 reference audio files of 5 s', { media: inputsOf('reference_audio', 'audio', 3) }, []],
  [
    '2 reference audio files of 15.2 s together',
    { media: inputsOf('reference_audio', 'sound', 2) },
    ['media'],
  ],
  [
    'a frame and a reference',
    { media: [...inputsOf('first_frame', 'image'), ...inputsOf('reference_image', 'image')] },
    ['media'],
  ],
  [
    'a frame and reference audio',
    { media: [...inputsOf('last_frame', 'image'), ...inputsOf('reference_audio', 'audio')] },
    ['media'],
  ],
  ['a prompt of zero-width characters', { prompt: '\u200b\u200d\ufeff' }, ['prompt']],
  ['a prompt of one emoji', { prompt: '🎬' }, []],
  ['a video in the place of a frame', { media: inputsOf('first_frame', 'video') }, ['media.0']],
  ['a video to master', { media: inputsOf('base_video', 'video') }, ['media.0']],
  ['a file of nobody', { media: inputsOf('first_frame', 'gone') }, ['media.0']],
  ['neither file nor link', { media: [{ role: 'first_frame' }] }, ['media.0']],
  ['a link', { media: [{ role: 'first_frame', url: 'https://example.org/a.jpg' }] }, []],
  ['a vendor file', { media: [{ role: 'first_frame', url: 'vendor_file://abc' }] }, []],
  ['a vendor file without id', { media: [{ role: 'first_frame', url: 'vendor_file://' }] }, ['media.0']],
  [
    'a link of another kind',
    { media: [{ role: 'first_frame', url: 'ftp://example.org/a.jpg' }] },
    ['media.0'],
  ],
  ['a typed data URI', { media: [{ role: 'first_frame', url: 'data:image/png;base64,AAAA' }] }, ['media.0']],
];

function fieldsOf(input: Partial<VideoInput>, context = long): string[] {
  return [...new Set(videoTool.problems({ ...text, ...input }, context).map(({ field }) => field))];
}

describe('the rules of Video', () => {
  it.each(rows)('%s', (_name, input, fields) => expect(fieldsOf(input)).toEqual(fields));

  it('counts 4 reference videos and 4 reference audio files as too many', () => {
    const short = contextWith({
      short: { ...goodVideo, durationSeconds: 3 },
      tone: { ...goodAudio, durationSeconds: 3 },
    });
    expect(fieldsOf({ media: inputsOf('reference_video', 'short', 3) }, short)).toEqual([]);
    expect(fieldsOf({ media: inputsOf('reference_video', 'short', 4) }, short)).toEqual(['media']);
    expect(fieldsOf({ media: inputsOf('reference_audio', 'tone', 3) }, short)).toEqual([]);
    expect(fieldsOf({ media: inputsOf('reference_audio', 'tone', 4) }, short)).toEqual(['media']);
  });

  it('counts files inside the request against its 64 MB, and not those behind links', () => {
    const full = inputsOf('reference_video', 'half', 2);
    const over = [...inputsOf('reference_video', 'half'), ...inputsOf('reference_video', 'more')];
    const inline = { ...long, isInline: true };
    expect(fieldsOf({ media: full }, inline)).toEqual([]);
    expect(fieldsOf({ media: over }, inline)).toEqual(['media']);
    expect(fieldsOf({ media: over }, long)).toEqual([]);
  });

  it('every input without problems makes a body that the contract takes', () => {
    const contract = generationBody(defaultVendorNames);
    for (const [name, input, fields] of rows) {
      if (fields.length > 0) continue;
      const body = videoTool.body({ ...text, ...input }, long);
      const sent = JSON.parse(JSON.stringify(body).replaceAll('asset:', 'https://studio.example/'));
      expect(contract.safeParse(sent), name).toMatchObject({ success: true });
    }
  });
});

describe('the request of Video', () => {
  it('is the document’s body', () => {
    const media = [...inputsOf('reference_image', 'image'), ...inputsOf('reference_audio', 'audio')];
    expect(videoTool.body({ ...text, media, ratio: '9:16' }, contextWith())).toEqual({
      model: 'Vendor-H3',
      content: [
        { type: 'text', text: text.prompt },
        { type: 'image_url', role: 'reference_image', image_url: { url: 'asset:image' } },
        { type: 'audio_url', role: 'reference_audio', audio_url: { url: 'asset:audio' } },
      ],
      resolution: '768P',
      duration: 5,
      ratio: '9:16',
    });
    expect(videoTool.endpoint(text).path(defaultVendorNames)).toBe('/v3/vendor/v2/video_generation');
  });

  it('leaves the ratio to the frame', () => {
    const body = videoTool.body({ ...text, media: inputsOf('first_frame', 'image') }, contextWith());
    expect(body.ratio).toBe('adaptive');
  });

  it('tells its three modes by the tray', () => {
    expect(videoMode([])).toBe('text');
    expect(videoMode(inputsOf('last_frame', 'image'))).toBe('frames');
    expect(videoMode(inputsOf('reference_audio', 'audio'))).toBe('references');
  });
});

describe('the price of Video', () => {
  it('counts reference seconds and images beyond five: 5 x 0.08 + 10 x 0.08 + 1 x 0.04', () => {
    const media = [...inputsOf('reference_video', 'video', 2), ...inputsOf('reference_image', 'image', 6)];
    expect(videoTool.estimate({ ...text, media }, contextWith()).totalMicros).toBe(1_240_000);
  });

  it('counts the most allowed, and says so, when the length of a linked reference video is unknown', () => {
    const media = [{ role: 'reference_video', url: 'https://example.org/a.mp4' } as const];
    const bill = videoTool.estimate({ ...text, media }, contextWith());
    expect(bill.totalMicros).toBe(5 * 80_000 + 15 * 80_000);
    expect(bill.uncertain).toContain('not known');
    expect(videoTool.estimate({ ...text, model: 'H3-Max', media }, contextWith()).uncertain).toBeUndefined();
  });

  it('says that a part of a second may be counted either way', () => {
    const bill = videoTool.estimate({ ...text, media: inputsOf('reference_video', 'long') }, long);
    // 7.6 s of reference video are counted as 8: 5 x 0.08 + 8 x 0.08
    expect(bill).toMatchObject({ totalMicros: 1_040_000, uncertain: 'The vendor counts whole seconds.' });
  });

  it('bills what the usage says, not what was asked for', () => {
    const usage = { output_seconds: 6, input_seconds: 3, input_image_count: 7 };
    const bill = videoTool.billed(usage, text, contextWith().prices);
    expect(bill.totalMicros).toBe(6 * 80_000 + 3 * 80_000 + 2 * 40_000);
  });
});
