import { registerMediabunnyServer } from '@mediabunny/server';
import {
  type AudioCodec,
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  MkvOutputFormat,
  MovOutputFormat,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  type VideoCodec,
  VideoSample,
  VideoSampleSource,
  WavOutputFormat,
} from 'mediabunny';
import sharp from 'sharp';

/** Real files for tests, made by the libraries that read them. */
registerMediabunnyServer();

export interface Colour {
  r: number;
  g: number;
  b: number;
}

export async function makeImage(
  width: number,
  height: number,
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff' = 'png',
  background: Colour = { r: 200, g: 90, b: 30 },
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

export interface VideoWish {
  width?: number;
  height?: number;
  framesPerSecond?: number;
  frameCount?: number;
  seconds?: number;
  codec?: VideoCodec;
  /** `false` for a silent film. */
  audioCodec?: AudioCodec | false;
  container?: 'mp4' | 'mov' | 'mkv';
  colour?: Colour;
  /** From black to white over its length, so that it shows how far it has played. */
  isRising?: boolean;
}

const containers = { mp4: Mp4OutputFormat, mov: MovOutputFormat, mkv: MkvOutputFormat };

/** A film of one grey; as short and small as a limit allows, so that tests stay fast. */
export async function makeVideo(wish: VideoWish = {}): Promise<Buffer> {
  const { width = 256, height = 256, framesPerSecond = 24, seconds = 2, codec = 'avc' } = wish;
  const { audioCodec = 'aac', container = 'mp4', frameCount = Math.round(seconds * framesPerSecond) } = wish;
  const target = new BufferTarget();
  const output = new Output({ format: new containers[container](), target });
  const source = new VideoSampleSource({
    codec,
    bitrate: 300_000,
    latencyMode: 'realtime',
    hardwareAcceleration: 'prefer-software',
  });
  output.addVideoTrack(source);
  const sound =
    audioCodec === false ? undefined : new AudioSampleSource({ codec: audioCodec, bitrate: 96_000 });
  if (sound) output.addAudioTrack(sound);
  await output.start();
  // A little shorter than the picture, so that the codec's padding does not make the file longer.
  if (sound) await addTone(sound, frameCount / framesPerSecond - 0.05);
  sound?.close();
  const bytes = new Uint8Array(width * height * 1.5).fill(128);
  for (let index = 0; index < frameCount; index += 1) {
    if (wish.isRising) bytes.fill(20 + (210 * index) / frameCount, 0, width * height);
    using sample = new VideoSample(bytes, {
      format: 'I420',
      codedWidth: width,
      codedHeight: height,
      timestamp: index / framesPerSecond,
      duration: 1 / framesPerSecond,
    });
    await source.add(sample);
  }
  return finish(output, target);
}

export async function makeAudio(
  seconds: number,
  container: 'wav' | 'mp3' | 'ogg' | 'm4a' = 'wav',
): Promise<Buffer> {
  const kinds: Record<typeof container, [OutputFormat, AudioCodec]> = {
    wav: [new WavOutputFormat(), 'pcm-s16'],
    mp3: [new Mp3OutputFormat(), 'mp3'],
    ogg: [new OggOutputFormat(), 'opus'],
    m4a: [new Mp4OutputFormat(), 'aac'],
  };
  const [format, codec] = kinds[container];
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new AudioSampleSource({ codec, bitrate: 96_000 });
  output.addAudioTrack(source);
  await output.start();
  await addTone(source, seconds);
  return finish(output, target);
}

async function finish(output: Output, target: BufferTarget): Promise<Buffer> {
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

async function addTone(source: AudioSampleSource, seconds: number): Promise<void> {
  const sampleRate = 48_000;
  const data = new Float32Array(Math.round(seconds * sampleRate));
  for (let index = 0; index < data.length; index += 1) data[index] = 0.2 * Math.sin(index / 20);
  using sample = new AudioSample({ data, format: 'f32', numberOfChannels: 1, sampleRate, timestamp: 0 });
  await source.add(sample);
}

export function dataUri(bytes: Uint8Array, mimeType: string): string {
  return `data:${mimeType};base64,${Buffer.from(bytes).toString('base64')}`;
}
