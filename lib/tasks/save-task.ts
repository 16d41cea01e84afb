import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChapterTime, chapterTimes } from '#lib/assets/chapter-times.ts';
import { db } from '#lib/db.ts';
import { log } from '#lib/log.ts';
import { type Result, success } from '#lib/result.ts';
import { storableJson } from '#lib/storable.ts';
import { narrationTool } from '#lib/tools/narration.ts';
import { endpointOf } from '#lib/tools/registry.ts';
import type { Task } from '#prisma/client/client.ts';
import { downloadResult } from './download-result.ts';
import type { Engine } from './engine.ts';
import { finishTask } from './finish-task.ts';
import { joinParts } from './join-parts.ts';
import { type MadeResult, prepareResult } from './made-result.ts';
import { moveTask, noteTask } from './move-task.ts';
import { hasParts, planNarration } from './narration-plan.ts';
import { forgetReceived, readReceived, readSpokenAnswer } from './received-sound.ts';
import type { FailureKind, TaskFailure } from './task-failure.ts';
import { backoffMs, later, queryWindowMs, saveLeaseMs } from './timing.ts';

/**
 * Brings a finished result to our own storage, checks it, and writes it down with what it cost. Tried until it works
 * or the vendor's seven days are over. Safe to run twice: one process holds the lease, and the last step is one
 * transaction.
 */
export async function saveTask(engine: Engine, taskId: string): Promise<void> {
  const task = await claim(engine, taskId);
  if (!task) return;
  const lease = keepLease(engine, task);
  const folder = join(engine.workFolder, `${task.id}-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    const failure = await save(engine, task, folder);
    if (failure) await tryLater(engine, task, failure);
  } catch (error) {
    log.error('saving failed', { taskId, error });
    const message = error instanceof Error ? error.message.slice(0, 300) : 'unknown error';
    await tryLater(engine, task, { kind: troubleOf(task), message });
  } finally {
    clearInterval(lease);
    await rm(folder, { recursive: true, force: true });
  }
}

async function claim(engine: Engine, taskId: string): Promise<Task | undefined> {
  const now = engine.now();
  const task = await db().task.findUnique({ where: { id: taskId } });
  if (task?.state !== 'saving' || !task.nextStepAt || task.nextStepAt > later(now, 500)) return;
  const leaseUntil = later(now, saveLeaseMs);
  const { count } = await db().task.updateMany({
    where: { id: taskId, state: 'saving', nextStepAt: task.nextStepAt },
    data: { leaseUntil, nextStepAt: leaseUntil },
  });
  return count === 1 ? task : undefined;
}

/** While this process lives, nobody else starts the same download. */
function keepLease(engine: Engine, { id: taskId, attempt }: Task): NodeJS.Timeout {
  return setInterval(() => {
    const leaseUntil = later(engine.now(), saveLeaseMs);
    db()
      .task.updateMany({
        where: { id: taskId, state: 'saving', attempt },
        data: { leaseUntil, nextStepAt: leaseUntil },
      })
      .catch((error) => log.warn('a lease was not renewed', { taskId, error }));
  }, saveLeaseMs / 3);
}

/** Nothing when it is saved, else what stood in the way. */
async function save(engine: Engine, task: Task, folder: string): Promise<TaskFailure | undefined> {
  const made = await obtain(engine, task, folder);
  if (!made.ok) return { kind: troubleOf(task), code: made.failure.code, message: made.failure.message };
  await finishTask(engine, task, { chapters: chaptersOf(task, made.value), ...made.value });
  if (isSpoken(task)) await forgetReceived(task);
  return undefined;
}

function obtain(engine: Engine, task: Task, folder: string): Promise<Result<MadeResult>> {
  if (hasParts(task)) return joinParts(task, folder);
  return isSpoken(task) ? takeSpoken(task, folder) : downloadResult(engine, task, folder);
}

function troubleOf(task: Task): FailureKind {
  return hasParts(task) ? 'joining-trouble' : 'saving-trouble';
}

function isSpoken(task: Task): boolean {
  return endpointOf(task)?.answer === 'audio-bytes';
}

/** Of a narration that was one request, chapters are reckoned from its text. */
function chaptersOf(task: Task, { assets: [sound] }: MadeResult): ChapterTime[] | undefined {
  if (task.tool !== narrationTool.name || task.parentId) return undefined;
  const { places } = planNarration(narrationTool.recall(task.input).text);
  return chapterTimes(places, [sound?.facts.durationSeconds ?? 0]);
}

/** The sound that the create call was answered with, as it was stored then. */
async function takeSpoken(task: Task, folder: string): Promise<Result<MadeResult>> {
  const path = join(folder, 'spoken');
  const received = await readReceived(task, path);
  if (!received.ok) return received;
  const { contentType: type } = readSpokenAnswer(task.vendorAnswer);
  const prepared = await prepareResult(task, path, { kind: 'audio', type });
  if (!prepared.ok) return prepared;
  const { asset, note } = prepared.value;
  return success({ assets: [asset], usage: {}, note });
}

async function tryLater(engine: Engine, task: Task, failure: TaskFailure): Promise<void> {
  const now = engine.now();
  // The parts of a narration are ours already: nothing is over for them.
  const isOver = !hasParts(task) && now.getTime() - (task.sentAt ?? task.createdAt).getTime() > queryWindowMs;
  const stepFailures = task.stepFailures + 1;
  const nextStepAt = later(now, backoffMs(stepFailures, 3000, 600_000, engine.random()));
  await db().$transaction(async (tx) => {
    if (isOver) {
      const lost = { kind: 'lost', code: failure.code, message: failure.message } as const;
      await moveTask(tx, task.id, {
        from: 'saving',
        to: 'lost',
        cause: 'window-over',
        detail: failure.message,
        failure: lost,
      });
      return;
    }
    const { count } = await tx.task.updateMany({
      where: { id: task.id, state: 'saving', attempt: task.attempt },
      data: { stepFailures, nextStepAt, leaseUntil: null, failure: storableJson(failure) },
    });
    if (count === 0) return;
    await noteTask(tx, task.id, 'saving', { cause: 'saving-failed', detail: failure.message });
    await engine.queue.enqueue('save-task', { taskId: task.id }, { tx, startAfter: nextStepAt });
  });
}
