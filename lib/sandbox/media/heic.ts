import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** What we use of libheif (WebAssembly), which ships no types for its decoder. */
interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(
    target: { data: Uint8ClampedArray; width: number; height: number },
    done: (shown: { data: Uint8ClampedArray } | null) => void,
  ): void;
  free(): void;
}
interface LibHeif {
  HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
}

/** A decoded picture: 8-bit RGBA, row by row. */
export interface RawPicture {
  width: number;
  height: number;
  rgba: Buffer;
}

/** Pixels of a HEIC or HEIF file by its header; throws when there is no picture in it. */
export async function measureHeic(path: string): Promise<{ width: number; height: number }> {
  return withImage(path, (image) =>
    Promise.resolve({ width: image.get_width(), height: image.get_height() }),
  );
}

/** Decodes a HEIC or HEIF file, which sharp cannot. Throws when its pixels cannot be read. */
export async function decodeHeic(path: string): Promise<RawPicture> {
  return withImage(path, async (image) => {
    const [width, height] = [image.get_width(), image.get_height()];
    const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
    const shown = await new Promise<{ data: Uint8ClampedArray } | null>((resolve) => {
      image.display(target, resolve);
    });
    if (!shown) throw new Error('the picture could not be decoded');
    return { width, height, rgba: Buffer.from(shown.data.buffer) };
  });
}

async function withImage<T>(path: string, use: (image: HeifImage) => Promise<T>): Promise<T> {
  const libheif: LibHeif = createRequire(import.meta.url)('libheif-js/wasm-bundle.js');
  const images = new libheif.HeifDecoder().decode(await readFile(path));
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) throw new Error('no picture was found in the file');
    return await use(image);
  } finally {
    for (const image of images) image.free();
  }
}
