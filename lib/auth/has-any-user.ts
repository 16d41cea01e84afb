import { db } from '#lib/db.ts';

let isKnown = false;

/** Whether the studio has an owner. Once true it stays true, so that it costs one question per process. */
export async function hasAnyUser(): Promise<boolean> {
  isKnown ||= (await db().user.findFirst({ select: { id: true } })) !== null;
  return isKnown;
}
