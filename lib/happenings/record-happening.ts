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
export async function recordHappening(
  tx: Database,
  { actorId, taskId, commentId, data, ...happening }: NewHappening,
): Promise<void> {
  await tx.happening.create({
    data: {
      ...happening,
      actorId: actorId ?? null,
      taskId: taskId ?? null,
      commentId: commentId ?? null,
      data: storableJson(data ?? {}),
    },
  });
}
