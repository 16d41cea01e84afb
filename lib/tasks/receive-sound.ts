import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { db } from '#lib/db.ts';
import { log } from '#lib/log.ts';
import { storableJson } from '#lib/storable.ts';
import type { SoundHead, SpeakOutcome } from '#lib/vendor/spoken-answer.ts';
import type { Task } from '#prisma/client/client.ts';
import type { Engine } from './engine.ts';
import { keepReceived } from './received-sound.ts';
import { wholeSoundPath } from './rescue-sounds.ts';
import { later, sendLeaseMs } from './timing.ts';

/** Someone who hears the sound while it arrives. Neither waiting nor failing there holds the saving up. */
export interface SoundListener {
  begin: (head: SoundHead) => void;
  hear: (chunk: Uint8Array) => void;
  /** `isWhole` is false when the sound broke off. */
  end: (isWhole: boolean) => void;
}

/** A new file for a sound; made before the call, so that a full disk costs nothing. */
export interface Receiver {
  path: string;
  file: FileHandle;
}

export async function openReceiver({ workFolder }: Engine, { id }: Task): Promise<Receiver> {
  await mkdir(workFolder, { recursive: true });
  const path = join(workFolder, `${id}-${randomUUID()}.sound`);
  return { path, file: await open(path, 'wx') };
}

export async function discardReceiver({ path, file }: Receiver): Promise<void> {
  await file.close().catch(() => {});
  await rm(path, { force: true });
}

/**
 * Makes the one call whose answer is the sound, writes it to the receiver's file while it comes, and then to storage.
 * The lease of the attempt is renewed meanwhile. A sound that was heard to its end and cannot be stored stays in its
 * file until that works (`rescue-sounds.ts`).
 */
export async function receiveSound(
  engine: Engine,
  task: Task,
  {
    bodyJson,
    receiver,
    listener,
  }: { bodyJson: string; receiver: Receiver; listener?: SoundListener | undefined },
): Promise<SpeakOutcome> {
  const lease = keepLease(engine, task, Buffer.byteLength(bodyJson));
  try {
    const outcome = await engine.vendor.speak(task.requestPath, bodyJson, {
      begin: (head) => {
        noteHead(task, head);
        listener?.begin(head);
      },
      write: async (chunk) => {
        listener?.hear(chunk);
        await writePatiently(receiver.file, chunk);
      },
    });
    listener?.end(outcome.kind === 'spoken');
    if (outcome.kind !== 'spoken') return outcome;
    const whole = wholeSoundPath(engine, task);
    // A disk that is too full for another name still holds the sound under its first.
    const path = await rename(receiver.path, whole).then(
      () => whole,
      () => receiver.path,
    );
    if (await keepReceived(task, path, engine.random())) {
      await rm(whole, { force: true });
      return outcome;
    }
    const { httpStatus, head } = outcome;
    const reason = `it was spoken, and its sound could not be stored yet: it waits in ${basename(whole)}`;
    return { kind: 'unclear', reason, httpStatus, requestId: head.sampleId };
  } finally {
    clearInterval(lease);
    await discardReceiver(receiver);
  }
}

const renewEveryMs = 10_000;

function keepLease(engine: Engine, { id, attempt }: Task, bodyBytes: number): NodeJS.Timeout {
  return setInterval(() => {
    const leaseUntil = later(engine.now(), sendLeaseMs(bodyBytes));
    db()
      .task.updateMany({
        where: { id, attempt, state: 'sending' },
        data: { leaseUntil, nextStepAt: leaseUntil },
      })
      .catch((error) => log.warn('a lease was not renewed', { taskId: id, error }));
  }, renewEveryMs);
}

/** Early, so that the sample's id is known even if this process does not live to tell. */
function noteHead({ id, attempt }: Task, { sampleId, contentType }: SoundHead): void {
  db()
    .task.updateMany({
      where: { id, attempt, state: 'sending' },
      data: { vendorAnswer: storableJson({ sampleId, contentType }) },
    })
    .catch((error) => log.warn('the id of a sample was not kept', { taskId: id, error }));
}

const writeTries = 60;

/** Sound that has come was paid for: a disk that is full for a moment is waited for, while the vendor is held back. */
async function writePatiently(file: FileHandle, chunk: Uint8Array): Promise<void> {
  let rest = chunk;
  for (let tries = 1; rest.length > 0; ) {
    try {
      const { bytesWritten } = await file.write(rest);
      rest = rest.subarray(bytesWritten);
    } catch (error) {
      if (tries >= writeTries) throw error;
      tries += 1;
      await sleep(1000);
    }
  }
}
