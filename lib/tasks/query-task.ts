import { endpointOf } from '#lib/tools/registry.ts';
import type { QueryOutcome } from '#lib/vendor/query-outcome.ts';
import type { Task } from '#prisma/client/client.ts';
import type { Engine } from './engine.ts';

/** Asks the vendor about an id with the query that the take's endpoint has. */
export function queryTask(
  engine: Engine,
  task: Pick<Task, 'tool' | 'input'>,
  vendorTaskId: string,
): Promise<QueryOutcome> {
  const by = endpointOf(task)?.answer === 'task-result' ? 'task-result' : 'video-task';
  return engine.vendor.query(vendorTaskId, by);
}
