import { type MediaRole, mediaRoles } from '#lib/vendor/media-roles.ts';

/** The named place of the tray that something falls on: an element with `data-drop-role`, or what is inside it. */
export function placeUnder(target: EventTarget): MediaRole | undefined {
  const name =
    target instanceof Element && target.closest('[data-drop-role]')?.getAttribute('data-drop-role');
  return mediaRoles.find((role) => role === name);
}
