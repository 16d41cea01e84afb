import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type WavSound, wavFormat, wavHead } from './wav-head.ts';

/**
 * Puts headerless samples into a WAV file at `target`, every byte of them unchanged: so they can be played, measured
 * and sent on. False when the file has a head of its own already, and nothing was written.
 */
export async function wrapRawSound(path: string, target: string, sound: WavSound): Promise<boolean> {
  if (await hasHead(path)) return false;
  const { size } = await stat(path);
  async function* wrapped() {
    yield wavHead(wavFormat(sound), size);
    yield* createReadStream(path);
    if (size % 2 === 1) yield Buffer.alloc(1);
  }
  await pipeline(wrapped, createWriteStream(target, { flags: 'wx', flush: true }));
  return true;
}

/** RIFF, an ID3 tag, FLAC or Ogg. An MPEG frame has only eleven bits to be known by, as loud samples have too. */
async function hasHead(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    const head = buffer.toString('latin1', 0, bytesRead);
    return ['RIFF', 'RF64', 'fLaC', 'OggS'].includes(head) || head.startsWith('ID3');
  } finally {
    await file.close();
  }
}
