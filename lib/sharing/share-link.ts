import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '#lib/env.ts';
import { paths } from '#lib/paths.ts';

/** The link's secret is reckoned from the id and kept nowhere, so that the team can copy the link again at any time. */
function secretOf(shareId: string): string {
  return signature('share', shareId).subarray(0, 18).toString('base64url');
}

export function sharePath(shareId: string): string {
  return paths.share(shareId, secretOf(shareId));
}

/** Whether this secret is ours for this link, whether there is such a link or not. */
export function isShareSecret(shareId: string, secret: string): boolean {
  return isSame(secret, secretOf(shareId));
}

/** An HMAC of ours over some words, for one purpose. */
export function signature(purpose: string, ...words: readonly string[]): Buffer {
  return createHmac('sha256', `${purpose}:${env().AUTH_SECRET}`).update(JSON.stringify(words)).digest();
}

export function isSame(left: string, right: string): boolean {
  const [one, two] = [Buffer.from(left), Buffer.from(right)];
  return one.length === two.length && timingSafeEqual(one, two);
}

/** Changes with the password of a link, so that what was given out under the old one ends. */
export function passVersionOf(passwordHash: string | null): string {
  return passwordHash === null
    ? ''
    : createHash('sha256').update(passwordHash).digest('base64url').slice(0, 16);
}
