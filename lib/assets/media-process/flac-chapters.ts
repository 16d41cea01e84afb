import { open } from 'node:fs/promises';
import type { ChapterTime } from '../chapter-times.ts';

/** Chapter marks of a FLAC file: the vorbis comments `CHAPTER001` and `CHAPTER001NAME`, and so on. */

const markBytes = 4;
const streamInfoBytes = 4 + 34;
const lastBlock = 0x80;
const vorbisComment = 4;

/**
 * What stands before the first frame of a FLAC file that holds nothing but its stream info, with the comments added.
 * `restAt` is where the frames begin in that file.
 */
export async function flacHeadWithChapters(
  path: string,
  chapters: readonly ChapterTime[],
): Promise<{ head: Buffer; restAt: number }> {
  const restAt = markBytes + streamInfoBytes;
  const file = await open(path, 'r');
  try {
    const { buffer: begin } = await file.read(Buffer.alloc(restAt), 0, restAt, 0);
    if (begin.toString('latin1', 0, markBytes) !== 'fLaC' || begin[markBytes] !== lastBlock) {
      throw new Error('This FLAC file holds more than its stream info.');
    }
    begin[markBytes] = 0;
    return { head: Buffer.concat([begin, commentBlock(chapters)]), restAt };
  } finally {
    await file.close();
  }
}

function commentBlock(chapters: readonly ChapterTime[]): Buffer {
  const comments = chapters.flatMap(({ title, startSeconds }, index) => {
    const name = `CHAPTER${String(index + 1).padStart(3, '0')}`;
    return [`${name}=${clock(startSeconds)}`, `${name}NAME=${title.replace(/[\r\n]+/g, ' ')}`];
  });
  const body = Buffer.concat([counted('Rushes'), u32(comments.length), ...comments.map(counted)]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  head[0] = lastBlock | vorbisComment;
  return Buffer.concat([head, body]);
}

/** `HH:MM:SS.mmm`. */
function clock(seconds: number): string {
  const all = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(all % 1000).padStart(3, '0');
  return `${two(all / 3_600_000)}:${two((all / 60_000) % 60)}:${two((all / 1000) % 60)}.${rest}`;
}

function counted(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  return Buffer.concat([u32(bytes.length), bytes]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
