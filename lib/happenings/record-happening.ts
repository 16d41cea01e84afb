import type { Database } from '#lib/db.ts';
import { storableJson } from '#lib/storable.ts';
import type { HappeningKind } from './kinds.ts';

interface NewHappening {
  teamId: string;
  kind: HappeningKind;
  /** Who did it: nobody is told of what they did themselves. */
  actorId?: string | undefined;
  taskId?: string | undefined;
  commentId?: string | undefined;
  /** A few plain words that belong to it, such as the name of a guest. */
  data?: object | undefined;
}

/** Writes down that something happened, in the transaction in which it does; the worker tells whoever wants to know. */
export async function recordHappening(tx: Database, happening: NewHappening): Promise<void> {
  await recordHappenings(tx, [happening]);
}

/** The same for several at once, such as a decision about many takes. */
export async function recordHappenings(tx: Database, happenings: readonly NewHappening[]): Promise<void> {
  await tx.happening.createMany({
    data: happenings.map(({ actorId, taskId, commentId, data, ...happening }) => ({
      ...happening,
      actorId: actorId ?? null,
      taskId: taskId ?? null,
      commentId: commentId ?? null,
      data: storableJson(data ?? {}),
    })),
  });
}
