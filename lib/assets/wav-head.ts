/** The beginning of a WAV file (RIFF/WAVE): all that stands before its samples. */

export interface WavSound {
  /** 16-bit samples, or the 8 bits of G.711. */
  encoding: 'pcm' | 'ulaw' | 'alaw';
  sampleRate: number;
  channels: number;
}

const formatTags = { pcm: 1, alaw: 6, ulaw: 7 } as const;

/** Sizes are 32 bits wide in it. */
export const maxWavBytes = 0xffff_ffff;

/** The body of `fmt `: tag, channels, rate, bytes a second, bytes a frame, bits a sample. */
export function wavFormat({ encoding, sampleRate, channels }: WavSound): Buffer {
  const sampleBytes = encoding === 'pcm' ? 2 : 1;
  // Anything but plain PCM says how many more bytes of format follow: none.
  const body = Buffer.alloc(encoding === 'pcm' ? 16 : 18);
  body.writeUInt16LE(formatTags[encoding], 0);
  body.writeUInt16LE(channels, 2);
  body.writeUInt32LE(sampleRate, 4);
  body.writeUInt32LE(sampleRate * channels * sampleBytes, 8);
  body.writeUInt16LE(channels * sampleBytes, 12);
  body.writeUInt16LE(sampleBytes * 8, 14);
  return body;
}

/**
 * Everything before `dataBytes` of samples. `bytesAfter` is what will follow them, the pad byte of an odd length
 * included.
 */
export function wavHead(format: Buffer, dataBytes: number, bytesAfter = dataBytes % 2): Buffer {
  const dataHead = Buffer.alloc(8);
  dataHead.write('data', 0, 'latin1');
  dataHead.writeUInt32LE(dataBytes, 4);
  const riff = Buffer.alloc(12);
  riff.write('RIFF', 0, 'latin1');
  riff.writeUInt32LE(4 + 8 + format.length + 8 + dataBytes + bytesAfter, 4);
  riff.write('WAVE', 8, 'latin1');
  return Buffer.concat([riff, wavChunk('fmt ', format), dataHead]);
}

/** A chunk: four letters, its length, its body, and a pad byte where that is odd. */
export function wavChunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}
