import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { log } from '#lib/log.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { endpointOf } from '#lib/tools/registry.ts';
import type { Engine } from './engine.ts';
import { LiveSound } from './live-sound.ts';
import { forbidden, notFound } from './mutations.ts';
import { refusalOf } from './send-directly.ts';
import { sendTask } from './send-task.ts';

/** A sound on its way: `mimeType` is one that a browser may play, or bytes that it may not. */
export interface SpokenTake {
  mimeType: string;
  sound: ReadableStream<Uint8Array>;
}

/**
 * Sends a waiting take whose answer is the sound itself, now, and lets the caller hear it while it is saved. Whoever
 * stops listening stops nothing. Anyone else who asks for the same take gets a `conflict`: it is sent once.
 */
export async function speakTake(engine: Engine, viewer: Viewer, taskId: string): Promise<Result<SpokenTake>> {
  if (!canCreate(viewer)) return forbidden;
  const where = { id: taskId, teamId: viewer.teamId };
  const task = await db().task.findFirst({ where, select: { tool: true, input: true, state: true } });
  if (!task || endpointOf(task)?.answer !== 'audio-bytes') return notFound;
  if (task.state !== 'waiting') return alreadySent;
  const live = new LiveSound();
  const sending = sendTask(engine, taskId, { isDirect: true, listener: live }).catch((error) =>
    log.warn('a take that was to be heard could not be sent', { taskId, error }),
  );
  const head = await Promise.race([live.begun, sending.then(() => undefined)]);
  if (!head) return whyNotHeard(taskId);
  const isSound = /^audio\/[a-z0-9.+-]+$/i.test(head.contentType.split(';', 1)[0]?.trim() ?? '');
  return success({ mimeType: isSound ? head.contentType : 'application/octet-stream', sound: live.sound });
}

const alreadySent = failure('conflict', 'This take is being spoken already, or has been.');

/** The call is over, and no sound came of it. */
async function whyNotHeard(taskId: string): Promise<Result<never>> {
  const { state, failure: stored } = await db().task.findUniqueOrThrow({
    where: { id: taskId },
    select: { state: true, failure: true },
  });
  const refusal = state === 'failed' ? refusalOf(stored) : undefined;
  if (refusal) return { ok: false, failure: refusal };
  if (state === 'waiting') {
    return failure('too-many', 'The vendor asked to wait. It is spoken as soon as its turn comes.');
  }
  if (state === 'unclear') {
    return failure('unclear', 'It was sent, and no clear answer came back. Decide on its page what to do.');
  }
  return alreadySent;
}
