import type { Database } from '#lib/db.ts';
import type { HappeningKind } from '#lib/happenings/kinds.ts';
import type { NoticeMatter } from './notice-data.ts';
import type { NoticeKind } from './notice-kinds.ts';

/** A row of the outbox. */
export interface Happening {
  id: bigint;
  teamId: string;
  kind: HappeningKind;
  actorId: string | null;
  taskId: string | null;
  commentId: string | null;
  data: unknown;
  at: Date;
}

/** What one person is to be told. */
export interface Telling {
  userId: string;
  kind: NoticeKind;
  /** The same thing is told once. */
  key: string;
  taskId?: string | undefined;
  matter: NoticeMatter;
}

/** A field of what was written with a happening, where it is a text. */
export function textIn({ data }: Pick<Happening, 'data'>, field: string): string | undefined {
  const value: unknown = Object(data)[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The name of who did it: a member, or a guest as they called themselves. */
export async function nameOfActor(tx: Database, happening: Happening): Promise<string | undefined> {
  if (!happening.actorId) return textIn(happening, 'guestName');
  const actor = await tx.user.findUnique({ where: { id: happening.actorId }, select: { name: true } });
  return actor?.name;
}

export async function ownersOf(tx: Database, teamId: string): Promise<string[]> {
  const owners = await tx.member.findMany({ where: { teamId, role: 'owner' }, select: { userId: true } });
  return owners.map(({ userId }) => userId);
}
