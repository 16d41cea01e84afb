import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { endpointOf } from '#lib/tools/registry.ts';
import type { Task } from '#prisma/client/client.ts';
import type { ResolveUnclearInput } from './action-inputs.ts';
import { adoptTask } from './adopt-task.ts';
import { carryOnNarration } from './carry-on-narration.ts';
import type { Engine } from './engine.ts';
import { moveTask } from './move-task.ts';
import { forbidden, notFound } from './mutations.ts';
import { queryTask } from './query-task.ts';
import type { Move } from './write-move.ts';

const settled = failure('conflict', 'This take is no longer unclear. Look at it again.');

/** A person decides about a take that left without a readable answer; nothing is sent again without this. */
export async function resolveUnclear(
  engine: Engine,
  viewer: Viewer,
  asked: ResolveUnclearInput,
): Promise<Result<null>> {
  if (!canCreate(viewer)) return forbidden;
  const task = await db().task.findFirst({
    where: { id: asked.taskId, teamId: viewer.teamId },
    select: { id: true, state: true, tool: true, input: true },
  });
  if (!task) return notFound;
  if (task.state !== 'unclear') return settled;
  if (asked.choice === 'adopt') return adopt(engine, viewer, task, asked.vendorTaskId);
  if (asked.choice === 'send-again') return sendAgain(engine, viewer, asked.taskId);
  const closed = await close(viewer, asked.taskId);
  await carryOnNarration(engine, asked.taskId);
  return closed;
}

/** The vendor must know the id, and no other take may have it. */
async function adopt(
  engine: Engine,
  viewer: Viewer,
  task: Pick<Task, 'id' | 'tool' | 'input'>,
  vendorTaskId: string,
): Promise<Result<null>> {
  const field = 'vendorTaskId';
  if (endpointOf(task)?.answer === 'audio-bytes') {
    return failure('conflict', 'The vendor gives no ids for spoken lines. Send it again or close it.', {
      field,
    });
  }
  const outcome = await queryTask(engine, task, vendorTaskId);
  if (outcome.kind === 'unknown-task' || outcome.kind === 'refused') {
    const words = outcome.error.message;
    return failure('not-found', `The vendor does not know this id. Its words: ${words}`, { field });
  }
  if (outcome.kind !== 'found') {
    return failure('unreachable', 'The vendor could not be asked about this id. Try again in a minute.');
  }
  const where = { teamId: viewer.teamId };
  const id = outcome.task.id;
  const adoption = await adoptTask(engine, task.id, {
    vendorTaskId: id,
    from: 'unclear',
    cause: 'adopted',
    where,
  });
  if (adoption === 'of-another-task') {
    return failure('conflict', 'This id belongs to another take already.', { field });
  }
  return adoption === 'adopted' ? success(null) : settled;
}

async function close(viewer: Viewer, taskId: string): Promise<Result<null>> {
  const message = 'Closed by a person.';
  const isClosed = await move(viewer, taskId, {
    to: 'failed',
    cause: 'closed',
    failure: { kind: 'closed', message },
  });
  return isClosed ? success(null) : settled;
}

async function sendAgain(engine: Engine, viewer: Viewer, taskId: string): Promise<Result<null>> {
  const nextStepAt = engine.now();
  return db().$transaction(async (tx) => {
    const isWaiting = await moveTask(tx, taskId, {
      from: 'unclear',
      to: 'waiting',
      cause: 'send-again',
      where: { teamId: viewer.teamId },
      set: { nextStepAt, stepFailures: 0, sentAt: null },
    });
    if (!isWaiting) return settled;
    await engine.queue.enqueue('send-task', { taskId }, { tx });
    return success(null);
  });
}

function move({ teamId }: Viewer, taskId: string, to: Omit<Move, 'from' | 'where'>): Promise<boolean> {
  return db().$transaction((tx) => moveTask(tx, taskId, { ...to, from: 'unclear', where: { teamId } }));
}
