import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { db } from '#lib/db.ts';
import { log } from '#lib/log.ts';
import type { Task } from '#prisma/client/client.ts';
import type { Engine } from './engine.ts';
import { readSpokenAnswer, storeReceived } from './received-sound.ts';
import { recordOutcome } from './record-outcome.ts';

/** A sound that has come to its end: paid for, and not in storage yet. */
const wholeSound = /^([0-9a-f-]{36})-(\d+)\.whole$/;

export function wholeSoundPath(
  { workFolder }: Engine,
  { id, attempt }: Pick<Task, 'id' | 'attempt'>,
): string {
  return join(workFolder, `${id}-${attempt}.whole`);
}

/** Whether a file of the work folder is such a sound, which nobody may clear away. */
export function isWholeSound(name: string): boolean {
  return wholeSound.test(name);
}

/**
 * Carries on with the sounds that this machine has and storage has not: it was full or away, or the process that heard
 * them was killed. Only takes that are unclear are touched; what is still being sent has somebody who takes care of it.
 */
export async function rescueSounds(engine: Engine): Promise<void> {
  const names = await readdir(engine.workFolder).catch(() => []);
  for (const name of names) {
    const [, id = '', attempt = ''] = wholeSound.exec(name) ?? [];
    if (id === '') continue;
    await rescue(engine, id, Number(attempt)).catch((error) =>
      log.warn('a sound still waits to be stored', { taskId: id, error }),
    );
  }
}

async function rescue(engine: Engine, id: string, attempt: number): Promise<void> {
  const task = await db().task.findFirst({ where: { id, attempt } });
  if (task?.state !== 'unclear') return;
  const path = wholeSoundPath(engine, task);
  await storeReceived(task, path);
  const head = readSpokenAnswer(task.vendorAnswer);
  await recordOutcome(engine, { taskId: id, attempt, outcome: { kind: 'spoken', head } });
  await rm(path, { force: true });
  log.info('a sound that waited is stored', { taskId: id });
}
