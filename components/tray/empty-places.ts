import type { MediaRole } from '#lib/vendor/media-roles.ts';
import { isReferenceRole } from './role-groups.ts';
import type { TraySlots } from './tray-slots.ts';

/** A place of an empty tray. */
export interface EmptyPlace {
  roles: readonly MediaRole[];
  label: string;
  /** A second line: what fits. */
  hint?: string | undefined;
}

const words: Record<MediaRole, Omit<EmptyPlace, 'roles'>> = {
  first_frame: { label: 'First frame' },
  last_frame: { label: 'Last frame' },
  reference_image: { label: 'References', hint: 'images, video, sound' },
  reference_video: { label: 'References' },
  reference_audio: { label: 'References' },
  base_video: { label: 'Video to master' },
  input_image: { label: 'Pictures to edit', hint: 'none makes a new picture' },
  reference_clip: { label: 'Reference clips', hint: 'one to three, 2 to 30 s' },
  voice_track: { label: 'Sound track', hint: 'WAV or MP3, 3 to 30 s' },
};

/** The places of a tray with nothing in it: one for each role, the references of document 1 together. */
export function emptyPlaces({ roles }: TraySlots): EmptyPlace[] {
  const references = roles.filter(isReferenceRole);
  return roles
    .filter((role) => !isReferenceRole(role) || role === references[0])
    .map((role) => ({ ...words[role], roles: isReferenceRole(role) ? references : [role] }));
}
