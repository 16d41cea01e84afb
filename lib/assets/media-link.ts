import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Viewer } from '#lib/auth/viewer.ts';
import { env } from '#lib/env.ts';

/** A stored file with the type it is to be served as; with a name, it is saved instead of shown. */
export interface MediaTarget {
  storageKey: string;
  mimeType: string;
  downloadName?: string | undefined;
}

/** A target that a link of ours named, for as long as the link lives. */
export type SignedTarget = MediaTarget & {
  secondsLeft: number;
  /** Instead of one made of the storage key, for whom that key is not meant. */
  etag?: string | undefined;
};

/** Who may follow a link: one session of one person, or whoever holds it (the vendor, for a limited time). */
type Audience = { sessionId: string } | 'vendor';

const hour = 60 * 60;
/** A link stays the same for this long, so that browsers can cache what is behind it; it lives up to twice that. */
const windowSeconds = 6 * hour;
/** A vendor's task can wait long in its queue before it fetches its inputs. */
const vendorSeconds = 24 * hour;

/** A relative link that works only together with the cookie of the viewer's session, and costs no SQL to follow. */
export function mediaUrl(
  target: MediaTarget,
  viewer: Pick<Viewer, 'sessionId'>,
  now: Date = new Date(),
): string {
  const until = (Math.floor(secondsOf(now) / windowSeconds) + 2) * windowSeconds;
  return link(target, until, { sessionId: viewer.sessionId });
}

/** A relative link for the vendor: no cookie, 24 hours. Goes behind PUBLIC_URL. */
export function vendorMediaPath(target: MediaTarget, now: Date = new Date()): string {
  return link(target, secondsOf(now) + vendorSeconds, 'vendor');
}

/** `/media/<key>?type=&until=&save=&for=&sign=`: short and alike, because pages hold hundreds of them. */
function link(target: MediaTarget, until: number, audience: Audience): string {
  const query = new URLSearchParams({ type: target.mimeType, until: until.toString(36) });
  if (target.downloadName !== undefined) query.set('save', target.downloadName);
  if (audience === 'vendor') query.set('for', 'vendor');
  query.set('sign', sign(target, until, audience));
  return `/media/${target.storageKey}?${query}`;
}

/**
 * The target of a link, when it is ours, alive, and meant for this session.
 * @param sessionId from the cookie; vendor links need none.
 */
export function readMediaLink(
  storageKey: string,
  query: URLSearchParams,
  sessionId: string | undefined,
  now: Date = new Date(),
): SignedTarget | undefined {
  const until = Number.parseInt(query.get('until') ?? '', 36);
  const secondsLeft = until - secondsOf(now);
  if (!(secondsLeft > 0)) return undefined;
  const audience = query.get('for') === 'vendor' ? 'vendor' : sessionId && { sessionId };
  if (!audience) return undefined;
  const downloadName = query.get('save') ?? undefined;
  const target: MediaTarget = { storageKey, mimeType: query.get('type') ?? '', downloadName };
  if (!isSame(query.get('sign') ?? '', sign(target, until, audience))) return undefined;
  return { ...target, secondsLeft };
}

/** 128 bits of an HMAC over everything that the link says and everyone it is for. */
function sign(
  { storageKey, mimeType, downloadName }: MediaTarget,
  until: number,
  audience: Audience,
): string {
  const who = audience === 'vendor' ? 'vendor' : `session:${audience.sessionId}`;
  return createHmac('sha256', `media-link:${env().AUTH_SECRET}`)
    .update(JSON.stringify([who, storageKey, mimeType, until, downloadName ?? null]))
    .digest()
    .subarray(0, 16)
    .toString('base64url');
}

function isSame(left: string, right: string): boolean {
  const [one, two] = [Buffer.from(left), Buffer.from(right)];
  return one.length === two.length && timingSafeEqual(one, two);
}

function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
