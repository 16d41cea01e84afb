import {
  AudioSampleSink,
  FilePathSource,
  Input,
  MP3,
  MP4,
  QTFF,
  type VideoSample,
  VideoSampleSink,
  WAVE,
} from 'mediabunny';
import { type Sound, sampleRate } from './encode.ts';
import { blueDifferenceOf, type Frame, lumaOf, makeFrame, redDifferenceOf } from './frame.ts';

const formats = [MP4, QTFF, WAVE, MP3];

/** The frames of a film in their order, scaled to cover `width` x `height`. The frame is reused for the next one. */
export async function* decodeFrames(path: string, width: number, height: number): AsyncGenerator<Frame> {
  using input = new Input({ source: new FilePathSource(path), formats });
  const track = await input.getPrimaryVideoTrack();
  if (!track) return;
  const frame = makeFrame(width, height);
  for await (const decoded of new VideoSampleSink(track, {
    hardwareAcceleration: 'prefer-software',
  }).samples()) {
    using sample = decoded;
    using scaled = await sample.transform({ width, height, fit: 'cover' });
    await copySample(frame, scaled);
    yield frame;
  }
}

/** Copies a decoded sample of the frame's size into it. */
export async function copySample(frame: Frame, sample: VideoSample): Promise<void> {
  if (sample.format === 'I420') {
    const { width, height, bytes } = frame;
    const luma = width * height;
    const layout = [
      { offset: 0, stride: width },
      { offset: luma, stride: width / 2 },
      { offset: luma * 1.25, stride: width / 2 },
    ];
    await sample.copyTo(bytes, { layout });
    return;
  }
  const rgba = new Uint8Array(frame.width * frame.height * 4);
  await sample.copyTo(rgba, { format: 'RGBA' });
  fromRgba(frame, rgba);
}

function fromRgba({ width, height, y, u, v }: Frame, rgba: Uint8Array): void {
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const [red, green, blue] = [rgba[at * 4] ?? 0, rgba[at * 4 + 1] ?? 0, rgba[at * 4 + 2] ?? 0];
      y[at] = lumaOf(red, green, blue);
      if ((row | column) & 1) continue;
      const half = (row / 2) * (width / 2) + column / 2;
      u[half] = blueDifferenceOf(red, green, blue);
      v[half] = redDifferenceOf(red, green, blue);
    }
  }
}

/** The sound of a file as stereo at our sample rate; undefined when it has none. */
export async function decodeSound(path: string): Promise<Sound | undefined> {
  using input = new Input({ source: new FilePathSource(path), formats });
  const track = await input.getPrimaryAudioTrack();
  if (!track) return undefined;
  const length = Math.ceil((await track.computeDuration()) * sampleRate);
  const sound = { left: new Float32Array(length), right: new Float32Array(length) };
  for await (const decoded of new AudioSampleSink(track).samples()) {
    using sample = decoded;
    const left = new Float32Array(sample.numberOfFrames);
    sample.copyTo(left, { planeIndex: 0, format: 'f32-planar' });
    const right = sample.numberOfChannels > 1 ? new Float32Array(sample.numberOfFrames) : left;
    if (right !== left) sample.copyTo(right, { planeIndex: 1, format: 'f32-planar' });
    place(sound.left, left, sample.timestamp, sample.sampleRate);
    place(sound.right, right, sample.timestamp, sample.sampleRate);
  }
  return sound;
}

/** Writes samples of another rate at their time, linear between them. */
function place(target: Float32Array, source: Float32Array, seconds: number, rate: number): void {
  const start = Math.round(seconds * sampleRate);
  const count = Math.floor((source.length * sampleRate) / rate);
  for (let index = Math.max(0, -start); index < count && start + index < target.length; index += 1) {
    const from = (index * rate) / sampleRate;
    const before = Math.floor(from);
    const value = source[before] ?? 0;
    target[start + index] = value + ((source[before + 1] ?? value) - value) * (from - before);
  }
}
