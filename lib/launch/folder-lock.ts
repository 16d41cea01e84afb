import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { LaunchError } from './launch-error.ts';

const holder = z.object({ host: z.string(), port: z.number(), address: z.string() });
const beatMs = 5000;

export interface FolderLock {
  /** Tells whoever comes second where the first one is. */
  announce: (address: string) => Promise<void>;
  release: () => Promise<void>;
}

/**
 * Lets one launcher at a time use a data folder. The file names a port of the holder, who answers there with the
 * folder's name: a number of a dead process that was given to another can't deceive. From another machine (or
 * container) the file's age tells instead.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'launcher.json');
  const server = createServer((socket) => socket.end(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const listening = server.address();
  const port = typeof listening === 'object' && listening ? listening.port : 0;
  const describe = (address: string) => JSON.stringify({ host: hostname(), port, address });
  try {
    await writeFile(path, describe(''), { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    await refuseIfHeld(path, folder);
    await writeFile(path, describe(''));
  }
  const beat = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => {}), beatMs).unref();
  return {
    announce: (address) => writeFile(path, describe(address)),
    release: async () => {
      clearInterval(beat);
      server.close();
      await rm(path, { force: true });
    },
  };
}

async function refuseIfHeld(path: string, folder: string): Promise<void> {
  const parsed = holder.safeParse(await readJson(path));
  if (!parsed.success) return;
  const { host, port, address } = parsed.data;
  const isHeld =
    host === hostname()
      ? (await answerAt(port)) === folder
      : Date.now() - (await stat(path)).mtimeMs < beatMs * 4;
  if (!isHeld) return;
  const where = `${host === hostname() ? '' : ` on ${host}`}${address === '' ? '.' : `: ${address}`}`;
  throw new LaunchError(
    `The studio already runs in this folder${where}\n` +
      '  Stop it with Ctrl-C in its own terminal, or set PORT and DATA_DIR for a second one.',
  );
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function answerAt(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 });
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.once('end', () => resolve(text));
    socket.once('error', () => resolve(''));
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
  });
}
