import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isWholeSound } from '#lib/tasks/rescue-sounds.ts';

const oldMs = 24 * 60 * 60 * 1000;

/**
 * Removes downloads that a killed worker left behind. Younger files may belong to another worker on this machine, and a
 * sound that was spoken and is not stored yet is all that there is of it.
 */
export async function cleanWorkFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => !isWholeSound(one))) {
    const path = join(folder, name);
    const { mtimeMs = Date.now() } = (await stat(path).catch(() => undefined)) ?? {};
    if (Date.now() - mtimeMs > oldMs) await rm(path, { recursive: true, force: true });
  }
}
