import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeHeic } from '#lib/assets/test-media.ts';
import { dataUri, makeAudio, makeImage, makeVideo } from './test-media.ts';
import { audio, goodGeneration, image, paths, TestSandbox, text, video } from './test-sandbox.ts';

/** Files inside a request against spec 1, Limits, just inside and just outside, decoded for real. */
const sandbox = new TestSandbox({ seconds: 600 });
beforeAll(() => sandbox.start());
afterAll(() => sandbox.remove());

type Row = [name: string, makeItems: () => Promise<unknown[]>, rule?: string];

const frame =
  (make: () => Promise<Buffer>, mimeType = 'image/png') =>
  async () => [image(dataUri(await make(), mimeType), 'first_frame')];
const film =
  (make: () => Promise<Buffer>, mimeType = 'video/mp4') =>
  async () => [video(dataUri(await make(), mimeType), 'reference_video')];
const sound =
  (make: () => Promise<Buffer>, mimeType = 'audio/wav') =>
  async () => [audio(dataUri(await make(), mimeType), 'reference_audio')];
const bytes = (content: string) => async () => Buffer.from(content);

async function heic(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'heic-'));
  try {
    return await readFile(await makeHeic(join(folder, 'photo.heic'), { width: 320, height: 256 }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Noise cannot be packed, so a picture of it is as large as its pixels. */
async function noise(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1)
    pixels[index] = Math.imul(index, 2_654_435_761) >>> 23;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

const imageRows: Row[] = [
  ['a PNG', frame(() => makeImage(256, 256))],
  ['a JPEG', frame(() => makeImage(300, 256, 'jpeg'), 'image/jpeg')],
  ['a WEBP', frame(() => makeImage(300, 256, 'webp'), 'image/webp')],
  ['a PNG that is called JPEG', frame(() => makeImage(256, 256), 'image/jpeg')],
  ['a GIF', frame(() => makeImage(256, 256, 'gif'), 'image/gif'), 'this is GIF'],
  ['an AVIF', frame(() => makeImage(256, 256, 'avif'), 'image/avif'), 'this is AVIF'],
  ['a GIF that is called PNG', frame(() => makeImage(256, 256, 'gif')), 'this is GIF'],
  [
    'an SVG',
    frame(bytes('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>')),
    'this is SVG',
  ],
  ['a PDF that is called PNG', frame(bytes(`%PDF-1.7 ${'x'.repeat(500)}`)), 'this is PDF'],
  ['words that are called PNG', frame(bytes('no picture at all, '.repeat(50))), 'not a picture'],
  ['255 wide', frame(() => makeImage(255, 256)), '256 to 5760'],
  ['255 high', frame(() => makeImage(256, 255)), '256 to 5760'],
  ['5760 wide', frame(() => makeImage(5760, 2304))],
  ['5761 wide', frame(() => makeImage(5761, 2400)), '256 to 5760'],
  ['5761 high', frame(() => makeImage(2400, 5761)), '256 to 5760'],
  ['aspect 2.5', frame(() => makeImage(1000, 400))],
  ['aspect over 2.5', frame(() => makeImage(1003, 400)), '0.4 to 2.5'],
  ['aspect 0.4', frame(() => makeImage(400, 1000))],
  ['aspect under 0.4', frame(() => makeImage(400, 1003)), '0.4 to 2.5'],
  ['29 MB', frame(() => noise(3184, 3184))],
  ['31 MB', frame(() => noise(3292, 3292)), '30 MB'],
  [
    'a JPEG that is cut short',
    frame(async () => (await makeImage(900, 900, 'jpeg')).subarray(0, 2000)),
    'cut short',
  ],
  ['a PNG that is cut short', frame(async () => (await noise(300, 300)).subarray(0, 100_000)), 'cut short'],
  ['nothing', async () => [image('data:image/png;base64,', 'first_frame')], 'empty'],
  ['no Base64', async () => [image('data:image/png;base64,%%%%', 'first_frame')], 'not valid Base64'],
  ['half Base64', async () => [image('data:image/png;base64,iVBORw0KG', 'first_frame')], 'not valid Base64'],
  ['a film', frame(() => makeVideo(), 'image/png'), 'takes an image'],
  ['HEIC', frame(heic, 'image/heic')],
  ['HEIC that is cut short', frame(async () => (await heic()).subarray(0, 500), 'image/heic'), 'cut short'],
];

const videoRows: Row[] = [
  ['an MP4', film(() => makeVideo())],
  ['a MOV', film(() => makeVideo({ container: 'mov' }), 'video/quicktime')],
  ['an MKV', film(() => makeVideo({ container: 'mkv' })), 'MP4 or MOV'],
  ['H.265', film(() => makeVideo({ codec: 'hevc' }))],
  ['VP9', film(() => makeVideo({ codec: 'vp9' })), 'H.264 or H.265'],
  ['AV1', film(() => makeVideo({ codec: 'av1' })), 'H.264 or H.265'],
  ['MP3 sound', film(() => makeVideo({ audioCodec: 'mp3' }))],
  ['Opus sound', film(() => makeVideo({ audioCodec: 'opus' })), 'AAC or MP3'],
  ['no sound', film(() => makeVideo({ audioCodec: false }))],
  ['1.5 s', film(() => makeVideo({ seconds: 1.5 })), 'at least 2 s'],
  ['15 s', film(() => makeVideo({ seconds: 15 }))],
  ['15.5 s', film(() => makeVideo({ seconds: 15.5 })), '15 s long at most'],
  ['254 wide', film(() => makeVideo({ width: 254 })), '256 to 5760'],
  ['aspect over 2.5', film(() => makeVideo({ width: 648, height: 256 })), '0.4 to 2.5'],
  ['23.976 fps', film(() => makeVideo({ framesPerSecond: 24_000 / 1001, frameCount: 48 }))],
  ['23 fps', film(() => makeVideo({ framesPerSecond: 23 })), '23.976 to 60'],
  ['60 fps', film(() => makeVideo({ framesPerSecond: 60 }))],
  ['61 fps', film(() => makeVideo({ framesPerSecond: 61 })), '23.976 to 60'],
  [
    'cut short',
    film(async () => (await makeVideo({ seconds: 4 })).subarray(0, 20_000)),
    'cut short|no picture',
  ],
  ['a sound file', film(() => makeAudio(3)), 'takes a video'],
  ['a picture', film(() => makeImage(300, 300)), 'takes a video'],
  ['words', film(bytes('not a film, '.repeat(100))), 'not a picture'],
  [
    '15 s together',
    async () => [
      ...(await film(() => makeVideo({ seconds: 7 }))()),
      ...(await film(() => makeVideo({ seconds: 8 }))()),
    ],
  ],
  [
    '16 s together',
    async () => [
      ...(await film(() => makeVideo({ seconds: 8 }))()),
      ...(await film(() => makeVideo({ seconds: 8 }))()),
    ],
    '15 s long together',
  ],
];

const audioRows: Row[] = [
  ['a WAV', sound(() => makeAudio(2))],
  ['an MP3', sound(() => makeAudio(2, 'mp3'), 'audio/mpeg')],
  ['an Ogg', sound(() => makeAudio(3, 'ogg')), 'WAV or MP3'],
  ['an M4A', sound(() => makeAudio(3, 'm4a')), 'WAV or MP3'],
  ['1.9 s', sound(() => makeAudio(1.9)), 'at least 2 s'],
  ['15 s', sound(() => makeAudio(15))],
  ['an MP3 of 15 s', sound(() => makeAudio(15, 'mp3'))],
  ['15.05 s', sound(() => makeAudio(15.05)), '15 s long at most'],
  ['a film', sound(() => makeVideo()), 'takes an audio file'],
  [
    '16 s together',
    async () => [...(await sound(() => makeAudio(8))()), ...(await sound(() => makeAudio(8))())],
    '15 s long together',
  ],
];

const base = (make: () => Promise<Buffer>) => async () => [
  video(dataUri(await make(), 'video/mp4'), 'base_video'),
];
const baseRows: Row[] = [
  ['768 x 768, 107 frames', base(() => makeVideo({ width: 768, height: 768, frameCount: 107 }))],
  ['1344 x 768, 107 frames', base(() => makeVideo({ width: 1344, height: 768, frameCount: 107 }))],
  ['362 frames', base(() => makeVideo({ width: 768, height: 768, frameCount: 362 }))],
  ['106 frames', base(() => makeVideo({ width: 768, height: 768, frameCount: 106 })), '107 to 362 frames'],
  ['363 frames', base(() => makeVideo({ width: 768, height: 768, frameCount: 363 })), '107 to 362 frames'],
  [
    'no sound',
    base(() => makeVideo({ width: 768, height: 768, frameCount: 107, audioCodec: false })),
    'audio track',
  ],
  [
    '25 fps',
    base(() => makeVideo({ width: 768, height: 768, frameCount: 107, framesPerSecond: 25 })),
    '24 frames',
  ],
  [
    '23.976 fps',
    base(() => makeVideo({ width: 768, height: 768, frameCount: 107, framesPerSecond: 24_000 / 1001 })),
    '24 frames',
  ],
  ['1280 x 720', base(() => makeVideo({ width: 1280, height: 720, frameCount: 107 })), 'multiples of 32'],
  ['736 x 768', base(() => makeVideo({ width: 736, height: 768, frameCount: 107 })), 'area'],
  ['1376 x 768', base(() => makeVideo({ width: 1376, height: 768, frameCount: 107 })), 'area'],
];

const cases = Object.entries({ imageRows, videoRows, audioRows, baseRows }).flatMap(([table, rows]) =>
  rows.map(([name, makeItems, rule]) => ({ table, name, makeItems, rule })),
);

test.each(cases)('$table: $name', async ({ table, makeItems, rule }) => {
  const items = await makeItems();
  const { status, json } =
    table === 'baseRows'
      ? await sandbox.call('POST', paths.regeneration, {
          model: 'Vendor-H3',
          resolution: '2K',
          content: items,
        })
      : await sandbox.generate({ ...goodGeneration, content: [text(), ...items] });
  if (rule === undefined) {
    expect(json).toEqual({ task_id: expect.any(String) });
    return;
  }
  expect(status).toBe(400);
  expect(json.error.message).toMatch(/^invalid params, content.*\(2013\)$/);
  expect(json.error.message).toMatch(new RegExp(rule));
});
