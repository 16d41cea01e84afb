import { exactClock, timeCode } from '#components/ui/time-words.ts';

/** A moment of a result: with the frame of a video, with hundredths of a sound. */
export function momentWords(seconds: number, framesPerSecond: number | undefined): string {
  return framesPerSecond ? timeCode(seconds, framesPerSecond) : exactClock(seconds);
}
