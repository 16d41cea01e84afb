import { imageEditLimits, kontextLimits } from './image-limits.ts';
import { referenceVideoLimits } from './reference-video-limits.ts';
import { contentRoles, roleCounts } from './video-limits.ts';

/** Every part that a file can play in a request: document 1's roles, and those that document 3's lists stand for. */
export const mediaRoles = [
  ...contentRoles,
  /** A picture to edit (`images` of the image endpoints). */
  'input_image',
  /** A clip whose subject appears as `character1` to `character3` (`reference_urls`). */
  'reference_clip',
  /** The sound of a reference video (`audio_url`). */
  'voice_track',
] as const;
export type MediaRole = (typeof mediaRoles)[number];

/** The kind of file that each role takes. */
export const kindOfRole: Record<MediaRole, 'image' | 'video' | 'audio'> = {
  first_frame: 'image',
  last_frame: 'image',
  reference_image: 'image',
  reference_video: 'video',
  reference_audio: 'audio',
  base_video: 'video',
  input_image: 'image',
  reference_clip: 'video',
  voice_track: 'audio',
};

/** How many of each role one request may hold at most; a model may take fewer. */
export const mostOfRole: Record<MediaRole, number> = {
  ...roleCounts,
  input_image: Math.max(kontextLimits.images.max, imageEditLimits.images.max),
  reference_clip: referenceVideoLimits.references.max,
  voice_track: 1,
};

export function readMediaRole(value: unknown): MediaRole | undefined {
  return mediaRoles.find((role) => role === value);
}
