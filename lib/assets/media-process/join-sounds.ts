import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type ChapterPlace, type ChapterTime, chapterTimes } from '../chapter-times.ts';
import { flacHeadWithChapters } from './flac-chapters.ts';
import { id3Chapters } from './id3-chapters.ts';
import type { JoinedSound } from './jobs.ts';
import { canJoinWav, joinWav } from './join-wav.ts';
import { readWav } from './read-wav.ts';
import { copyMp3, encodeAll, isSameMp3 } from './write-sounds.ts';

const mimeTypes = { mp3: 'audio/mpeg', wav: 'audio/wav', flac: 'audio/flac' } as const;

/**
 * Joins sounds in order into one file with chapter marks, through files and never in memory. MP3 frames and WAV samples
 * are copied; FLAC is decoded and encoded again, which loses nothing. What cannot be a WAV file (over 4 GB, or parts of
 * unlike form) becomes FLAC.
 */
export async function joinSounds(
  paths: readonly string[],
  format: JoinedSound['format'],
  places: readonly ChapterPlace[],
  target: string,
): Promise<JoinedSound> {
  if (format === 'mp3') return joinAsMp3(paths, places, target);
  if (format === 'wav') {
    const files = await Promise.all(paths.map(readWav));
    const wavs = files.filter((file) => file !== undefined);
    if (wavs.length === files.length && canJoinWav(wavs)) {
      const partSeconds = wavs.map((file) => file.dataBytes / file.frameBytes / file.sampleRate);
      const chapters = chapterTimes(places, partSeconds);
      await joinWav(wavs, chapters, target);
      return describe('wav', target, partSeconds, chapters);
    }
  }
  return joinAsFlac(paths, places, target);
}

async function joinAsMp3(
  paths: readonly string[],
  places: readonly ChapterPlace[],
  target: string,
): Promise<JoinedSound> {
  const body = `${target}.body`;
  const partSeconds = (await isSameMp3(paths))
    ? await copyMp3(paths, body)
    : await encodeAll(paths, body, 'mp3');
  const chapters = chapterTimes(places, partSeconds);
  const total = partSeconds.reduce((sum, seconds) => sum + seconds, 0);
  const head = chapters.length === 0 ? Buffer.alloc(0) : id3Chapters(chapters, total);
  await putTogether(head, body, 0, target);
  return describe('mp3', target, partSeconds, chapters);
}

async function joinAsFlac(
  paths: readonly string[],
  places: readonly ChapterPlace[],
  target: string,
): Promise<JoinedSound> {
  const body = `${target}.body`;
  const partSeconds = await encodeAll(paths, body, 'flac');
  const chapters = chapterTimes(places, partSeconds);
  const { head, restAt } = await flacHeadWithChapters(body, chapters);
  await putTogether(head, body, restAt, target);
  return describe('flac', target, partSeconds, chapters);
}

/** The marks need the lengths, and stand before what was measured: so the body is written first. */
async function putTogether(head: Buffer, body: string, from: number, target: string): Promise<void> {
  async function* whole() {
    yield head;
    yield* createReadStream(body, { start: from });
  }
  await pipeline(whole, createWriteStream(target));
  await rm(body);
}

async function describe(
  format: JoinedSound['format'],
  target: string,
  partSeconds: number[],
  chapters: ChapterTime[],
): Promise<JoinedSound> {
  const { size: sizeBytes } = await stat(target);
  return { format, mimeType: mimeTypes[format], sizeBytes, partSeconds, chapters };
}
