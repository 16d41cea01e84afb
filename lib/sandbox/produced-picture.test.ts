import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageAspects } from '#lib/vendor/image-limits.ts';
import { FileServer } from './test-file-server.ts';
import { dataUri, makeImage } from './test-media.ts';
import { goodPicture, platform, TestSandbox } from './test-sandbox.ts';

/** The pictures that come out, downloaded and decoded: what is promised of them can be seen. */
const sandbox = new TestSandbox();
const files = new FileServer();
beforeAll(async () => {
  await sandbox.start();
  await files.start();
});
afterAll(async () => {
  await sandbox.remove();
  files.stop();
});

async function produce(path: string, body: unknown): Promise<Buffer> {
  const { task, images, videos, audios } = await sandbox.makeResult(path, body);
  expect(task).toMatchObject({ status: 'TASK_STATUS_SUCCEED', reason: '' });
  expect([images.length, videos.length, audios.length]).toEqual([1, 0, 0]);
  const answer = await fetch(images[0]?.image_url ?? '');
  expect(answer.headers.get('content-type')).toBe('image/png');
  return Buffer.from(await answer.arrayBuffer());
}

async function sizeOf(picture: Buffer): Promise<[number, number]> {
  const { format, width, height } = await sharp(picture).metadata();
  expect(format).toBe('png');
  return [width, height];
}

/** The upper part of a picture in a few pixels: its foot carries words. */
async function thumb(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  return sharp(picture)
    .extract({ left: 0, top: 0, width, height: Math.round(height * 0.9) })
    .removeAlpha()
    .resize(32, 32, { fit: 'fill' })
    .raw()
    .toBuffer();
}

async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [one, other] = [await thumb(a), await thumb(b)];
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

/** How alike the shapes of two pictures are, whatever their colours: 1 is the same, 0 nothing in common. */
async function likeness(a: Buffer, b: Buffer): Promise<number> {
  const grey = async (picture: Buffer) => {
    const values = [
      ...(await sharp(await thumb(picture), { raw: { width: 32, height: 32, channels: 3 } })
        .greyscale()
        .raw()
        .toBuffer()),
    ];
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.map((value) => value - mean);
  };
  const [one, other] = [await grey(a), await grey(b)];
  const product = (x: number[], y: number[]) => x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0);
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}

/** A picture with shapes that cannot be taken for anything that is drawn here. */
function flag(width = 1024, height = 768): Promise<Buffer> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="${width}" height="${height}" preserveAspectRatio="none">` +
    `<rect width="4" height="3" fill="#e8e0d0"/><rect width="2" height="1.5" fill="#301818"/><rect x="3" y="1.5" width="1" height="1.5" fill="#702020"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

describe('the size', () => {
  test.each(imageAspects)('of kontext at %s is exact, at about a megapixel', async (aspect_ratio) => {
    const [width, height] = await sizeOf(await produce(platform.kontext, { ...goodPicture, aspect_ratio }));
    const [across = 1, down = 1] = aspect_ratio.split(':').map(Number);
    expect(width / height).toBeCloseTo(across / down, 6);
    expect(Math.abs(width * height - 1024 * 1024) / (1024 * 1024)).toBeLessThan(0.05);
  });

  test.each([
    ['flex', '256*256'],
    ['flex', '257*1535'],
    ['pro', '1536*1536'],
    ['pro', '1536*256'],
  ] as const)('of %s at %s is exact', async (model, size) => {
    expect((await sizeOf(await produce(platform[model], { ...goodPicture, size }))).join('*')).toBe(size);
    const images = [dataUri(await flag(), 'image/png')];
    expect((await sizeOf(await produce(platform[model], { ...goodPicture, size, images }))).join('*')).toBe(
      size,
    );
  });

  test.each([
    ['kontext', 700, 900, 904, 1162],
    ['flex', 700, 900, 904, 1162],
    ['pro', 3000, 300, 1536, 658],
    ['kontext', 3000, 300, 1564, 670],
    ['flex', 30, 30, 1024, 1024],
  ] as const)('of %s without a wish is the shape of %i x %i', async (model, width, height, wide, high) => {
    const images = [files.add('shape.png', await makeImage(width, height))];
    expect(await sizeOf(await produce(platform[model], { ...goodPicture, images }))).toEqual([wide, high]);
  });

  test('without a wish and a picture is a square', async () => {
    expect(await sizeOf(await produce(platform.pro, goodPicture))).toEqual([1024, 1024]);
  });
});

describe('the seed', () => {
  const small = { ...goodPicture, size: '512*384' };
  const withSeed = (seed: number, prompt = small.prompt) =>
    produce(platform.flex, { ...small, seed, prompt });

  test('and the words decide: the same twice is the same file, another is another picture', async () => {
    const [first, again, other, words] = [
      await withSeed(7),
      await withSeed(7),
      await withSeed(8),
      await withSeed(7, 'A forest in autumn'),
    ];
    expect(again.equals(first)).toBe(true);
    expect(await difference(first, other)).toBeGreaterThan(2);
    expect(await difference(first, words)).toBeGreaterThan(8);
  });

  test('of an edit as well', async () => {
    const images = [dataUri(await flag(), 'image/png')];
    const edit = (seed: number) => produce(platform.pro, { ...small, images, seed, prompt: 'Make it snow' });
    const [first, again, other] = [await edit(1), await edit(1), await edit(2)];
    expect(again.equals(first)).toBe(true);
    expect(await difference(first, other)).toBeGreaterThan(1);
  });

  test('-1, or none, is random', async () => {
    const [first, other] = [await withSeed(-1), await withSeed(-1)];
    expect(other.equals(first)).toBe(false);
  });
});

describe('an edit', () => {
  test('changes the picture and keeps it recognizable, in the same place', async () => {
    const base = await flag();
    const edited = await produce(platform.kontext, {
      prompt: 'Make it a golden evening',
      images: [dataUri(base, 'image/png')],
      seed: 3,
    });
    expect(await difference(base, edited)).toBeGreaterThan(8);
    expect(await likeness(base, edited)).toBeGreaterThan(0.85);
    expect(await likeness(await sharp(base).flop().toBuffer(), edited)).toBeLessThan(0.7);
  });

  test('follows the words more the higher the scale is', async () => {
    const base = await flag();
    const images = [dataUri(base, 'image/png')];
    const edit = (guidance_scale: number) =>
      produce(platform.kontext, { prompt: 'Paint it green', images, seed: 3, guidance_scale });
    const [weak, strong] = [await difference(base, await edit(1)), await difference(base, await edit(20))];
    expect(strong).toBeGreaterThan(weak * 1.2);
  });

  test('shows every picture that it was given', async () => {
    const images = [
      dataUri(await makeImage(800, 600, 'jpeg', { r: 128, g: 128, b: 128 }), 'image/jpeg'),
      files.add('red.png', await makeImage(300, 300, 'png', { r: 250, g: 0, b: 0 })),
      files.add('green.webp', await makeImage(300, 200, 'webp', { r: 0, g: 250, b: 0 })),
      files.add('blue.png', await makeImage(200, 300, 'png', { r: 0, g: 0, b: 250 })),
    ];
    const picture = await produce(platform.kontext, { prompt: 'Black and white, birds', images, seed: 5 });
    const rgb = await sharp(picture).removeAlpha().raw().toBuffer();
    const seen = [0, 0, 0];
    for (let at = 0; at < rgb.length; at += 3) {
      for (const channel of [0, 1, 2]) {
        const others = [0, 1, 2].filter((one) => one !== channel).map((one) => rgb[at + one] ?? 0);
        if ((rgb[at + channel] ?? 0) > 220 && Math.max(...others) < 30)
          seen[channel] = (seen[channel] ?? 0) + 1;
      }
    }
    for (const count of seen) expect(count).toBeGreaterThan(5000);
  });

  test.each([
    [
      'is not there',
      'gone.png',
      undefined,
      'TASK_FAILED: images[0]: the file could not be fetched (HTTP 404)',
    ],
    [
      'is no picture',
      'words.png',
      Buffer.from('no picture '.repeat(40)),
      'INVALID_IMAGE_FORMAT: images[0]: ',
    ],
    ['is of another format', 'one.gif', 'gif', 'INVALID_IMAGE_FORMAT: images[0]: '],
    ['is too large', 'large.png', 'large', 'IMAGE_FILE_EXCEEDS_MAX_SIZE: images[0]: '],
  ])('of a link that %s fails later, and says why', async (_what, name, content, reason) => {
    if (content === 'gif') files.add(name, await makeImage(300, 300, 'gif'));
    else if (content === 'large') files.add(name, Buffer.alloc(30 * 1024 * 1024 + 1));
    else if (content instanceof Buffer) files.add(name, content);
    const result = await sandbox.makeResult(platform.flex, { ...goodPicture, images: [files.link(name)] });
    expect(result.task.status).toBe('TASK_STATUS_FAILED');
    expect(result.task.reason).toContain(reason);
    expect(result.images).toEqual([]);
  });
});

test('fail_task: one task fails once, with a reason', async () => {
  await sandbox.arm('fail_task');
  const { task } = await sandbox.makeResult(platform.kontext, goodPicture);
  expect(task).toMatchObject({
    status: 'TASK_STATUS_FAILED',
    reason: expect.stringMatching(/^TASK_FAILED: .+/),
  });
  expect((await sandbox.makeResult(platform.kontext, goodPicture)).task.status).toBe('TASK_STATUS_SUCCEED');
});

describe('links', () => {
  test('live an hour, tell it as a string, take ranges, and are renewed by a query', async () => {
    const { json } = await sandbox.call('POST', platform.pro, { ...goodPicture, size: '300*300' });
    await expect
      .poll(async () => (await sandbox.result(json.task_id)).images.length, { timeout: 15_000 })
      .toBe(1);
    const raw = await sandbox.call('GET', platform.taskResult(json.task_id));
    const [image] = raw.json.images;
    expect(image).toEqual({ image_url: expect.any(String), image_url_ttl: '3600', image_type: 'png' });
    const expires = Number(new URL(image.image_url).searchParams.get('expires'));
    expect(Math.abs(expires - Date.now() / 1000 - 3600)).toBeLessThan(30);
    const part = await fetch(image.image_url, { headers: { range: 'bytes=1-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'PNG']);
    expect((await fetch(image.image_url, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(image.image_url.replace('.png', '.mp4'))).status).toBe(404);
    await sandbox.arm('expired_link');
    const dead = (await sandbox.result(json.task_id)).images[0]?.image_url ?? '';
    expect((await fetch(dead)).status).toBe(403);
  });

  test('live as long as the setting says', async () => {
    const own = await new TestSandbox({ linkSeconds: 5 }).start();
    const { images } = await own.makeResult(platform.pro, { ...goodPicture, size: '300*300' });
    expect(images[0]?.image_url_ttl).toBe(5);
    await own.remove();
  });
});

test('a task outlives a restart', async () => {
  const own = await new TestSandbox({ seconds: 1 }).start();
  const { json } = await own.call('POST', platform.kontext, goodPicture);
  await own.stop();
  await own.start();
  await expect
    .poll(async () => (await own.result(json.task_id)).task.status, { timeout: 15_000 })
    .toBe('TASK_STATUS_SUCCEED');
  await own.remove();
});
