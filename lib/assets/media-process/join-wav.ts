import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ChapterTime } from '../chapter-times.ts';
import { maxWavBytes, wavChunk, wavHead } from '../wav-head.ts';
import type { WavFile } from './read-wav.ts';

/** Room for the head and the chapter marks. */
const marginBytes = 16 * 1024 * 1024;

/** Whether these can become one WAV file by copying: the same form, and sizes that 32 bits can say. */
export function canJoinWav(files: readonly WavFile[]): boolean {
  const [first] = files;
  const bytes = files.reduce((sum, { dataBytes }) => sum + dataBytes, 0);
  return files.every(({ format }) => first?.format.equals(format)) && bytes + marginBytes <= maxWavBytes;
}

/** Copies the samples of all files, in order, into one; chapters become cue points with labels. */
export async function joinWav(
  files: readonly WavFile[],
  chapters: readonly ChapterTime[],
  target: string,
): Promise<void> {
  const [first] = files;
  if (!first) throw new Error('There is nothing to join.');
  const dataBytes = files.reduce((sum, file) => sum + file.dataBytes, 0);
  const marks = chapters.length === 0 ? Buffer.alloc(0) : marksOf(chapters, first.sampleRate);
  const pad = Buffer.alloc(dataBytes % 2);
  async function* joined() {
    yield wavHead(first?.format ?? Buffer.alloc(0), dataBytes, pad.length + marks.length);
    for (const { path, dataAt, dataBytes: length } of files) {
      yield* createReadStream(path, { start: dataAt, end: dataAt + length - 1 });
    }
    yield pad;
    yield marks;
  }
  await pipeline(joined, createWriteStream(target));
}

/** `cue ` with a point for each chapter, and `LIST adtl` with their names. */
function marksOf(chapters: readonly ChapterTime[], sampleRate: number): Buffer {
  const points = chapters.map(({ startSeconds }, index) => {
    const sample = Math.round(startSeconds * sampleRate);
    const point = Buffer.alloc(24);
    point.writeUInt32LE(index + 1, 0);
    point.writeUInt32LE(sample, 4);
    point.write('data', 8, 'latin1');
    point.writeUInt32LE(sample, 20);
    return point;
  });
  const labels = chapters.map(({ title }, index) =>
    wavChunk('labl', Buffer.concat([u32(index + 1), Buffer.from(`${title}\0`, 'utf8')])),
  );
  return Buffer.concat([
    wavChunk('cue ', Buffer.concat([u32(points.length), ...points])),
    wavChunk('LIST', Buffer.concat([Buffer.from('adtl', 'latin1'), ...labels])),
  ]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
