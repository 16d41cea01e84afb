import { FilePathSource, Input, MP4, QTFF, VideoSampleSink } from 'mediabunny';
import { copySample } from '../decode.ts';
import { type Frame, makeFrame } from '../frame.ts';
import { framesPerSecond } from '../frame-size.ts';

/** A clip that plays on for as long as it is asked. */
export interface PlayingClip {
  /** The next picture; it is reused for the one after it. */
  next: () => Promise<Frame>;
  close: () => Promise<void>;
}

/**
 * Plays a clip at our frame rate from `startSeconds` on, scaled to cover `width` x `height`, again from its beginning
 * when it is over.
 */
export function playClip(path: string, width: number, height: number, startSeconds: number): PlayingClip {
  const frames = framesOf(path, width, height, startSeconds);
  return {
    async next() {
      const { value } = await frames.next();
      if (!value) throw new Error('the clip has no picture that could be shown');
      return value;
    },
    async close() {
      await frames.return(undefined);
    },
  };
}

async function* framesOf(
  path: string,
  width: number,
  height: number,
  startSeconds: number,
): AsyncGenerator<Frame, undefined> {
  using input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) return;
  const sink = new VideoSampleSink(track, { hardwareAcceleration: 'prefer-software' });
  const begin = await track.getFirstTimestamp();
  const length = Math.max(1 / framesPerSecond, (await track.computeDuration()) - begin);
  const frame = makeFrame(width, height);
  let clock = begin + (startSeconds % length);
  for (;;) {
    let shown = 0;
    for await (const decoded of sink.samples(clock)) {
      using sample = decoded;
      const end = sample.timestamp + sample.duration;
      if (end <= clock) continue;
      using scaled = await sample.transform({ width, height, fit: 'cover' });
      await copySample(frame, scaled);
      for (; clock < end; clock += 1 / framesPerSecond) {
        shown += 1;
        yield frame;
      }
    }
    if (shown === 0 && clock === begin) return;
    clock = begin;
  }
}
