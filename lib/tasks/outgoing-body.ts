import * as z from 'zod';
import { type FileNeed, vendorUrlOf } from '#lib/assets/vendor-url.ts';
import { db } from '#lib/db.ts';
import type { Endpoint } from '#lib/vendor/endpoints.ts';
import { bodyLimit } from '#lib/vendor/video-limits.ts';
import type { TaskFailure } from './task-failure.ts';

const url = z.looseObject({ url: z.string() });
/** The places of all create calls in which media stand; nothing else in a body is looked at. */
const frozenBody = z.looseObject({
  // Document 1.
  content: z
    .array(z.looseObject({ image_url: url.optional(), video_url: url.optional(), audio_url: url.optional() }))
    .optional(),
  // Document 3: pictures, and the reference video.
  images: z.array(z.string()).optional(),
  input: z
    .looseObject({ reference_urls: z.array(z.string()).optional(), audio_url: z.string().optional() })
    .optional(),
});

export type OutgoingBody = { json: string } | { failure: TaskFailure };

/**
 * The body as it goes out: `asset:<id>` becomes a link or a data URI where media stand, the callback address is added,
 * and the 64 MB are counted before anything is sent (spec 1, Limits).
 */
export async function outgoingBody(
  frozen: unknown,
  {
    teamId,
    need,
    callbackUrl,
  }: { teamId: string; need?: FileNeed | undefined; callbackUrl?: string | undefined },
): Promise<OutgoingBody> {
  const body = frozenBody.parse(frozen);
  const resolve = resolver(teamId, need);
  let sizeBytes = 0;
  for (const place of placesOf(body)) {
    const found = await resolve(place.reference);
    if ('failure' in found) return found;
    place.put(found.url);
    sizeBytes += found.url.length;
    if (sizeBytes > bodyLimit.maxBytes) return tooLarge();
  }
  const json = JSON.stringify(callbackUrl ? { ...body, callback_url: callbackUrl } : body);
  return Buffer.byteLength(json) > bodyLimit.maxBytes ? tooLarge() : { json };
}

/** What a file stands for to an endpoint: document 1 takes it in any form. */
export function fileNeedOf({ answer, files }: Endpoint): FileNeed {
  if (files === 'link-only') return 'link';
  return answer === 'video-task' ? 'any' : 'link-if-possible';
}

interface Place {
  reference: string;
  put: (url: string) => void;
}

function placesOf({ content = [], images = [], input }: z.infer<typeof frozenBody>): Place[] {
  const items = content.flatMap(({ image_url, video_url, audio_url }) => [image_url, video_url, audio_url]);
  return [
    ...items.flatMap((media) => (media ? [placeIn(media, 'url')] : [])),
    ...images.map((_url, index) => placeIn(images, index)),
    ...(input?.reference_urls ?? []).map((_url, index, urls) => placeIn(urls, index)),
    ...(input?.audio_url ? [placeIn(input, 'audio_url')] : []),
  ];
}

function placeIn<Key extends string | number>(
  holder: { [key in Key]?: string | undefined },
  key: Key,
): Place {
  return {
    reference: holder[key] ?? '',
    put: (found) => {
      holder[key] = found;
    },
  };
}

/** Resolves each file once, however often the body names it. */
function resolver(teamId: string, need: FileNeed | undefined) {
  const known = new Map<string, Promise<{ url: string } | { failure: TaskFailure }>>();
  return (reference: string) => {
    const id = /^asset:(.+)$/.exec(reference)?.[1];
    if (!id) return Promise.resolve({ url: reference });
    const found = known.get(id) ?? resolveAsset(teamId, id, need);
    known.set(id, found);
    return found;
  };
}

async function resolveAsset(
  teamId: string,
  id: string,
  need: FileNeed | undefined,
): Promise<{ url: string } | { failure: TaskFailure }> {
  const row = await db().asset.findFirst({
    where: { id, teamId },
    select: { storageKey: true, mimeType: true },
  });
  if (!row) return { failure: { kind: 'input-missing', message: 'A file of this take is no longer here.' } };
  const found = await vendorUrlOf(row, need);
  if (found.ok) return { url: found.value };
  const { code, message } = found.failure;
  return { failure: { kind: code === 'no-link' ? 'cannot-link' : 'input-missing', code, message } };
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
