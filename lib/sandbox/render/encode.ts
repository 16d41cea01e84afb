import {
  AudioSample,
  AudioSampleSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
  VideoSample,
  VideoSampleSource,
} from 'mediabunny';
import type { Frame } from './frame.ts';
import { framesPerSecond } from './frame-size.ts';

export const sampleRate = 48_000;

/** Stereo sound, one array of -1 to 1 per side. */
export interface Sound {
  left: Float32Array;
  right: Float32Array;
}

export interface Film {
  width: number;
  height: number;
  frameCount: number;
  /** Draws frame `index`; the encoder copies it before the next one is drawn. */
  drawFrame: (index: number) => Frame | Promise<Frame>;
  /** Without one the film has no sound track. */
  sound?: Sound | undefined;
}

/** How `frame.ts` turns colours into numbers. */
const colorSpace = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const;

/** Bits for each pixel of each frame: the fast preset needs more of them than a slow one for the same picture. */
const bitsPerPixel = 0.32;

/** The encoder pads sound; what is given to it ends a little earlier, so that picture and file have one length. */
export function soundSeconds(frameCount: number): number {
  return frameCount / framesPerSecond - 0.05;
}

/** Encodes H.264 (+ AAC) in an MP4 that can be played while it loads. */
export async function encodeFilm(film: Film, path: string): Promise<void> {
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new FilePathTarget(path),
  });
  const video = new VideoSampleSource({
    codec: 'avc',
    bitrate: Math.round(film.width * film.height * framesPerSecond * bitsPerPixel),
    latencyMode: 'realtime',
    hardwareAcceleration: 'prefer-software',
    keyFrameInterval: 1,
    // The encoder forgets the colour space of its frames; a player would guess, by size, and guess wrong at 480P.
    onEncodedPacket: (_packet, meta) => {
      if (meta?.decoderConfig) meta.decoderConfig.colorSpace = colorSpace;
    },
  });
  const audio = film.sound && new AudioSampleSource({ codec: 'aac', bitrate: 160_000 });
  output.addVideoTrack(video, { frameRate: framesPerSecond });
  if (audio) output.addAudioTrack(audio);
  await output.start();
  if (audio && film.sound) {
    await addSound(audio, film.sound, Math.floor(soundSeconds(film.frameCount) * sampleRate));
    audio.close();
  }
  for (let index = 0; index < film.frameCount; index += 1) {
    const frame = await film.drawFrame(index);
    using sample = new VideoSample(frame.bytes, {
      format: 'I420',
      codedWidth: frame.width,
      codedHeight: frame.height,
      timestamp: index / framesPerSecond,
      duration: 1 / framesPerSecond,
      colorSpace,
    });
    await video.add(sample);
  }
  video.close();
  await output.finalize();
}

async function addSound(source: AudioSampleSource, { left, right }: Sound, most: number): Promise<void> {
  const length = Math.min(left.length, most);
  for (let start = 0; start < length; start += sampleRate) {
    const end = Math.min(length, start + sampleRate);
    const data = new Float32Array((end - start) * 2);
    data.set(left.subarray(start, end), 0);
    data.set(right.subarray(start, end), end - start);
    using sample = new AudioSample({
      data,
      format: 'f32-planar',
      numberOfChannels: 2,
      sampleRate,
      timestamp: start / sampleRate,
    });
    await source.add(sample);
  }
}
