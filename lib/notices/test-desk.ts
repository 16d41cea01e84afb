import { db } from '#lib/db.ts';
import { env } from '#lib/env.ts';
import { recordHappening } from '#lib/happenings/record-happening.ts';
import { openQueue } from '#lib/queue/open-queue.ts';
import type { Queue } from '#lib/queue/queue.ts';
import { moveTask } from '#lib/tasks/move-task.ts';
import type { Move } from '#lib/tasks/write-move.ts';
import type { TaskState } from '#prisma/client/enums.ts';
import { tellHappenings } from './tell-happenings.ts';

/** For tests: what the worker does with the outbox, when the test says so. */
export async function openTestDesk() {
  const queue: Queue = await openQueue({ connectionString: env().DATABASE_URL, role: 'sender' });
  return { queue, tell: () => tellHappenings(queue), close: () => queue.stop() };
}

export function step(taskId: string, move: Move): Promise<boolean> {
  return db().$transaction((tx) => moveTask(tx, taskId, move));
}

/** Ends a take that is running, as the engine does. */
export async function endTake(
  taskId: string,
  to: Extract<TaskState, 'succeeded' | 'failed' | 'lost'>,
): Promise<void> {
  if (to === 'succeeded') {
    await step(taskId, { from: 'running', to: 'saving', cause: 'made' });
    await step(taskId, { from: 'saving', to, cause: 'saved' });
  } else await step(taskId, { from: 'running', to, cause: 'failed-there' });
}

export function record(happening: Parameters<typeof recordHappening>[1]): Promise<void> {
  return recordHappening(db(), happening);
}

/** What a person was told, oldest first. */
export function noticesOf({ userId, teamId }: { userId: string; teamId: string }) {
  return db().notice.findMany({ where: { userId, teamId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
}
