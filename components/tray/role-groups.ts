import type { MediaRole } from '#lib/vendor/media-roles.ts';

export function isFrameRole(role: MediaRole): boolean {
  return role === 'first_frame' || role === 'last_frame';
}

/** A reference of document 1: it is what frames cannot be mixed with. */
export function isReferenceRole(role: MediaRole): boolean {
  return role === 'reference_image' || role === 'reference_video' || role === 'reference_audio';
}

/** Whether a prompt can speak of what plays this role: it has a number in its list. */
export function isNamedRole(role: MediaRole): boolean {
  return isReferenceRole(role) || role === 'input_image' || role === 'reference_clip';
}
