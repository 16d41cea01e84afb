import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { hashFile } from '#lib/assets/make-derivatives.ts';
import { log } from '#lib/log.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { storage } from '#lib/storage/storage.ts';
import type { Task } from '#prisma/client/client.ts';
import { backoffMs } from './timing.ts';

/**
 * The sound that was the answer of a create call (document 2, synchronous endpoints). The vendor keeps no copy of it: it
 * goes to storage as it came before anything else is done with it, so that any worker can carry on from there.
 */

/** What is kept of such an answer in `Task.vendorAnswer`. */
const spokenAnswer = z.object({
  /** The vendor's id of the sample, which `previous_request_ids` of a later call can name. */
  sampleId: z.string().optional(),
  contentType: z.string().optional(),
});
export type SpokenAnswer = z.infer<typeof spokenAnswer>;

export function readSpokenAnswer(vendorAnswer: unknown): SpokenAnswer {
  return spokenAnswer.safeParse(vendorAnswer).data ?? {};
}

type Attempt = Pick<Task, 'id' | 'teamId' | 'attempt'>;

/** One place for each attempt: what lies there is complete, and is the answer of that call. */
function keyOf({ id, teamId, attempt }: Attempt): string {
  return `received/${teamId}/${id}-${attempt}`;
}

/** Stores the bytes as they came, once. */
export async function storeReceived(attempt: Attempt, path: string): Promise<void> {
  const about = { mimeType: 'application/octet-stream', sha256: await hashFile(path) };
  await storage().put(keyOf(attempt), path, about);
}

/** Some half an hour: a full disk or a bucket that is away is often mended by then. */
const keepTries = 60;

/** The same, tried again and again. False when that did not work for half an hour. */
export async function keepReceived(attempt: Attempt, path: string, random: number): Promise<boolean> {
  for (let tries = 1; tries <= keepTries; tries += 1) {
    try {
      await storeReceived(attempt, path);
      return true;
    } catch (error) {
      log.error('a sound that has come could not be stored', { taskId: attempt.id, path, tries, error });
      if (tries < keepTries) await sleep(backoffMs(tries, 500, 30_000, random));
    }
  }
  return false;
}

/** Whether the answer of an attempt has been stored, though nobody wrote that down. */
export async function isReceived(attempt: Attempt): Promise<boolean> {
  return (await storage().size(keyOf(attempt))) !== undefined;
}

/** Fetches the stored bytes into a new file. */
export async function readReceived(attempt: Attempt, path: string): Promise<Result<null>> {
  const found = await storage().read(keyOf(attempt));
  if (!found) return failure('not-found', 'The sound that the vendor sent is missing from storage.');
  await pipeline(found.stream, createWriteStream(path, { flags: 'wx', flush: true }));
  return success(null);
}

/** When the sound has become a file of the team, the bytes as they came are not needed twice. */
export async function forgetReceived(attempt: Attempt): Promise<void> {
  await storage()
    .remove(keyOf(attempt))
    .catch((error) => log.warn('a received sound stays in storage', { taskId: attempt.id, error }));
}
