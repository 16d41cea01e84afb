import { writeFile } from 'node:fs/promises';
import { type AudioSample, AudioSampleSink } from 'mediabunny';
import type { MadeFile } from './jobs.ts';
import { MediaError } from './media-error.ts';
import { openTimed } from './open-timed.ts';

const peakCount = 400;
/** About as long as a sound is felt as one. */
const momentSeconds = 0.05;

/**
 * How loud each of 400 equal parts of the sound is, 0 to 1, as JSON `{ peaks: number[] }`: the mean of its moments, each
 * by its loudest sample. In a short sound a part is one moment; in a long one a mean still shows pauses and chapters,
 * where the loudest sample alone would draw a wall.
 */
export async function makePeaks(path: string, target: string): Promise<MadeFile> {
  using input = openTimed(path);
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new MediaError('not-media', 'This file has no sound track.');
  const start = Math.max(0, await track.getFirstTimestamp());
  const length = (await track.computeDuration()) - start;
  const momentsPerPeak = Math.max(1, Math.round(length / momentSeconds / peakCount));
  const moments = new Float32Array(peakCount * momentsPerPeak);
  for await (const sample of new AudioSampleSink(track).samples()) {
    addSample(moments, sample, start, length);
    sample.close();
  }
  const peaks = Array.from({ length: peakCount }, (_, index) =>
    meanOf(moments.subarray(index * momentsPerPeak, (index + 1) * momentsPerPeak)),
  );
  const json = JSON.stringify({ peaks: peaks.map((peak) => Math.round(Math.min(1, peak) * 1000) / 1000) });
  await writeFile(target, json);
  return { mimeType: 'application/json', sizeBytes: Buffer.byteLength(json) };
}

function meanOf(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function addSample(peaks: Float32Array, sample: AudioSample, start: number, length: number): void {
  const values = new Float32Array(sample.numberOfFrames);
  const partsPerFrame = peaks.length / (length * sample.sampleRate);
  const offset = ((sample.timestamp - start) / length) * peaks.length;
  for (let planeIndex = 0; planeIndex < sample.numberOfChannels; planeIndex += 1) {
    sample.copyTo(values, { planeIndex, format: 'f32-planar' });
    for (let index = 0; index < values.length; index += 1) {
      const part = Math.min(peaks.length - 1, Math.floor(offset + index * partsPerFrame));
      const loudness = Math.abs(values[index] ?? 0);
      if (part >= 0 && loudness > (peaks[part] ?? 0)) peaks[part] = loudness;
    }
  }
}
