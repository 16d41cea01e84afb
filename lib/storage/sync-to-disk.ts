import { open } from 'node:fs/promises';

/** Waits until the file's bytes are on the disk itself, not only in the system's memory. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a new or renamed entry of a folder survive a power cut. Windows has no such thing and needs none. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
