import { type Database, db } from '#lib/db.ts';
import { log } from '#lib/log.ts';
import { storage } from '#lib/storage/storage.ts';

const pageSize = 100;

/**
 * Removes the files of takes that were deleted for ever, but for those that another take still uses. Safe to run twice and
 * after a crash halfway: a file goes before its row, and a take is done with only when nothing is left of it.
 */
export async function freeFiles(): Promise<void> {
  for (let after: string | undefined; ; ) {
    const takes = await db().task.findMany({
      where: { shelf: 'purged', shelvedAt: { not: null }, ...(after ? { id: { gt: after } } : {}) },
      orderBy: { id: 'asc' },
      take: pageSize,
      select: { id: true },
    });
    for (const { id } of takes) {
      // One that fails is tried again with the next round, and holds up no other.
      await freeFilesOf(id).catch((error) => log.warn('files were not removed yet', { taskId: id, error }));
    }
    if (takes.length < pageSize) return;
    after = takes.at(-1)?.id;
  }
}

async function freeFilesOf(taskId: string): Promise<void> {
  const where = { taskId };
  const outputs = await db().taskOutput.findMany({ where, select: { assetId: true } });
  const inputs = await db().taskInput.findMany({ where, select: { assetId: true } });
  const assetIds = new Set([...outputs, ...inputs].flatMap(({ assetId }) => assetId ?? []));
  for (const assetId of assetIds) await db().$transaction((tx) => letGo(tx, taskId, assetId));
  await db().$transaction([
    db().taskInput.deleteMany({ where }),
    db().task.updateMany({ where: { id: taskId, shelf: 'purged' }, data: { shelvedAt: null } }),
  ]);
}

/** One file of one take. What somebody brought in themselves stays in the library, whoever used it. */
async function letGo(tx: Database, taskId: string, assetId: string): Promise<void> {
  // Until the end of this transaction no other take can begin to use the file.
  await tx.$queryRaw`SELECT FROM "Asset" WHERE id = ${assetId}::uuid FOR UPDATE`;
  await tx.taskOutput.deleteMany({ where: { taskId, assetId } });
  await tx.taskInput.deleteMany({ where: { taskId, assetId } });
  const unused = await tx.asset.findFirst({
    where: { id: assetId, source: 'result', inputs: { none: {} }, outputs: { none: {} } },
    select: { storageKey: true, derivatives: { select: { storageKey: true } } },
  });
  if (!unused) return;
  for (const { storageKey } of [...unused.derivatives, unused]) await storage().remove(storageKey);
  await tx.asset.delete({ where: { id: assetId } });
}
