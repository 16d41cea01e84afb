import { guestCookie } from './guest-cookie-name.ts';
import { isSame, signature } from './share-link.ts';

interface CookieJar {
  get: (name: string) => { value: string } | undefined;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id of the browser that asks; undefined before its first page. */
export function readGuestId(cookies: CookieJar): string | undefined {
  const id = cookies.get(guestCookie)?.value ?? '';
  return uuid.test(id) ? id : undefined;
}

/** What a browser knows that has given the password of a link: good for this browser and this password alone. */
export function passCookie(shareId: string, guestId: string, passVersion: string) {
  const value = signature('share-pass', shareId, guestId, passVersion).toString('base64url');
  return { name: passName(shareId), value };
}

export function hasPass(
  cookies: CookieJar,
  share: { shareId: string; guestId: string; passVersion: string },
): boolean {
  const { shareId, guestId, passVersion } = share;
  const given = cookies.get(passName(shareId))?.value ?? '';
  return isSame(given, passCookie(shareId, guestId, passVersion).value);
}

const passName = (shareId: string) => `rushes-pass-${shareId}`;

/** A visit lasts this long; while the cookie lives it is not counted again. */
export const visitSeconds = 30 * 60;
export const visitCookie = (shareId: string) => `rushes-visit-${shareId}`;
