import { open, stat } from 'node:fs/promises';

/** Where the samples of a WAV file lie, and in which form. */
export interface WavFile {
  path: string;
  /** The body of `fmt `. */
  format: Buffer;
  sampleRate: number;
  /** Bytes of one sample in all channels. */
  frameBytes: number;
  dataAt: number;
  dataBytes: number;
}

/** Reads the chunks up to the samples. Undefined when this is no WAV file, or one without samples. */
export async function readWav(path: string): Promise<WavFile | undefined> {
  const { size } = await stat(path);
  const file = await open(path, 'r');
  const read = async (at: number, length: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  };
  try {
    const riff = (await read(0, 12)).toString('latin1');
    if (!riff.startsWith('RIFF') || !riff.endsWith('WAVE')) return undefined;
    let format: Buffer | undefined;
    for (let at = 12; at + 8 <= size; ) {
      const head = await read(at, 8);
      const name = head.toString('latin1', 0, 4);
      const length = head.readUInt32LE(4);
      if (name === 'fmt ' && length >= 16 && length <= 64) format = await read(at + 8, length);
      if (name === 'data') {
        // A recorder that did not know the length wrote the largest number, or zero.
        const isKnown = length > 0 && at + 8 + length <= size;
        return format && withData(path, format, at + 8, isKnown ? length : size - at - 8);
      }
      at += 8 + length + (length % 2);
    }
    return undefined;
  } finally {
    await file.close();
  }
}

function withData(path: string, format: Buffer, dataAt: number, available: number): WavFile | undefined {
  const sampleRate = format.readUInt32LE(4);
  const frameBytes = format.readUInt16LE(12);
  if (sampleRate === 0 || frameBytes === 0) return undefined;
  const dataBytes = available - (available % frameBytes);
  return dataBytes === 0 ? undefined : { path, format, sampleRate, frameBytes, dataAt, dataBytes };
}
