import { readFile } from 'node:fs/promises';
import type { HeifImage } from 'libheif-js/wasm-bundle.js';
import { MediaError } from './media-error.ts';

/** sharp reads no HEIC, so libheif (WebAssembly, in this process) does. Turned upright as the file asks. */
async function open(path: string): Promise<{ image: HeifImage; free: () => void }> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const images = new libheif.HeifDecoder().decode(await readFile(path));
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new MediaError('damaged', 'This HEIC file holds no picture that can be read.');
  const free = () => {
    for (const one of images) one.free();
  };
  return { image, free };
}

/** Pixels of a HEIC picture, from its header alone. */
export async function measureHeic(path: string): Promise<{ width: number; height: number }> {
  const { image, free } = await open(path);
  try {
    return { width: image.get_width(), height: image.get_height() };
  } finally {
    free();
  }
}

/** All pixels of a HEIC picture as RGBA. Measure it first: this takes four bytes a pixel. */
export async function decodeHeic(
  path: string,
): Promise<{ data: Uint8ClampedArray; width: number; height: number }> {
  const { image, free } = await open(path);
  try {
    const [width, height] = [image.get_width(), image.get_height()];
    const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
    const shown = await new Promise<{ data: Uint8ClampedArray } | null>((resolve) =>
      image.display(target, resolve),
    );
    if (!shown) throw new MediaError('damaged', 'This HEIC picture is damaged or cut off.');
    return { data: shown.data, width, height };
  } finally {
    free();
  }
}
