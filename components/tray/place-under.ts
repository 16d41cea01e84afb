import { type ContentRole, contentRoles } from '#lib/vendor/video-limits.ts';

/** The named place of the tray that something falls on: an element with `data-drop-role`, or what is inside it. */
export function placeUnder(target: EventTarget): ContentRole | undefined {
  const name =
    target instanceof Element && target.closest('[data-drop-role]')?.getAttribute('data-drop-role');
  return contentRoles.find((role) => role === name);
}
