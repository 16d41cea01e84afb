import type { Database } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';

/**
 * Locks a take of the team until the end of the transaction and marks it as changed, so that everybody who looks at it
 * sees what is said about it. Refused for what the team does not have, and for what lies in the bin.
 */
export async function touchTake(tx: Database, teamId: string, taskId: string): Promise<Result<null>> {
  const { count } = await tx.task.updateMany({
    where: { id: taskId, teamId, shelf: { in: ['gallery', 'archive'] }, purgedAt: null },
    // A trigger puts the transaction's own id in its place.
    data: { changeMark: 0n },
  });
  if (count === 1) return success(null);
  const isInBin = await tx.task.count({ where: { id: taskId, teamId, shelf: 'bin' } });
  if (isInBin) return failure('conflict', 'This take lies in the bin. Nothing can be said about it there.');
  return failure('not-found', 'This take is not here.');
}
