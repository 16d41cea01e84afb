import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';

/** For tests: writes a project of this person's team and gives its id. */
export async function makeTestProject(viewer: Viewer, name = 'Pilot', archivedAt?: Date): Promise<string> {
  const { teamId, userId: createdById } = viewer;
  const row = await db().project.create({
    data: { teamId, createdById, name, archivedAt: archivedAt ?? null },
  });
  return row.id;
}

/** For tests: what a take was billed. */
export async function chargeTake(
  { teamId }: Viewer,
  taskId: string,
  amountMicros: number,
  currency = 'USD',
): Promise<void> {
  const about = { teamId, taskId, currency, isPriced: true, priceList: 'Test', lines: [], usage: {} };
  await db().charge.create({ data: { ...about, amountMicros } });
}
