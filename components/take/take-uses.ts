import { isOpen, type TakeView } from '#lib/tasks/take-view.ts';

/** What can be done next with a take, and why not when it can't. Pure. */

/** Why it cannot be mastered to 2K; undefined when it can (spec 1, video_regeneration). */
export function masterRefusal(take: TakeView): string | undefined {
  if (take.tool === 'master') return 'This is a 2K master already.';
  if (take.tool !== 'video') return 'Only a video can be mastered.';
  if (isOpen(take.state)) return 'It can be mastered when it is saved.';
  if (take.state !== 'succeeded') return 'There is no video to master.';
  const { resolution } = take.settings;
  return resolution === '768P' ? undefined : `Only a 768P video can be mastered; this one is ${resolution}.`;
}

/** A part that a take's result can play in a new one. */
export interface TakeUse {
  label: string;
  role: 'first_frame' | 'last_frame' | 'reference_image' | 'reference_video';
  /** For a video: which of its frames; absent takes the whole file. */
  frame?: 'shown' | 'last';
}

const asPicture: readonly TakeUse[] = [
  { label: 'First frame', role: 'first_frame' },
  { label: 'Last frame', role: 'last_frame' },
  { label: 'Reference image', role: 'reference_image' },
];

/** Every way to use the result as an input; empty while there is none. */
export function usesOf(take: TakeView): readonly TakeUse[] {
  if (take.media?.kind === 'image') return asPicture;
  if (take.media?.kind !== 'video') return [];
  return [
    { label: 'Go on from its last frame', role: 'first_frame', frame: 'last' },
    ...asPicture.map((use) => ({
      ...use,
      label: `This frame as ${use.label.toLowerCase()}`,
      frame: 'shown' as const,
    })),
    { label: 'Whole video as reference', role: 'reference_video' },
  ];
}

/** The frame nearest to a time, counted from 0. */
export function frameAt(seconds: number, framesPerSecond: number): number {
  // The small part keeps a time stamp that is a hair before its frame on that frame.
  return Math.floor(seconds * framesPerSecond + 0.001);
}

/** The middle of a frame: a time that surely shows it, whatever the player rounds. */
export function timeOfFrame(frame: number, framesPerSecond: number): number {
  return (frame + 0.5) / framesPerSecond;
}
