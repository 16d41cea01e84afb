import { db } from '#lib/db.ts';
import type { Guest } from './guest.ts';
import { type FilePart, guestMediaUrl, targetOf } from './guest-media.ts';
import type { SharedComment, SharedFile, SharedPage, SharedTake } from './shared-take.ts';
import { readShownPage, readShownTake, type ShownFile, type ShownTake } from './shown-takes.ts';
import { readTakeRef, takeRef } from './take-ref.ts';

/** Everything that a guest may read. */

const pageSize = 60;

/** A page of the takes that the link shows, in its order. A cursor that leads nowhere starts at the top. */
export async function readSharedPage(guest: Guest, cursor?: string): Promise<SharedPage> {
  const after = cursor ? await findSharedTake(guest, cursor) : undefined;
  const found = await readShownPage(guest, { after, limit: pageSize });
  const takes = found.slice(0, pageSize).map((take) => viewShared(guest, take));
  const last = takes.at(-1);
  return { takes, nextCursor: found.length > pageSize && last ? last.ref : null };
}

/** The id of a take that a guest names, where the link shows it at this moment. */
export async function findSharedTake(guest: Guest, ref: string): Promise<string | undefined> {
  const taskId = readTakeRef(guest.shareId, ref);
  if (!taskId) return undefined;
  return (await readShownTake(guest.shareId, taskId))?.id;
}

/** What guests of this link have written about a take, oldest first; undefined when the link does not show it. */
export async function readSharedComments(guest: Guest, ref: string): Promise<SharedComment[] | undefined> {
  const taskId = guest.allowsComments ? await findSharedTake(guest, ref) : undefined;
  if (!taskId) return undefined;
  const rows = await db().comment.findMany({
    where: { taskId, shareId: guest.shareId, teamId: guest.teamId, deletedAt: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: 500,
    select: { id: true, guestName: true, text: true, outputIndex: true, timeSeconds: true, createdAt: true },
  });
  return rows.map(({ guestName, timeSeconds, createdAt, ...row }) => ({
    ...row,
    name: guestName ?? '',
    timeSeconds: timeSeconds ?? undefined,
    createdAt: createdAt.toISOString(),
  }));
}

function viewShared(guest: Guest, take: ShownTake): SharedTake {
  const { id, files, title, prompt, text, costMicros, currency, madeBy } = take;
  return {
    ref: takeRef(guest.shareId, id),
    kind: files[0]?.kind ?? 'text',
    files: files.flatMap((file, index) => viewFile(guest, id, file, index)),
    title,
    prompt,
    text,
    cost: costMicros !== undefined && currency !== undefined ? { micros: costMicros, currency } : undefined,
    madeBy,
  };
}

function viewFile(guest: Guest, taskId: string, file: ShownFile, index: number): SharedFile[] {
  const { kind, width, height, durationSeconds, framesPerSecond, hasAudio } = file;
  if (kind === 'text') return [];
  const urlOf = (part: FilePart) => targetOf(file, part) && guestMediaUrl(guest, taskId, index, part);
  const poster = file.derivatives?.poster;
  return [
    {
      kind,
      mimeType: targetOf(file, 'view')?.mimeType ?? file.mimeType,
      url: guestMediaUrl(guest, taskId, index, 'view'),
      width,
      height,
      durationSeconds,
      framesPerSecond,
      hasAudio,
      posterUrl: urlOf('poster'),
      posterWidth: poster?.width ?? width,
      posterHeight: poster?.height ?? height,
      previewUrl: urlOf('preview'),
      peaksUrl: kind === 'audio' ? urlOf('peaks') : undefined,
      saveUrl: guest.allowsDownload ? guestMediaUrl(guest, taskId, index, 'save') : undefined,
    },
  ];
}
