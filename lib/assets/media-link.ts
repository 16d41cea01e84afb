import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Viewer } from '#lib/auth/viewer.ts';
import { env } from '#lib/env.ts';

/** A stored file with the type it is to be served as; with a name, it is saved instead of shown. */
export interface MediaTarget {
  storageKey: string;
  mimeType: string;
  downloadName?: string | undefined;
}

/** A target that a link of ours named, for as long as the link lives. */
export type SignedTarget = MediaTarget & { secondsLeft: number };

/** Who may follow a link: one session of one person, or whoever holds it (the vendor, for a limited time). */
export type MediaAudience = { sessionId: string } | 'vendor';

const hour = 60 * 60 * 1000;
/** A link stays the same for this long, so that browsers can cache what is behind it; it lives up to twice that. */
const windowMs = 6 * hour;
/** A vendor's task can wait long in its queue before it fetches its inputs. */
const vendorMs = 24 * hour;

const payloadSchema = z.object({
  key: z.string(),
  type: z.string(),
  save: z.string().optional(),
  until: z.int(),
  for: z.enum(['session', 'vendor']),
});
type Payload = z.infer<typeof payloadSchema>;

/** A relative link that works only together with the cookie of the viewer's session, and costs no SQL to follow. */
export function mediaUrl(
  target: MediaTarget,
  viewer: Pick<Viewer, 'sessionId'>,
  now: Date = new Date(),
): string {
  const until = (Math.floor(now.getTime() / windowMs) + 2) * windowMs;
  return link(target, until, { sessionId: viewer.sessionId });
}

/** A relative link for the vendor: no cookie, 24 hours. Goes behind PUBLIC_URL. */
export function vendorMediaPath(target: MediaTarget, now: Date = new Date()): string {
  return link(target, now.getTime() + vendorMs, 'vendor');
}

function link(target: MediaTarget, until: number, audience: MediaAudience): string {
  const payload: Payload = {
    key: target.storageKey,
    type: target.mimeType,
    ...(target.downloadName === undefined ? {} : { save: target.downloadName }),
    until,
    for: audience === 'vendor' ? 'vendor' : 'session',
  };
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
  // The last part is only for the eye and for readers that look at endings; nothing believes it.
  return `/media/${text}.${sign(text, audience)}/${encodeURIComponent(shownName(target))}`;
}

function shownName({ storageKey, mimeType }: MediaTarget): string {
  const base = storageKey.split('/').at(-1) ?? 'media';
  return base.includes('.') ? base : `${base.slice(0, 12)}.${mimeType.split('/')[1]?.replace(/^x-/, '')}`;
}

/**
 * The target of a link's token, when it is ours, alive, and meant for this session.
 * @param sessionId from the cookie; vendor links need none.
 */
export function readMediaToken(
  token: string,
  sessionId: string | undefined,
  now: Date = new Date(),
): SignedTarget | undefined {
  const [text = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return undefined;
  const payload = parsePayload(text);
  if (!payload || payload.until <= now.getTime()) return undefined;
  if (payload.for === 'session' && !sessionId) return undefined;
  const audience = payload.for === 'vendor' ? 'vendor' : { sessionId: sessionId ?? '' };
  if (!isSame(signature, sign(text, audience))) return undefined;
  return {
    storageKey: payload.key,
    mimeType: payload.type,
    downloadName: payload.save,
    secondsLeft: Math.floor((payload.until - now.getTime()) / 1000),
  };
}

function parsePayload(text: string): Payload | undefined {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return undefined;
  }
}

function sign(text: string, audience: MediaAudience): string {
  const who = audience === 'vendor' ? 'vendor' : `session:${audience.sessionId}`;
  return createHmac('sha256', `media-link:${env().AUTH_SECRET}`)
    .update(`${who}\n${text}`)
    .digest('base64url');
}

function isSame(left: string, right: string): boolean {
  const [one, two] = [Buffer.from(left), Buffer.from(right)];
  return one.length === two.length && timingSafeEqual(one, two);
}
