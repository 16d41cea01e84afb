import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageAspects, safetyTolerances } from '#lib/vendor/image-limits.ts';
import { allReferenceVideoSizes } from '#lib/vendor/reference-video-limits.ts';
import { goodPicture, goodReferenceVideo, platform, TestSandbox } from './test-sandbox.ts';

/** Every rule of document 3's request tables, just kept and just broken. Links are not opened at create. */
const sandbox = new TestSandbox({ seconds: 600 });
beforeAll(() => sandbox.start());
afterAll(() => sandbox.remove());

type Row = [name: string, change: Record<string, unknown>, rule?: string];

const link = 'https://media.example.com/one.png';
const links = (count: number) => Array.from({ length: count }, () => link);
const each = (field: string, values: readonly unknown[]): Row[] =>
  values.map((value) => [`${field} ${value}`, { [field]: value }]);

/** What every image endpoint has. */
const pictureRows: Row[] = [
  ['nothing but a prompt', {}],
  ['no prompt', { prompt: undefined }, 'prompt: is required'],
  ['prompt null', { prompt: null }, 'prompt: must be a string'],
  ['an empty prompt', { prompt: '' }, 'prompt: must not be empty'],
  ['a prompt of spaces', { prompt: ' \n' }, 'prompt: must not be empty'],
  ['a prompt that is a number', { prompt: 7 }, 'prompt: must be a string'],
  ['images null', { images: null }],
  ['images that are no list', { images: link }, 'images: must be an array'],
  ['an image that is no string', { images: [{ url: link }] }, 'images[0]: must be a string'],
  ['an image that is no link', { images: ['one.png'] }, 'images[0]: must be an http(s) URL'],
  ['a file link', { images: ['file:///etc/passwd'] }, 'images[0]: must be an http(s) URL'],
  ['a data URI without Base64', { images: ['data:image/png,abc'] }, 'images[0]: must be an http(s) URL'],
  ['seed -1', { seed: -1 }],
  ['seed 0', { seed: 0 }],
  ['the greatest seed', { seed: 2_147_483_647 }],
  ['seed -2', { seed: -2 }, 'seed: must be at least -1'],
  ['a greater seed', { seed: 2_147_483_648 }, 'seed: must be at most 2147483647'],
  ['half a seed', { seed: 1.5 }, 'seed: must be an integer'],
  ['a seed in words', { seed: '7' }, 'seed: must be a number'],
  ['seed null', { seed: null }],
  ['a field that nobody knows', { colour: 'red' }],
];

const kontextRows: Row[] = [
  ...pictureRows,
  ['an empty list of images', { images: [] }],
  ['1 image', { images: links(1) }],
  ['4 images', { images: links(4) }],
  ['5 images', { images: links(5) }, 'images: must be at most 4 item(s)'],
  ['guidance 1', { guidance_scale: 1 }],
  ['guidance 20', { guidance_scale: 20 }],
  ['guidance 0.99', { guidance_scale: 0.99 }, 'guidance_scale: must be at least 1'],
  ['guidance 20.01', { guidance_scale: 20.01 }, 'guidance_scale: must be at most 20'],
  ['guidance null', { guidance_scale: null }],
  ['guidance in words', { guidance_scale: '3.5' }, 'guidance_scale: must be a number'],
  ...each('aspect_ratio', [...imageAspects, null]),
  ['an unknown aspect', { aspect_ratio: '5:4' }, 'aspect_ratio: must be one of 21:9'],
  ...each('safety_tolerance', [...safetyTolerances, null]),
  ['tolerance 0', { safety_tolerance: '0' }, 'safety_tolerance: must be one of 1'],
  ['tolerance 6', { safety_tolerance: '6' }, 'safety_tolerance: must be one of 1'],
  ['a tolerance that is a number', { safety_tolerance: 2 }, 'safety_tolerance: must be one of'],
  ['tolerance with images', { safety_tolerance: '2', images: links(1) }, 'only in text-to-image mode'],
  ['tolerance with an empty list', { safety_tolerance: '2', images: [] }],
];

const editRows: Row[] = [
  ...pictureRows,
  ['an empty list of images', { images: [] }, 'images: must be at least 1 item(s)'],
  ['1 image', { images: links(1) }],
  ['3 images', { images: links(3) }],
  ['4 images', { images: links(4) }, 'images: must be at most 3 item(s)'],
  ...each('size', ['256*256', '1536*1536', '256*1536', '1023*769', null]),
  ...[
    '255*256',
    '256*255',
    '1537*256',
    '256*1537',
    '1024x768',
    '1024',
    '1024*',
    '-256*256',
    '256.5*256',
    ' 256*256',
    '',
  ].map(
    (size): Row => [`size "${size}"`, { size }, 'size: must be width*height, each side 256 to 1536 pixels'],
  ),
  ['a size that is a number', { size: 1024 }, 'size: must be a string'],
];

const clip = 'https://media.example.com/clip.mp4';
const clips = (count: number) => Array.from({ length: count }, () => clip);
const input = (change: Record<string, unknown>) => ({ input: { ...goodReferenceVideo.input, ...change } });
const parameters = (change: Record<string, unknown>) => ({ parameters: change });
const eachParameter = (field: string, values: readonly unknown[]): Row[] =>
  values.map((value) => [`${field} ${value}`, parameters({ [field]: value })]);

const referenceVideoRows: Row[] = [
  ['all in order', {}],
  ['no parameters', { parameters: undefined }],
  ['parameters null', { parameters: null }],
  ['parameters that are a list', { parameters: [] }, 'parameters: must be an object'],
  ['no input', { input: undefined }, 'input: is required'],
  ['input null', { input: null }, 'input: must be an object'],
  ['an empty prompt', input({ prompt: '' })],
  ['no prompt', input({ prompt: undefined }), 'input.prompt: is required'],
  ['2001 characters', input({ prompt: 'x'.repeat(2001) })],
  ['1 clip', input({ reference_urls: clips(1) })],
  ['3 clips', input({ reference_urls: clips(3) })],
  ['no clip', input({ reference_urls: [] }), 'input.reference_urls: must be at least 1 item(s)'],
  ['4 clips', input({ reference_urls: clips(4) }), 'input.reference_urls: must be at most 3 item(s)'],
  ['clips that are missing', input({ reference_urls: undefined }), 'input.reference_urls: is required'],
  [
    'a clip that is no link',
    input({ reference_urls: ['clip.mp4'] }),
    'input.reference_urls[0]: must be an HTTP',
  ],
  [
    'a clip inside the request',
    input({ reference_urls: ['data:video/mp4;base64,AAAA'] }),
    'input.reference_urls[0]: must be an HTTP',
  ],
  ['a track', input({ audio_url: 'http://media.example.com/voice.mp3' })],
  ['a track null', input({ audio_url: null })],
  ['an empty track', input({ audio_url: '' })],
  [
    'a track that is no link',
    input({ audio_url: 'ftp://media.example.com/a.mp3' }),
    'input.audio_url: must be an HTTP',
  ],
  ['501 characters that are not wanted', input({ negative_prompt: 'x'.repeat(501) })],
  [
    'a negative prompt that is a list',
    input({ negative_prompt: [] }),
    'input.negative_prompt: must be a string',
  ],
  ...eachParameter('size', [...allReferenceVideoSizes, null]),
  ['an unknown size', parameters({ size: '1024*1024' }), 'parameters.size: must be one of 1280*720'],
  ['a size with an x', parameters({ size: '1920x1080' }), 'parameters.size: must be one of'],
  ...eachParameter('duration', [5, 10, null]),
  ...[0, 4, 6, 9, 11, '5'].map(
    (duration): Row => [
      `duration ${JSON.stringify(duration)}`,
      parameters({ duration }),
      'parameters.duration: must be one of 5, 10',
    ],
  ),
  ...eachParameter('seed', [0, 2_147_483_647, null]),
  ['seed -1', parameters({ seed: -1 }), 'parameters.seed: must be at least 0'],
  ['a greater seed', parameters({ seed: 2_147_483_648 }), 'parameters.seed: must be at most 2147483647'],
  ...eachParameter('shot_type', ['single', 'multi', null]),
  ['an unknown shot type', parameters({ shot_type: 'double' }), 'parameters.shot_type: must be one of'],
  ...['audio', 'watermark', 'prompt_extend'].flatMap((field): Row[] => [
    ...eachParameter(field, [true, false, null]),
    [`${field} in words`, parameters({ [field]: 'true' }), `parameters.${field}: must be a boolean`],
  ]),
];

const tables: [string, string, Record<string, unknown>, Row[]][] = [
  ['kontext', platform.kontext, goodPicture, kontextRows],
  ['flex', platform.flex, goodPicture, editRows],
  ['pro', platform.pro, goodPicture, editRows],
  ['reference video', platform.referenceVideo, goodReferenceVideo, referenceVideoRows],
];
const cases = tables.flatMap(([endpoint, path, good, rows]) =>
  rows.map(([name, change, rule]) => ({ endpoint, path, name, body: { ...good, ...change }, rule })),
);

test.each(cases)('$endpoint: $name', async ({ path, body, rule }) => {
  const { status, json } = await sandbox.call('POST', path, body);
  if (rule === undefined) {
    expect(json).toEqual({ task_id: expect.stringMatching(/^\d{19}$/) });
    return;
  }
  expect(status).toBe(400);
  expect(json).toEqual({
    code: 400,
    reason: 'INVALID_REQUEST_BODY',
    message: expect.any(String),
    metadata: {},
  });
  expect(json.message).toContain(rule);
});
