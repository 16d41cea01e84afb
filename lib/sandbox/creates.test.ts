import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audio, goodGeneration, image, paths, TestSandbox, text, video } from './test-sandbox.ts';

/** Every rule of document 1's request tables, just kept and just broken. Files are vendor files: they are not opened. */
const sandbox = new TestSandbox({ seconds: 600 });
beforeAll(() => sandbox.start());
afterAll(() => sandbox.remove());

const file = 'vendor_file://123';
const many = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
const withContent = (...items: unknown[]) => ({ content: [text(), ...items] });

const generationRows: [string, Record<string, unknown>, string?][] = [
  ['H3 at 768P', {}],
  ['H3 at 2K', { resolution: '2K' }],
  ['H3 at 480P', { resolution: '480P' }, 'resolution'],
  ['H3-Max at 480P', { model: 'Vendor-H3-Max', resolution: '480P', duration: 5 }],
  ['H3-Max at 768P', { model: 'Vendor-H3-Max', duration: 5 }],
  ['H3-Max at 2K', { model: 'Vendor-H3-Max', resolution: '2K', duration: 5 }, 'resolution'],
  ['a resolution in small letters', { resolution: '768p' }, 'resolution'],
  ['no resolution', { resolution: undefined }, 'resolution'],
  ['another model', { model: 'Vendor-H2' }, 'model'],
  ['no model', { model: undefined }, 'model'],
  ['H3 for 4 s', { duration: 4 }],
  ['H3 for 15 s', { duration: 15 }],
  ['H3 for 3 s', { duration: 3 }, 'duration'],
  ['H3 for 16 s', { duration: 16 }, 'duration'],
  ['H3-Max for 4 s', { model: 'Vendor-H3-Max', duration: 4 }, 'duration'],
  ['H3-Max for 15 s', { model: 'Vendor-H3-Max', duration: 15 }],
  ['a duration in words', { duration: '5' }, 'duration: must be a number'],
  ['half seconds', { duration: 5.5 }, 'duration: must be an integer'],
  ['no duration', { duration: undefined }, 'duration: is required'],
  ['duration null', { duration: null }, 'duration'],
  ...['21:9', '16:9', '4:3', '1:1', '3:4', '9:16'].map((ratio): [string, Record<string, unknown>] => [
    ratio,
    { ratio },
  ]),
  ['an unknown ratio', { ratio: '2:1' }, 'ratio'],
  ['text alone, adaptive', { ratio: 'adaptive' }, 'ratio'],
  ['text alone, no ratio', { ratio: undefined }, 'ratio'],
  ['text alone, ratio null', { ratio: null }, 'ratio'],
  ['an image, no ratio', { ...withContent(image(file, 'first_frame')), ratio: undefined }],
  ['an image, ratio null', { ...withContent(image(file, 'first_frame')), ratio: null }],
  ['an image, another ratio (ignored)', { ...withContent(image(file, 'first_frame')), ratio: '9:16' }],
  ['an image, an unknown ratio', { ...withContent(image(file, 'first_frame')), ratio: '5:4' }, 'ratio'],
  ['references, no ratio', { ...withContent(image(file, 'reference_image')), ratio: undefined }],
  ['references, adaptive', { ...withContent(image(file, 'reference_image')), ratio: 'adaptive' }],
  ['no content', { content: undefined }, 'content: is required'],
  ['empty content', { content: [] }, 'content'],
  ['content that is no list', { content: text() }, 'content: must be an array'],
  ['an item that is no object', { content: [text(), 'x'] }, 'content[1]'],
  ['an item of another type', { content: [text(), { type: 'file' }] }, 'content[1].type'],
  ['no text', { content: [image(file, 'first_frame')] }, 'exactly one text'],
  ['two texts', { content: [text(), text()] }, 'exactly one text'],
  ['an empty text', { content: [text('')] }, 'content[0].text: must not be empty'],
  ['a text of spaces', { content: [text(' \n\t ')] }, 'content[0].text: must not be empty'],
  ['a text that is a number', { content: [{ type: 'text', text: 5 }] }, 'content[0].text: must be a string'],
  ['a text that is missing', { content: [{ type: 'text' }] }, 'content[0].text: is required'],
  ['7000 characters', { content: [text('x'.repeat(7000))] }],
  ['7001 characters', { content: [text('x'.repeat(7001))] }, '7000 characters'],
  ['7000 emoji', { content: [text('\u{1f3ac}'.repeat(7000))] }],
  ['7001 Chinese characters', { content: [text('字'.repeat(7001))] }, '7000 characters'],
  ['a first frame', withContent(image(file, 'first_frame'))],
  ['a last frame', withContent(image(file, 'last_frame'))],
  ['both frames', withContent(image(file, 'first_frame'), image(file, 'last_frame'))],
  ['two first frames', withContent(...many(2, image(file, 'first_frame'))), 'at most 1 first_frame'],
  ['two last frames', withContent(...many(2, image(file, 'last_frame'))), 'at most 1 last_frame'],
  ['one image without a role', withContent(image(file))],
  ['one image, role null', withContent({ ...image(file), role: null })],
  ['two images without a role', withContent(...many(2, image(file))), 'role is required'],
  ['a video without a role', withContent(video(file)), 'role is required'],
  ['a sound without a role', withContent(audio(file)), 'role is required'],
  ['9 reference images', withContent(...many(9, image(file, 'reference_image')))],
  ['10 reference images', withContent(...many(10, image(file, 'reference_image'))), 'at most 9'],
  ['3 reference videos', withContent(...many(3, video(file, 'reference_video')))],
  ['4 reference videos', withContent(...many(4, video(file, 'reference_video'))), 'at most 3'],
  ['3 reference sounds alone', withContent(...many(3, audio(file, 'reference_audio')))],
  ['4 reference sounds', withContent(...many(4, audio(file, 'reference_audio'))), 'at most 3'],
  [
    'all kinds of reference',
    withContent(
      image(file, 'reference_image'),
      video(file, 'reference_video'),
      audio(file, 'reference_audio'),
    ),
  ],
  [
    'a frame and a reference image',
    withContent(image(file, 'first_frame'), image(file, 'reference_image')),
    'mixed',
  ],
  [
    'a frame and a reference video',
    withContent(image(file, 'last_frame'), video(file, 'reference_video')),
    'mixed',
  ],
  [
    'a single image without role and a sound',
    withContent(image(file), audio(file, 'reference_audio')),
    'mixed',
  ],
  ['a base video', withContent(video(file, 'base_video')), 'base_video'],
  ['an image as reference video', withContent(image(file, 'reference_video')), 'does not fit'],
  ['a video as first frame', withContent(video(file, 'first_frame')), 'does not fit'],
  ['a sound as reference image', withContent(audio(file, 'reference_image')), 'does not fit'],
  ['a text with a role', { content: [{ ...text(), role: 'first_frame' }] }, 'content[0].role'],
  ['an unknown role', withContent(image(file, 'middle_frame')), 'content[1].role'],
  ['a link', withContent(image('https://example.invalid/a.png', 'first_frame'))],
  ['a link of another scheme', withContent(image('ftp://example.invalid/a.png', 'first_frame')), 'url'],
  ['a path', withContent(image('/etc/passwd', 'first_frame')), 'content[1].image_url.url'],
  ['an empty link', withContent(image('', 'first_frame')), 'content[1].image_url.url'],
  ['an empty vendor file', withContent(image('vendor_file://', 'first_frame')), 'url'],
  ['another vendor’s file', withContent(image('other_file://1', 'first_frame')), 'url'],
  ['a link that is no string', withContent({ type: 'image_url', image_url: { url: 5 } }), 'must be a string'],
  ['image_url as a string', withContent({ type: 'image_url', image_url: file }), 'content[1].image_url'],
  ['image_url missing', withContent({ type: 'image_url', role: 'first_frame' }), 'content[1].image_url'],
  ['a data URI without Base64', withContent(image('data:image/png,abc', 'first_frame')), 'url'],
  ['a callback that is no address', { callback_url: 'nowhere' }, 'callback_url'],
  ['a callback of another scheme', { callback_url: 'ftp://example.invalid' }, 'callback_url'],
  ['callback null', { callback_url: null }],
  ['fields nobody knows', { extra: 1, content: [{ ...text(), also: true }] }],
];

const regenerationBase = { model: 'Vendor-H3', resolution: '2K' };
const base = video(file, 'base_video');
const regenerationRows: [string, Record<string, unknown>, string?][] = [
  ['a base video', { content: [base] }],
  ['a base video with its prompt and inputs', { content: [text(), base, image(file, 'first_frame')] }],
  ['with a watermark', { content: [base], aigc_watermark: true }],
  [
    'a watermark that is a word',
    { content: [base], aigc_watermark: 'true' },
    'aigc_watermark: must be a boolean',
  ],
  ['neither way in', {}, 'exactly one of'],
  ['both ways in', { content: [base], source_task_id: '1' }, 'exactly one of'],
  ['the other way null', { content: [base], source_task_id: null }],
  ['a task nobody knows', { source_task_id: '1234567890123456789' }, 'invalid task_id'],
  ['a task id that is a number', { source_task_id: 5 }, 'source_task_id: must be a string'],
  ['content without a base video', { content: [text()] }, 'exactly one video_url'],
  ['two base videos', { content: [base, base] }, 'exactly one video_url'],
  ['an image as base video', { content: [image(file, 'base_video')] }, 'exactly one video_url'],
  ['two texts', { content: [base, text(), text()] }, 'at most one text'],
  ['mixed inputs', { content: [base, image(file, 'last_frame'), audio(file, 'reference_audio')] }, 'mixed'],
  ['H3-Max', { model: 'Vendor-H3-Max', content: [base] }, 'model: must be Vendor-H3'],
  ['768P', { resolution: '768P', content: [base] }, 'resolution: must be 2K'],
  [
    'a callback',
    { content: [base], callback_url: 'https://example.invalid' },
    'callback_url: is not supported',
  ],
];

const rewriteRows: [string, Record<string, unknown>, string?][] = [
  ['a text', {}],
  ['an image alone', { content: [image(file)] }],
  ['9 images without roles', { content: [text(), ...many(9, image(file))] }],
  ['10 images without roles', { content: [text(), ...many(10, image(file))] }, 'at most 9'],
  ['4 videos without roles', { content: [text(), ...many(4, video(file))] }, 'at most 3'],
  ['roles given', { content: [text(), image(file, 'first_frame'), audio(file, 'reference_audio')] }],
  ['a role of another type', { content: [text(), image(file, 'reference_audio')] }, 'does not fit'],
  ['a base video', { content: [text(), base] }, 'base_video'],
  ['nothing', { content: [] }, 'content'],
  ['no content', { content: undefined }, 'content: is required'],
  ['H3-Max', { model: 'Vendor-H3-Max' }, 'model'],
  ['for 4 s', { duration: 4 }],
  ['for 15 s', { duration: 15 }],
  ['for 3 s', { duration: 3 }, 'duration'],
  ['for 16 s', { duration: 16 }, 'duration'],
  ['for "5" s', { duration: '5' }, 'duration'],
  ['duration null', { duration: null }],
  ['a callback', { callback_url: 'https://example.invalid' }, 'callback_url: is not supported'],
];

describe.each([
  ['video_generation', paths.generation, goodGeneration, generationRows],
  ['video_regeneration', paths.regeneration, regenerationBase, regenerationRows],
  ['h3_context_ir', paths.contextRewrite, { model: 'Vendor-H3', content: [text()] }, rewriteRows],
])('%s', (_name, path, good, rows) => {
  test.each(rows)('%s', async (_what, change, rule) => {
    const { status, json } = await sandbox.call('POST', path, { ...good, ...change });
    if (rule === undefined) {
      expect(json).toEqual({ task_id: expect.stringMatching(/^\d{19,}$/) });
      expect(status).toBe(200);
      return;
    }
    expect(status).toBe(400);
    expect(json).toEqual({
      type: 'error',
      error: {
        type: 'bad_request_error',
        message: expect.stringMatching(/^invalid params, .+ \(2013\)$/),
        http_code: '400',
      },
      request_id: expect.any(String),
    });
    expect(json.error.message).toContain(rule);
  });
});
