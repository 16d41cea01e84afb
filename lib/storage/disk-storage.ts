import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertStorageKey } from './storage-key.ts';
import type { Storage } from './storage-port.ts';
import { syncFile, syncFolder } from './sync-to-disk.ts';

/** Files in a folder: written beside their place, synced, and renamed into it, so that a reader never meets half a file. */
export function diskStorage(root: string): Storage {
  const pathOf = (key: string) => {
    assertStorageKey(key);
    return join(root, key);
  };
  return {
    kind: 'disk',
    put: async (key, filePath) => {
      const target = pathOf(key);
      const folder = dirname(target);
      await mkdir(folder, { recursive: true });
      // Our own folder: nothing for the bundler to trace.
      const beside = join(/* turbopackIgnore: true */ folder, `.${randomUUID()}`);
      try {
        await linkOrCopy(filePath, beside);
        await syncFile(beside);
        await rename(beside, target);
        await syncFolder(folder);
      } finally {
        // Renaming onto another name of the same file does nothing and leaves this one.
        await rm(beside, { force: true });
      }
    },
    read: async (key, range) => {
      const file = await open(pathOf(key), 'r').catch(undefinedIfMissing);
      if (!file) return undefined;
      const { size } = await file.stat();
      return { stream: file.createReadStream({ ...range }), sizeBytes: size };
    },
    size: async (key) => (await stat(pathOf(key)).catch(undefinedIfMissing))?.size,
    url: async () => undefined,
    remove: (key) => rm(pathOf(key), { force: true }),
    check: async () => {
      await mkdir(root, { recursive: true });
      await access(root, constants.R_OK | constants.W_OK);
    },
  };
}

/** A second name for the same bytes where the file system can, else a copy. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to);
  }
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
