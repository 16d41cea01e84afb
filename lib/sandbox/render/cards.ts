import sharp, { type Sharp } from 'sharp';
import type { RenderReference } from '#lib/sandbox/media/media-jobs.ts';
import { decodeFrames, decodeSound } from './decode.ts';
import type { Frame } from './frame.ts';
import { openPicture } from './plate.ts';
import { drawSprite, makeMask, type Sprite, spriteFromFrame, spriteFromRgba } from './sprite.ts';
import { setText } from './typeset.ts';

/** A reference as a card in the picture: a shadow, and one picture or as many as a film has. */
export interface Card {
  width: number;
  height: number;
  draw: (frame: Frame, x: number, y: number, index: number) => void;
}

interface CardSize {
  width: number;
  height: number;
}

/** Makes the card of a reference that is at most so wide and high. */
export async function makeCard(
  reference: RenderReference,
  maxWidth: number,
  maxHeight: number,
): Promise<Card> {
  const { kind, path, name, aspect = 16 / 9 } = reference;
  const size = fit(path && kind !== 'audio' ? aspect : 16 / 9, maxWidth, maxHeight);
  const shadow = await shadowOf(size);
  if (path && kind === 'video') return card(size, shadow, await filmPictures(path, size));
  const picture = path
    ? await (kind === 'audio' ? wavePicture(path, size) : openPicture(path))
    : namePicture(name, size);
  return card(size, shadow, [await cutOut(await picture, size)]);
}

function card(size: CardSize, shadow: Sprite, pictures: readonly Sprite[]): Card {
  const room = shadowRoom(size);
  return {
    ...size,
    draw(frame, x, y, index) {
      drawSprite(frame, shadow, x - room, y - room * 0.7);
      const picture = pictures[index % pictures.length];
      if (picture) drawSprite(frame, picture, x, y);
    },
  };
}

/** A picture in the card's shape, with a thin bright rim. */
async function cutOut(picture: Sharp, size: CardSize): Promise<Sprite> {
  const rgba = await picture
    .toColourspace('srgb')
    .resize(size.width, size.height, { fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: shape(size, 'fill="#fff"'), blend: 'dest-in' }, { input: rim(size) }])
    .raw()
    .toBuffer();
  return spriteFromRgba(rgba, size.width, size.height);
}

/** Every frame of a film in the card's shape. */
async function filmPictures(path: string, size: CardSize): Promise<Sprite[]> {
  const opacity = await sharp(shape(size, 'fill="#fff"')).ensureAlpha().extractChannel(3).raw().toBuffer();
  const mask = makeMask(opacity, size.width, size.height);
  const pictures: Sprite[] = [];
  for await (const frame of decodeFrames(path, size.width, size.height))
    pictures.push(spriteFromFrame(frame, mask));
  return pictures;
}

/** A sound as its wave. */
async function wavePicture(path: string, { width, height }: CardSize): Promise<Sharp> {
  const { left = new Float32Array() } = (await decodeSound(path)) ?? {};
  const bars = 48;
  const step = width / (bars + 4);
  const rects = Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar / bars) * left.length);
    const part = left.subarray(from, Math.floor(((bar + 1) / bars) * left.length));
    const peak = part.reduce((most, value) => Math.max(most, Math.abs(value)), 0.02);
    const tall = Math.min(1, peak * 1.4) * height * 0.7;
    const place = `x="${step * (bar + 2)}" y="${(height - tall) / 2}" width="${step * 0.55}" height="${tall}"`;
    return `<rect ${place} rx="${step * 0.25}" fill="#f4e3c4" fill-opacity="0.92"/>`;
  });
  return drawing({ width, height }, rects.join(''));
}

/** A vendor file cannot be opened here: its name stands for it. */
async function namePicture(name: string, size: CardSize): Promise<Sharp> {
  const { rgba, ...block } = await setText({
    text: name,
    size: Math.max(12, size.height * 0.075),
    maxWidth: size.width * 0.8,
    maxLines: 3,
  });
  const words = await sharp(rgba, { raw: { ...block, channels: 4 } })
    .png()
    .toBuffer();
  const page = await drawing(size, '')
    .composite([{ input: words }])
    .png()
    .toBuffer();
  return sharp(page);
}

function drawing({ width, height }: CardSize, inner: string): Sharp {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
    `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#3a4150"/><stop offset="1" stop-color="#161a22"/>` +
    `</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>${inner}</svg>`;
  return sharp(Buffer.from(svg));
}

function shape({ width, height }: CardSize, paint: string): Buffer {
  const radius = Math.round(Math.min(width, height) * 0.045);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}" ${paint}/></svg>`,
  );
}

function rim(size: CardSize): Buffer {
  return shape(size, 'fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="2.4"');
}

function shadowRoom({ width, height }: CardSize): number {
  return 2 * Math.round(Math.min(width, height) * 0.07);
}

async function shadowOf(size: CardSize): Promise<Sprite> {
  const room = shadowRoom(size);
  const width = size.width + room * 2;
  const height = size.height + room * 2;
  const rgba = await sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite([{ input: shape(size, 'fill="#000" fill-opacity="0.6"'), left: room, top: room }])
    .png()
    .toBuffer();
  const soft = await sharp(rgba)
    .blur(Math.max(1, room / 2.6))
    .raw()
    .toBuffer();
  return spriteFromRgba(soft, width, height);
}

function fit(aspect: number, maxWidth: number, maxHeight: number): CardSize {
  const width = Math.min(maxWidth, maxHeight * aspect);
  return {
    width: 2 * Math.max(8, Math.round(width / 2)),
    height: 2 * Math.max(8, Math.round(width / aspect / 2)),
  };
}
