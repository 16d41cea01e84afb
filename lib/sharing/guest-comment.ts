import { z } from 'zod';
import type { Database } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { newCommentInput } from '#lib/review/action-inputs.ts';
import { writeComment } from '#lib/review/write-comment.ts';
import { storableText } from '#lib/storable.ts';
import { idInput } from '#lib/tasks/action-inputs.ts';
import type { Guest } from './guest.ts';
import { findSharedTake } from './guest-queries.ts';

/** What a guest writes about a take. `id` is made by the browser per click. */
export const guestCommentInput = z.object({
  id: idInput,
  name: z
    .string()
    .overwrite(storableText)
    .trim()
    .min(1, 'Type your name, so that the team knows who writes.')
    .max(80, 'At most 80 characters.'),
  text: z
    .string()
    .overwrite(storableText)
    .trim()
    .min(1, 'Write a few words.')
    .max(2000, 'A comment may have 2,000 characters at most.'),
  outputIndex: z.int().min(0).max(100).optional(),
  timeSeconds: z.number().min(0).max(1_000_000).optional(),
});
export type GuestCommentInput = z.infer<typeof guestCommentInput>;

/** So many comments by one link in so long: more are no conversation. */
const most = 30;
const withinMs = 10 * 60_000;

const notFound = failure('not-found', 'This take is no longer shown.');

/** Writes what a guest says about a take that the link shows, where it lets guests write. */
export async function writeGuestComment(
  guest: Guest,
  ref: string,
  { name, ...input }: GuestCommentInput,
): Promise<Result<null>> {
  const taskId = guest.allowsComments ? await findSharedTake(guest, ref) : undefined;
  if (!taskId) return notFound;
  const { teamId, shareId } = guest;
  const written = await writeComment(
    { teamId, guestName: name, shareId },
    newCommentInput.parse({ ...input, taskId }),
    (tx) => hasRoom(tx, shareId, input.id),
  );
  return written.ok ? success(null) : written;
}

/** The link's row is held meanwhile, so that many comments at once are counted one after the other. */
async function hasRoom(tx: Database, shareId: string, commentId: string): Promise<Result<null>> {
  await tx.$queryRaw`SELECT 1 FROM "Share" WHERE id = ${shareId}::uuid FOR NO KEY UPDATE`;
  const since = new Date(Date.now() - withinMs);
  const recent = await tx.comment.count({
    where: { shareId, createdAt: { gt: since }, id: { not: commentId } },
  });
  if (recent < most) return success(null);
  return failure('too-many', 'Many comments came by this link in a short time. Wait a few minutes.');
}
