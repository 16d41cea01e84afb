import type { MediaRole } from '#lib/vendor/media-roles.ts';

/** The parts that an input can play, as a person reads them, the same in the tray and on a take. */
export const roleWords: Record<MediaRole, string> = {
  first_frame: 'First frame',
  last_frame: 'Last frame',
  reference_image: 'Reference image',
  reference_video: 'Reference video',
  reference_audio: 'Reference audio',
  base_video: 'Video to master',
  input_image: 'Picture to edit',
  reference_clip: 'Reference clip',
  voice_track: 'Sound track',
};

/** The same for a role that a stored take names; undefined for one that nobody knows. */
export function wordsOfRole(role: string): string | undefined {
  return Object.hasOwn(roleWords, role) ? roleWords[role as MediaRole] : undefined;
}
