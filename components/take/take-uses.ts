import { isOpen, type TakeView } from '#lib/tasks/take-view.ts';
import type { ToolName } from '#lib/tools/tool-names.ts';
import type { MediaRole } from '#lib/vendor/media-roles.ts';

/** What can be done next with a take, and why not when it can't. Pure. */

/** Why it cannot be mastered to 2K; undefined when it can (spec 1, video_regeneration). */
export function masterRefusal(take: TakeView): string | undefined {
  if (take.tool === 'master') return 'This is a 2K master already.';
  if (take.tool === 'reference-video')
    return 'Only a video of the tool Video is known to be right. In Master, take this one from the library: its size and frames are checked there.';
  if (take.tool !== 'video') return 'Only a video can be mastered.';
  if (isOpen(take.state)) return 'It can be mastered when it is saved.';
  if (take.state !== 'succeeded') return 'There is no video to master.';
  const { resolution } = take.settings;
  return resolution === '768P' ? undefined : `Only a 768P video can be mastered; this one is ${resolution}.`;
}

/** A part that a take's result can play in a new one. */
export interface TakeUse {
  label: string;
  tool: ToolName;
  role: MediaRole | 'prompt';
  /** For a video: which of its frames; absent takes the whole file. */
  frame?: 'shown' | 'last';
}

/** Every place where a picture fits; a frame of a video is one too. */
export const usesOfPicture = [
  { label: 'First frame', tool: 'video', role: 'first_frame' },
  { label: 'Last frame', tool: 'video', role: 'last_frame' },
  { label: 'Reference image', tool: 'video', role: 'reference_image' },
  { label: 'Picture to edit', tool: 'image', role: 'input_image' },
] as const satisfies readonly TakeUse[];

const usesOfVideo: readonly TakeUse[] = [
  { label: 'Go on from its last frame', tool: 'video', role: 'first_frame', frame: 'last' },
  ...usesOfPicture.map((use) => ({
    ...use,
    label: `This frame as ${use.label.toLowerCase()}`,
    frame: 'shown' as const,
  })),
  { label: 'Whole video as reference', tool: 'video', role: 'reference_video' },
  { label: 'Reference clip', tool: 'reference-video', role: 'reference_clip' },
  { label: 'Source of a 2K master', tool: 'master', role: 'base_video' },
];

const usesOfSound: readonly TakeUse[] = [
  { label: 'Reference audio', tool: 'video', role: 'reference_audio' },
  { label: 'Sound track', tool: 'reference-video', role: 'voice_track' },
];

const usesOfText: readonly TakeUse[] = [{ label: 'Prompt', tool: 'video', role: 'prompt' }];

/** Every way to use the result as an input, exactly where its kind fits; empty while there is none. */
export function usesOf(take: TakeView): readonly TakeUse[] {
  switch (take.media?.kind) {
    case 'image':
      return usesOfPicture;
    case 'video':
      return usesOfVideo;
    case 'audio':
      return usesOfSound;
    default:
      return take.resultText === undefined ? [] : usesOfText;
  }
}

/** Why this way is closed for this take; undefined when it is open. */
export function refusalOf(use: TakeUse, take: TakeView): string | undefined {
  return use.role === 'base_video' ? masterRefusal(take) : undefined;
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
