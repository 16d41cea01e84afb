import type { PgBoss } from 'pg-boss';
import * as z from 'zod';
import type { QueueStats } from './queue.ts';

/** How a worker's connections call themselves; they end with the process, however it ends. */
export const workerApplicationName = 'rushes-worker';

const statsRow = z.object({
  workers: z.coerce.number(),
  ready: z.coerce.number(),
  active: z.coerce.number(),
  dead: z.coerce.number(),
});

/** Counts workers and jobs, fresh from the tables (pg-boss's own figures are up to an hour old). */
export async function readQueueStats(boss: PgBoss): Promise<QueueStats> {
  const { rows } = await boss.getDb().executeSql(
    `SELECT
       (SELECT count(DISTINCT application_name) FROM pg_stat_activity
         WHERE application_name LIKE $1 AND datname = current_database()) AS workers,
       count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after <= now() AND name <> 'dead-jobs') AS ready,
       count(*) FILTER (WHERE state = 'active') AS active,
       count(*) FILTER (WHERE name = 'dead-jobs' AND state = 'created') AS dead
     FROM pgboss.job WHERE name NOT LIKE '\\_\\_%'`,
    [`${workerApplicationName}-%`],
  );
  return statsRow.parse(rows[0]);
}
