import { registerMediabunnyServer } from '@mediabunny/server';
import { ALL_FORMATS, AudioSampleSink, BufferSource, Input } from 'mediabunny';

/** What tests hear: decoded sound, and what can be measured in it. */
export interface HeardSound {
  codec: string;
  sampleRate: number;
  channels: number;
  /** The first channel. */
  samples: Float32Array;
  /** Bits a second of the packets. */
  bitrate: number;
}

registerMediabunnyServer();

/** Decodes a file with a header. */
export async function hear(bytes: Uint8Array): Promise<HeardSound> {
  using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Error('there is no sound in the file');
  const parts: Float32Array[] = [];
  for await (const sample of new AudioSampleSink(track).samples()) {
    const part = new Float32Array(sample.numberOfFrames);
    sample.copyTo(part, { planeIndex: 0, format: 'f32-planar' });
    parts.push(part);
    sample.close();
  }
  const stats = await track.computePacketStats();
  return {
    codec: (await track.getCodec()) ?? 'unknown',
    sampleRate: await track.getSampleRate(),
    channels: await track.getNumberOfChannels(),
    samples: joined(parts),
    bitrate: stats.averageBitrate,
  };
}

/** Decodes bare samples. */
export function hearBare(bytes: Uint8Array, kind: 'pcm' | 'ulaw' | 'alaw', sampleRate: number): HeardSound {
  const view = Buffer.from(bytes);
  const samples =
    kind === 'pcm'
      ? Float32Array.from({ length: bytes.length / 2 }, (_, index) => view.readInt16LE(index * 2) / 32_768)
      : Float32Array.from(bytes, (byte) => (kind === 'ulaw' ? fromMuLaw(byte) : fromALaw(byte)) / 32_768);
  return { codec: kind, sampleRate, channels: 1, samples, bitrate: 0 };
}

/** ITU-T G.711, as a decoder of its own would have it. */
function fromMuLaw(byte: number): number {
  const bits = ~byte & 0xff;
  const magnitude = ((((bits & 0x0f) << 3) + 0x84) << ((bits & 0x70) >> 4)) - 0x84;
  return bits & 0x80 ? -magnitude : magnitude;
}

function fromALaw(byte: number): number {
  const bits = byte ^ 0x55;
  const segment = (bits & 0x70) >> 4;
  const mantissa = (bits & 0x0f) << 4;
  const magnitude = segment === 0 ? mantissa + 8 : (mantissa + 0x108) << (segment - 1);
  return bits & 0x80 ? magnitude : -magnitude;
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function secondsOf({ samples, sampleRate }: HeardSound): number {
  return samples.length / sampleRate;
}

/** The effective value. */
export function levelOf({ samples }: { samples: Float32Array }): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
}

/** The pitches of the stretches with a voice in them, in Hz, lowest first. */
export function pitchesOf({ samples, sampleRate }: HeardSound): number[] {
  const length = Math.round(0.045 * sampleRate);
  const pitches: number[] = [];
  for (let at = 0; at + 2 * length < samples.length; at += length) {
    const pitch = pitchAt(samples, at, length, sampleRate);
    if (pitch) pitches.push(pitch);
  }
  return pitches.sort((one, other) => one - other);
}

function pitchAt(samples: Float32Array, at: number, length: number, rate: number): number | undefined {
  let energy = 0;
  for (let index = 0; index < length; index += 1) energy += (samples[at + index] ?? 0) ** 2;
  if (energy / length < 0.02 ** 2) return undefined;
  let [best, bestLag] = [0, 0];
  for (let lag = Math.floor(rate / 520); lag < Math.min(length, rate / 50); lag += 1) {
    let [product, other] = [0, 0];
    for (let index = 0; index < length; index += 1) {
      const later = samples[at + index + lag] ?? 0;
      product += (samples[at + index] ?? 0) * later;
      other += later * later;
    }
    const likeness = product / Math.sqrt(energy * other + 1e-9);
    if (likeness <= best + 0.03) continue;
    [best, bestLag] = [likeness, lag];
  }
  return best > 0.6 ? rate / bestLag : undefined;
}

export function median(values: readonly number[]): number {
  return values[Math.floor(values.length / 2)] ?? 0;
}

/** How wide the melody goes, in semitones: the middle eight tenths of its pitches. */
export function melodyOf(sound: HeardSound): number {
  const pitches = pitchesOf(sound);
  const at = (share: number) => pitches[Math.floor((pitches.length - 1) * share)] ?? 1;
  return 12 * Math.log2(at(0.9) / at(0.1));
}

/** The share of the power that lies between two frequencies. */
export function shareBetween(sound: HeardSound, from: number, to: number): number {
  const spectrum = spectrumOf(sound);
  const hertz = sound.sampleRate / 2 / spectrum.length;
  const sum = (low: number, high: number) =>
    spectrum.slice(Math.round(low / hertz), Math.round(high / hertz)).reduce((all, one) => all + one, 0);
  return sum(from, to) / sum(0, sound.sampleRate / 2);
}

const windowSize = 1024;

/** The average power at 512 frequencies from 0 to half the sample rate. */
export function spectrumOf({ samples }: HeardSound): number[] {
  const power = new Array<number>(windowSize / 2).fill(0);
  for (let at = 0; at + windowSize <= samples.length; at += windowSize) {
    const real = Float64Array.from({ length: windowSize }, (_, index) => {
      return (samples[at + index] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / windowSize));
    });
    const imaginary = new Float64Array(windowSize);
    transform(real, imaginary);
    for (let bin = 0; bin < power.length; bin += 1) {
      power[bin] = (power[bin] ?? 0) + (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2;
    }
  }
  return power;
}

/** The fast Fourier transform, in place. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let index = 1, mirror = 0; index < size; index += 1) {
    let bit = size >> 1;
    for (; mirror & bit; bit >>= 1) mirror ^= bit;
    mirror ^= bit;
    if (index >= mirror) continue;
    [real[index], real[mirror]] = [real[mirror] ?? 0, real[index] ?? 0];
  }
  for (let length = 2; length <= size; length *= 2) {
    for (let start = 0; start < size; start += length) {
      for (let index = 0; index < length / 2; index += 1) {
        const angle = (-2 * Math.PI * index) / length;
        const [low, high] = [start + index, start + index + length / 2];
        const [a, b] = [real[high] ?? 0, imaginary[high] ?? 0];
        const turnedReal = a * Math.cos(angle) - b * Math.sin(angle);
        const turnedImaginary = a * Math.sin(angle) + b * Math.cos(angle);
        real[high] = (real[low] ?? 0) - turnedReal;
        imaginary[high] = (imaginary[low] ?? 0) - turnedImaginary;
        real[low] = (real[low] ?? 0) + turnedReal;
        imaginary[low] = (imaginary[low] ?? 0) + turnedImaginary;
      }
    }
  }
}
