import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LongSpeechBody, ShortSpeechBody } from '#lib/vendor/speech.ts';
import type { ShortSpeechModel } from '#lib/vendor/speech-limits.ts';
import { extensionOf, mimeTypeOf } from './formats/sound-format.ts';
import { longSpeechJob } from './long-speech-job.ts';
import { shortSpeechJob } from './short-speech-job.ts';
import { SpeechEndedError, SpeechProcess } from './speech-process.ts';

/** A finished long speech. */
export interface LongSpeech {
  durationSeconds: number;
  sizeBytes: number;
  mimeType: string;
  /** Of the file's name, without the dot: `mp3`. */
  extension: string;
  sampleRate: number;
  channels: number;
}

/** A short speech that is on its way. */
export interface ShortSpeech {
  mimeType: string;
  /** The id of the sample, for `previous_request_ids`. */
  requestId: string;
  /** How many bytes there will be; unknown while it is still speaking. */
  sizeBytes?: number | undefined;
  chunks: AsyncIterable<Uint8Array>;
}

/** Reads texts aloud, as the three endpoints of document 2 ask for it. The processes for it start with the first text. */
export class Speech {
  #process = new SpeechProcess();

  /** Speaks into a file, which is there when it is whole. Throws for a voice that does not exist: see `longVoiceRule`. */
  async makeLongSpeech(body: LongSpeechBody, outputPath: string, signal: AbortSignal): Promise<LongSpeech> {
    const job = longSpeechJob(body);
    if (!job) throw new Error(`voice ${body.voice_setting.voice_id} does not exist`);
    const part = `${outputPath}.part`;
    const speak = () => this.#process.speakIntoFile(job, part, signal);
    const { durationSeconds } = await onceMore(speak, signal).catch(async (error: unknown) => {
      await rm(part, { force: true });
      throw error;
    });
    await rename(part, outputPath);
    const { size } = await stat(outputPath);
    const { sampleRate, channels } = job.format;
    const file = { mimeType: mimeTypeOf(job.format), extension: extensionOf(job.format) };
    return { durationSeconds, sizeBytes: size, ...file, sampleRate, channels };
  }

  /**
   * Speaks for a synchronous endpoint: with `stream` (flash) the bytes come while it speaks, else when all is said.
   * What cannot be spoken at all is an error here, and not a sound that breaks off before its first byte.
   * Throws for a voice that does not exist: see `shortVoiceRule`.
   */
  async speakShort(
    body: ShortSpeechBody,
    model: ShortSpeechModel,
    signal: AbortSignal,
  ): Promise<ShortSpeech> {
    const requestId = sampleId();
    const job = shortSpeechJob(body, requestId);
    if (!job) throw new Error(`voice ${body.voice_id} does not exist`);
    const about = { mimeType: mimeTypeOf(job.format), requestId };
    if (model === 'flash' && body.stream) {
      const begin = () => withFirst(this.#process.speakInPieces(job, signal));
      return { ...about, chunks: await onceMore(begin, signal) };
    }
    const folder = await mkdtemp(join(tmpdir(), `sandbox-speech-${process.pid}-`));
    const remove = () => rm(folder, { recursive: true, force: true });
    try {
      const file = join(folder, 'speech');
      await onceMore(() => this.#process.speakIntoFile(job, file, signal), signal);
      const { size } = await stat(file);
      // A reader that has left before the first byte never begins to read.
      signal.addEventListener('abort', remove, { once: true });
      return { ...about, sizeBytes: size, chunks: readAndRemove(file, remove) };
    } catch (error) {
      await remove();
      throw error;
    }
  }

  stop(): void {
    this.#process.stop();
  }
}

/** A process that died is started again, and what it was saying is said from the beginning. */
async function onceMore<Result>(speak: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  try {
    return await speak();
  } catch (error) {
    if (error instanceof SpeechEndedError && !signal.aborted) return speak();
    throw error;
  }
}

/** Answers when the first piece is there. */
async function withFirst(pieces: AsyncGenerator<Uint8Array>): Promise<AsyncGenerator<Uint8Array>> {
  const first = await pieces.next();
  return startWith(first, pieces);
}

async function* startWith(
  first: IteratorResult<Uint8Array, unknown>,
  pieces: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    if (first.done) return;
    yield first.value;
    yield* pieces;
  } finally {
    await pieces.return(undefined);
  }
}

async function* readAndRemove(file: string, remove: () => Promise<void>): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(file);
  } finally {
    await remove();
  }
}

/** Twenty letters and digits, as the vendor's ids. */
function sampleId(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from(randomBytes(20), (byte) => letters[byte % letters.length]).join('');
}
