import * as z from 'zod';
import { vendorUrlOf } from '#lib/assets/vendor-url.ts';
import { db } from '#lib/db.ts';
import { bodyLimit } from '#lib/vendor/video-limits.ts';
import type { TaskFailure } from './task-failure.ts';

const url = z.looseObject({ url: z.string() });
const frozenBody = z.looseObject({
  content: z
    .array(z.looseObject({ image_url: url.optional(), video_url: url.optional(), audio_url: url.optional() }))
    .optional(),
});

export type OutgoingBody = { json: string } | { failure: TaskFailure };

/**
 * The body as it goes out: `asset:<id>` becomes a link or a data URI, the callback address is added, and the 64 MB
 * are counted before anything is sent (spec 1, Limits).
 */
export async function outgoingBody(
  frozen: unknown,
  { teamId, callbackUrl }: { teamId: string; callbackUrl?: string | undefined },
): Promise<OutgoingBody> {
  const body = frozenBody.parse(frozen);
  const resolve = resolver(teamId);
  let sizeBytes = 0;
  for (const item of body.content ?? []) {
    for (const media of [item.image_url, item.video_url, item.audio_url]) {
      if (!media) continue;
      const found = await resolve(media.url);
      if ('failure' in found) return found;
      media.url = found.url;
      sizeBytes += found.url.length;
      if (sizeBytes > bodyLimit.maxBytes) return tooLarge();
    }
  }
  const json = JSON.stringify(callbackUrl ? { ...body, callback_url: callbackUrl } : body);
  return Buffer.byteLength(json) > bodyLimit.maxBytes ? tooLarge() : { json };
}

/** Resolves each file once, however often the body names it. */
function resolver(teamId: string) {
  const known = new Map<string, Promise<{ url: string } | { failure: TaskFailure }>>();
  return (reference: string) => {
    const id = /^asset:(.+)$/.exec(reference)?.[1];
    if (!id) return Promise.resolve({ url: reference });
    const found = known.get(id) ?? resolveAsset(teamId, id);
    known.set(id, found);
    return found;
  };
}

async function resolveAsset(teamId: string, id: string): Promise<{ url: string } | { failure: TaskFailure }> {
  const row = await db().asset.findFirst({
    where: { id, teamId },
    select: { storageKey: true, mimeType: true },
  });
  if (!row) return { failure: { kind: 'input-missing', message: 'A file of this take is no longer here.' } };
  const found = await vendorUrlOf(row);
  if (found.ok) return { url: found.value };
  return { failure: { kind: 'input-missing', code: found.failure.code, message: found.failure.message } };
}

function tooLarge(): OutgoingBody {
  const most = bodyLimit.maxBytes / 1024 / 1024;
  return {
    failure: {
      kind: 'too-large',
      message: `With its files inside, the request is larger than ${most} MB.`,
    },
  };
}
