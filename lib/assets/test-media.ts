import { readFile, writeFile } from 'node:fs/promises';
import { registerMediabunnyServer } from '@mediabunny/server';
import {
  type AudioCodec,
  AudioSample,
  AudioSampleSource,
  BufferSource,
  EncodedPacketSink,
  FilePathTarget,
  FlacOutputFormat,
  Input,
  MovOutputFormat,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
  Quality,
  type Rotation,
  type VideoCodec,
  VideoSample,
  VideoSampleSource,
  WavOutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import sharp from 'sharp';

/** Real media for tests, made on the spot: the colours move, the tone swells. */
registerMediabunnyServer();

const formats = {
  mp4: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  mov: () => new MovOutputFormat({ fastStart: 'in-memory' }),
  webm: () => new WebMOutputFormat(),
  wav: () => new WavOutputFormat(),
  mp3: () => new Mp3OutputFormat(),
  flac: () => new FlacOutputFormat(),
};

export interface TestClip {
  format?: keyof typeof formats;
  seconds?: number;
  width?: number;
  height?: number;
  framesPerSecond?: number;
  rotation?: Rotation;
  videoCodec?: VideoCodec;
  audioCodec?: AudioCodec | null;
  /** Another number is another file. */
  seed?: number;
}

/** Writes a clip; `audioCodec: null` leaves the sound out. */
export async function makeClip(path: string, clip: TestClip = {}): Promise<string> {
  const { format = 'mp4', seconds = 1, width = 320, height = 192, framesPerSecond = 24, seed = 0 } = clip;
  const output = new Output({ format: formats[format](), target: new FilePathTarget(path) });
  const quality = new Quality('low');
  const video = new VideoSampleSource({ codec: clip.videoCodec ?? 'avc', quality });
  output.addVideoTrack(video, { frameRate: framesPerSecond, rotation: clip.rotation ?? 0 });
  const codec = clip.audioCodec === undefined ? 'aac' : clip.audioCodec;
  const audio = codec ? new AudioSampleSource({ codec, quality }) : undefined;
  if (audio) output.addAudioTrack(audio);
  await output.start();
  for (let index = 0; index < seconds * framesPerSecond; index += 1) {
    const frame = new VideoSample(pixels(width, height, index + seed), {
      format: 'RGBX',
      codedWidth: width,
      codedHeight: height,
      timestamp: index / framesPerSecond,
      duration: 1 / framesPerSecond,
    });
    await video.add(frame);
    frame.close();
  }
  if (audio) await addTone(audio, seconds);
  await output.finalize();
  return path;
}

export async function makeSound(
  path: string,
  { format = 'wav', seconds = 1 }: { format?: 'wav' | 'mp3'; seconds?: number } = {},
): Promise<string> {
  const output = new Output({ format: formats[format](), target: new FilePathTarget(path) });
  const audio = new AudioSampleSource({
    codec: format === 'wav' ? 'pcm-s16' : 'mp3',
    quality: new Quality('low'),
  });
  output.addAudioTrack(audio);
  await output.start();
  await addTone(audio, seconds);
  await output.finalize();
  return path;
}

/** An even tone, so that whoever listens to several in a row can tell by its loudness which one plays. */
export async function makeTone(
  path: string,
  { format = 'wav', seconds = 1, level = 0.5, sampleRate = 32_000, channels = 1 }: Partial<TestTone> = {},
): Promise<string> {
  const output = new Output({ format: formats[format](), target: new FilePathTarget(path) });
  const codec = ({ wav: 'pcm-s16', mp3: 'mp3', flac: 'flac' } as const)[format];
  const audio = new AudioSampleSource({
    codec,
    quality: new Quality('low'),
    transform: { sampleFormat: 's16' },
  });
  output.addAudioTrack(audio);
  await output.start();
  const frames = Math.round(sampleRate * seconds);
  const data = Float32Array.from(
    { length: frames * channels },
    (_, index) => level * Math.sin(Math.floor(index / channels) / 10),
  );
  const about = { format: 'f32', numberOfChannels: channels, sampleRate, timestamp: 0 } as const;
  const sample = new AudioSample({ data, ...about });
  await audio.add(sample);
  sample.close();
  await output.finalize();
  return path;
}

interface TestTone {
  format: 'wav' | 'mp3' | 'flac';
  seconds: number;
  /** 0 to 1. */
  level: number;
  sampleRate: number;
  channels: number;
}

export async function makePicture(
  path: string,
  { format = 'jpeg', width = 640, height = 400, orientation = 1, seed = 0 }: Partial<TestPicture> = {},
): Promise<string> {
  const raw = { width, height, channels: 4 as const };
  const picture = sharp(pixels(width, height, seed), { raw }).removeAlpha();
  await (orientation === 1 ? picture : picture.withMetadata({ orientation })).toFormat(format).toFile(path);
  return path;
}

interface TestPicture {
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif';
  width: number;
  height: number;
  /** EXIF orientation, 1 to 8. */
  orientation: number;
  seed: number;
}

/** A HEIC picture: one H.265 frame in the boxes of ISO/IEC 23008-12. `quarterTurns` counter-clockwise, as its `irot` says. */
export async function makeHeic(
  path: string,
  { width = 320, height = 192, quarterTurns = 0 } = {},
): Promise<string> {
  const { config, frame } = await encodeOneFrame(`${path}.mp4`, width, height);
  const ftyp = box('ftyp', ascii('heic'), u32(0), ascii('mif1heic'));
  const properties = [
    fullBox('ispe', 0, u32(width), u32(height)),
    box('hvcC', config),
    box('irot', Buffer.from([quarterTurns])),
  ];
  const meta = (offset: number) =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), ascii('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, u16(1)),
      fullBox(
        'iloc',
        0,
        Buffer.from([0x44, 0]),
        u16(1),
        u16(1),
        u16(0),
        u16(1),
        u32(offset),
        u32(frame.length),
      ),
      fullBox('iinf', 0, u16(1), fullBox('infe', 2 << 24, u16(1), u16(0), ascii('hvc1'), Buffer.alloc(1))),
      box(
        'iprp',
        box('ipco', ...properties),
        fullBox('ipma', 0, u32(1), u16(1), Buffer.from([3, 1, 0x82, 0x83])),
      ),
    );
  const offset = ftyp.length + meta(0).length + 8;
  await writeFile(path, Buffer.concat([ftyp, meta(offset), box('mdat', frame)]));
  return path;
}

async function encodeOneFrame(path: string, width: number, height: number) {
  await makeClip(path, { width, height, videoCodec: 'hevc', audioCodec: null, framesPerSecond: 1 });
  using input = new Input({ source: new BufferSource(await readFile(path)), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const description = (await track?.getDecoderConfig())?.description;
  const packet = track ? await new EncodedPacketSink(track).getFirstPacket() : null;
  if (!packet || !(description instanceof Uint8Array)) throw new Error('no H.265 frame was made');
  return { config: Buffer.from(description), frame: Buffer.from(packet.data) };
}

const ascii = (text: string) => Buffer.from(text, 'latin1');
const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);
const box = (name: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), ascii(name), body]);
};
const fullBox = (name: string, flags: number, ...parts: Buffer[]) => box(name, u32(flags), ...parts);

function pixels(width: number, height: number, seed: number): Uint8Array {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let at = 0; at < data.length; at += 4) {
    const pixel = at / 4;
    data[at] = ((pixel % width) * 255) / width;
    data[at + 1] = (Math.floor(pixel / width) * 255) / height;
    data[at + 2] = (seed * 9) % 256;
  }
  return data;
}

async function addTone(source: AudioSampleSource, seconds: number): Promise<void> {
  const sampleRate = 48_000;
  const data = Float32Array.from(
    { length: sampleRate * seconds },
    (_, index) => (0.8 * Math.sin(index / 20) * index) / (sampleRate * seconds),
  );
  const sample = new AudioSample({ data, format: 'f32', numberOfChannels: 1, sampleRate, timestamp: 0 });
  await source.add(sample);
  sample.close();
}
