import { setTimeout as sleep } from 'node:timers/promises';
import { db } from '#lib/db.ts';
import { log } from '#lib/log.ts';
import type { Failure } from '#lib/result.ts';
import type { Engine } from './engine.ts';
import { explainFailure } from './failure-words.ts';
import { sendTask } from './send-task.ts';
import { taskFailure } from './task-failure.ts';

/** The form waits so long for the vendor; a slower answer is seen in the gallery. */
const patienceMs = 15_000;

/**
 * Sends takes right after their click. When the vendor refused every one of them, its refusal comes back for the
 * form. Trouble on the way is no failure of the click: the takes are written down and the worker carries on.
 */
export async function sendDirectly(engine: Engine, taskIds: readonly string[]): Promise<Failure | undefined> {
  const sending = Promise.all(
    taskIds.map((taskId) =>
      sendTask(engine, taskId, { isDirect: true }).catch((error) =>
        log.warn('direct sending failed', { taskId, error }),
      ),
    ),
  );
  await Promise.race([sending, sleep(patienceMs, undefined, { ref: false })]);
  const tasks = await db().task.findMany({
    where: { id: { in: [...taskIds] } },
    select: { state: true, failure: true },
  });
  const [first] = tasks;
  return tasks.every(({ state }) => state === 'failed') ? refusalOf(first?.failure) : undefined;
}

/** A stored failure in the words of a form. */
export function refusalOf(stored: unknown): Failure | undefined {
  const reason = taskFailure.safeParse(stored);
  if (!reason.success) return undefined;
  const { code, kind, message, httpStatus, requestId } = reason.data;
  const { title, happened, todo } = explainFailure(reason.data, 'failed');
  const said = httpStatus === undefined ? '' : ` The vendor’s words: “${message}”`;
  return { code: code ?? kind, message: `${title}. ${happened} ${todo}${said}`, requestId };
}
