import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '#lib/env.ts';
import { log } from '#lib/log.ts';

const staleMs = 24 * 60 * 60 * 1000;
let cleaned = false;

/**
 * Gives `use` a new empty folder inside DATA_DIR and removes it with all that is in it afterwards, whatever happened.
 * What a killed process left behind is removed by a later one after a day.
 */
export async function withTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const root = join(env().DATA_DIR, 'tmp');
  const folder = join(root, randomUUID());
  await mkdir(folder, { recursive: true });
  if (!cleaned) {
    cleaned = true;
    removeStale(root).catch((error: unknown) => log.warn('Old temporary files stay', { error }));
  }
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeStale(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const path = join(root, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > staleMs) await rm(path, { recursive: true, force: true });
  }
}
