import { AvFrameAudioSampleResource } from '@mediabunny/server';
import { AudioSample } from 'mediabunny';
import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_SAMPLE_FMT_FLT,
  Frame,
  Rational,
} from 'node-av';

/**
 * Samples for the encoders, in memory of the encoder's own library. A plain array they would copy into memory that
 * they never give back (half a gigabyte for an hour), and past its end when a later one is longer than the first.
 * `position` is how many samples came before.
 */
export function soundSample(
  interleaved: Float32Array,
  { channels, sampleRate, position }: { channels: 1 | 2; sampleRate: number; position: number },
): AudioSample {
  const frame = new Frame();
  frame.alloc();
  frame.format = AV_SAMPLE_FMT_FLT;
  frame.nbSamples = interleaved.length / channels;
  frame.sampleRate = sampleRate;
  frame.channelLayout = channels === 1 ? AV_CHANNEL_LAYOUT_MONO : AV_CHANNEL_LAYOUT_STEREO;
  frame.timeBase = new Rational(1, sampleRate);
  frame.pts = BigInt(position);
  frame.allocBuffer();
  const memory = frame.data?.[0];
  if (!memory) throw new Error('no memory for samples');
  memory.set(new Uint8Array(interleaved.buffer, interleaved.byteOffset, interleaved.byteLength));
  return new AudioSample(new AvFrameAudioSampleResource(frame));
}
