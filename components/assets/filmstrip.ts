import { AudioBufferSink, BlobSource, CanvasSink, Input } from 'mediabunny';
import { fileFormats } from './probe-stream.ts';

const frameHeight = 56;

/** So many pictures of a video, evenly over its length, side by side in one; undefined when it cannot be decoded. */
export async function readFilmstrip(file: Blob, count: number): Promise<Blob | undefined> {
  using input = new Input({ source: new BlobSource(file), formats: fileFormats });
  const track = await input.getPrimaryVideoTrack();
  if (!track || !(await track.canDecode())) return undefined;
  const aspect = (await track.getDisplayWidth()) / (await track.getDisplayHeight());
  const width = Math.max(1, Math.round(frameHeight * aspect));
  const strip = new OffscreenCanvas(width * count, frameHeight);
  const context = strip.getContext('2d');
  const start = await track.getFirstTimestamp();
  const length = (await input.computeDuration()) - start;
  const times = Array.from({ length: count }, (_, index) => start + ((index + 0.5) * length) / count);
  const sink = new CanvasSink(track, { height: frameHeight, poolSize: 2 });
  let place = 0;
  for await (const frame of sink.canvasesAtTimestamps(times)) {
    if (frame) context?.drawImage(frame.canvas, place * width, 0, width, frameHeight);
    place += 1;
  }
  return strip.convertToBlob({ type: 'image/webp', quality: 0.7 });
}

/** How loud a sound is over its length, 0 to 1, so many values; none when it cannot be decoded. */
export async function readLoudness(file: Blob, count: number): Promise<number[]> {
  using input = new Input({ source: new BlobSource(file), formats: fileFormats });
  const track = await input.getPrimaryAudioTrack();
  if (!track || !(await track.canDecode())) return [];
  const length = await input.computeDuration();
  const peaks = new Array<number>(count).fill(0);
  for await (const { buffer, timestamp } of new AudioBufferSink(track).buffers()) {
    const samples = buffer.getChannelData(0);
    // Every sixteenth sample is as telling as all of them.
    for (let index = 0; index < samples.length; index += 16) {
      const bar = Math.floor(((timestamp + index / buffer.sampleRate) / length) * count);
      const peak = Math.abs(samples[index] ?? 0);
      if (peak > (peaks[bar] ?? 1)) peaks[bar] = peak;
    }
  }
  return peaks;
}
