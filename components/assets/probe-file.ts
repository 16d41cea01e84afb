import { failure, type Result, success } from '#lib/result.ts';
import type { MediaFacts } from '#lib/vendor/media-facts.ts';
import { makeThumbnail } from './make-thumbnail.ts';
import { pictureFormat } from './picture-format.ts';

/** What the browser can say of a file before it is uploaded. */
export interface LocalMedia {
  kind: MediaFacts['kind'];
  /** Absent when this browser cannot decode it (HEIC in most): the server measures it then. */
  facts?: MediaFacts | undefined;
  /** A small picture of it, where one can be made. */
  thumbnail?: Blob | undefined;
}

/**
 * Measures a file before it is uploaded, by its bytes and not by its name. Refuses what is no picture, video or
 * sound. The code that reads video and sound is loaded when the first such file comes.
 */
export async function probeFile(file: Blob): Promise<Result<LocalMedia>> {
  if (file.size === 0) return failure('empty', 'The file is empty.');
  const format = await pictureFormat(file);
  if (format) return probePicture(file, format);
  const { probeStream } = await import('./probe-stream.ts');
  return probeStream(file);
}

async function probePicture(file: Blob, format: string): Promise<Result<LocalMedia>> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) {
    const isReadByServer = ['heic', 'heif', 'tiff', 'avif'].includes(format);
    return isReadByServer
      ? success({ kind: 'image' })
      : failure('damaged', `The picture cannot be read: its ${format.toUpperCase()} data is damaged.`);
  }
  const { width, height } = bitmap;
  const thumbnail = await makeThumbnail(bitmap, width, height);
  bitmap.close();
  return success({
    kind: 'image',
    facts: { kind: 'image', format, sizeBytes: file.size, width, height },
    thumbnail,
  });
}
