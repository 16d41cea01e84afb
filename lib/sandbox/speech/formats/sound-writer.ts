import { type FileHandle, open } from 'node:fs/promises';
import {
  type AudioCodec,
  AudioSampleSource,
  FilePathTarget,
  FlacOutputFormat,
  Mp3OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  StreamTarget,
  WavOutputFormat,
} from 'mediabunny';
import { aLaw, muLaw } from './companding.ts';
import type { SoundFormat } from './sound-format.ts';
import { soundSample } from './sound-sample.ts';

/** Where the bytes of a sound go: into a file, or one piece after the other to whoever takes them. */
export type Destination = { path: string } | { take: (bytes: Uint8Array) => Promise<void> };

/** Turns mono sound, given block by block, into the bytes of a file. */
export interface SoundWriter {
  write: (samples: Float32Array) => Promise<void>;
  finish: () => Promise<void>;
  /** Lets go of what was begun. A file that was begun is left as it is. */
  abandon: () => Promise<void>;
}

export function openSound(format: SoundFormat, destination: Destination): Promise<SoundWriter> {
  const { kind } = format;
  return kind === 'pcm' || kind === 'ulaw' || kind === 'alaw'
    ? openBareSound({ ...format, kind }, destination)
    : openContainer({ ...format, kind }, destination);
}

/** A quarter of a second of speech. */
const leastPieceBytes = 4096;

type Container = Exclude<SoundFormat['kind'], 'pcm' | 'ulaw' | 'alaw'>;
const codecs: Record<Container, AudioCodec> = { mp3: 'mp3', flac: 'flac', wav: 'pcm-s16', opus: 'opus' };

async function openContainer(
  format: SoundFormat & { kind: Container },
  destination: Destination,
): Promise<SoundWriter> {
  const { kind, sampleRate, channels, bitrate } = format;
  const isFile = 'path' in destination;
  const pieces = isFile ? undefined : new Pieces(destination.take);
  const target = isFile
    ? new FilePathTarget(destination.path)
    : new StreamTarget(new WritableStream({ write: ({ data }) => pieces?.add(data) }));
  // The index of an mp3 stands at its start: what has left already cannot be given one.
  const output = new Output({ format: containerOf(kind, isFile), target });
  const source = new AudioSampleSource({
    codec: codecs[kind],
    ...(bitrate === undefined ? {} : { bitrate: encoderBitrate(kind, bitrate), bitrateMode: 'constant' }),
  });
  output.addAudioTrack(source);
  await output.start();
  let written = 0;
  return {
    write: async (samples) => {
      if (samples.length === 0) return;
      const interleaved = channels === 1 ? samples : bothSides(samples);
      using sample = soundSample(interleaved, { channels, sampleRate, position: written });
      written += samples.length;
      await source.add(sample);
    },
    finish: async () => {
      source.close();
      await output.finalize();
      await pieces?.flush();
    },
    abandon: () => output.cancel(),
  };
}

/** From 64 kbit/s on, Opus gives a voice a third more than it is asked for. */
function encoderBitrate(kind: Container, bitrate: number): number {
  return kind === 'opus' && bitrate >= 64_000 ? bitrate * 0.75 : bitrate;
}

/** Encoders give packets of a few hundred bytes: they leave together. */
class Pieces {
  #take: (bytes: Uint8Array) => Promise<void>;
  #held: Uint8Array[] = [];
  #size = 0;

  constructor(take: (bytes: Uint8Array) => Promise<void>) {
    this.#take = take;
  }

  async add(bytes: Uint8Array): Promise<void> {
    this.#held.push(bytes.slice());
    this.#size += bytes.length;
    if (this.#size >= leastPieceBytes) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#size === 0) return;
    const piece = Buffer.concat(this.#held);
    this.#held = [];
    this.#size = 0;
    await this.#take(piece);
  }
}

function containerOf(kind: Container, isFile: boolean): OutputFormat {
  if (kind === 'mp3') return new Mp3OutputFormat({ xingHeader: isFile });
  if (kind === 'flac') return new FlacOutputFormat();
  return kind === 'wav' ? new WavOutputFormat() : new OggOutputFormat();
}

function bothSides(samples: Float32Array): Float32Array {
  const both = new Float32Array(samples.length * 2);
  for (let index = 0; index < samples.length; index += 1) {
    both[index * 2] = samples[index] ?? 0;
    both[index * 2 + 1] = samples[index] ?? 0;
  }
  return both;
}

/** Samples without a header: 16 bits little endian, or 8 bits of G.711. */
async function openBareSound(
  format: SoundFormat & { kind: 'pcm' | 'ulaw' | 'alaw' },
  destination: Destination,
): Promise<SoundWriter> {
  const file: FileHandle | undefined = 'path' in destination ? await open(destination.path, 'w') : undefined;
  return {
    write: async (samples) => {
      const bytes = bareBytes(format.channels === 1 ? samples : bothSides(samples), format.kind);
      if (bytes.length === 0) return;
      if ('take' in destination) await destination.take(bytes);
      else await file?.appendFile(bytes);
    },
    finish: async () => file?.close(),
    abandon: async () => file?.close(),
  };
}

function bareBytes(samples: Float32Array, kind: 'pcm' | 'ulaw' | 'alaw'): Uint8Array {
  const bytes = Buffer.alloc(samples.length * (kind === 'pcm' ? 2 : 1));
  for (let index = 0; index < samples.length; index += 1) {
    const value = Math.round(Math.max(-1, Math.min(1, samples[index] ?? 0)) * 32_767);
    if (kind === 'pcm') bytes.writeInt16LE(value, index * 2);
    else bytes[index] = kind === 'ulaw' ? muLaw(value) : aLaw(value);
  }
  return bytes;
}
