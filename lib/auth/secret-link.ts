import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '#lib/env.ts';

/** What a link of ours lets its holder do; a secret for one is worth nothing for another. */
type Purpose = 'invitation' | 'password-reset';

/** The secret part of a link to a row: an HMAC over its id, so that it is kept nowhere and can be told again. */
export function linkSecret(purpose: Purpose, id: string): string {
  return createHmac('sha256', `${purpose}:${env().AUTH_SECRET}`).update(id).digest('base64url');
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a link is ours. Nothing is looked up for one that is not. */
export function isOurLink(purpose: Purpose, id: string, secret: string): boolean {
  if (!uuid.test(id)) return false;
  const [given, right] = [Buffer.from(secret), Buffer.from(linkSecret(purpose, id))];
  return given.length === right.length && timingSafeEqual(given, right);
}
