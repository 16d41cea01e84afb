import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { inPlainWords, LaunchError } from './launch-error.ts';

const keptSecrets = z.object({ authSecret: z.string().min(32), databasePassword: z.string().min(16) });
export type KeptSecrets = z.infer<typeof keptSecrets>;

/** Makes the data folder when it is missing and proves that it can be written; throws words when it can't. */
export async function openDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(join(folder, 'logs'), { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
    const proof = join(folder, 'logs', '.can-write');
    await writeFile(proof, 'x');
    await rm(proof);
  } catch (error) {
    throw inPlainWords(error);
  }
}

/** The secrets made at the first start, readable by their owner only: links and sessions outlive a restart. */
export async function keepSecrets(folder: string): Promise<KeptSecrets> {
  const known = await readSecrets(folder);
  if (known) return known;
  const made = {
    authSecret: randomBytes(32).toString('base64url'),
    databasePassword: randomBytes(24).toString('base64url'),
  };
  const path = secretsPath(folder);
  try {
    await writeFile(`${path}.new`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flush: true });
    await rename(`${path}.new`, path);
  } catch (error) {
    throw inPlainWords(error);
  }
  return made;
}

/** The kept secrets, or undefined when none were made yet. */
export async function readSecrets(folder: string): Promise<KeptSecrets | undefined> {
  let text: string;
  try {
    text = await readFile(secretsPath(folder), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw inPlainWords(error);
  }
  const parsed = keptSecrets.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new LaunchError(
    `${secretsPath(folder)} is damaged. It holds the key of sessions and the database's password: ` +
      'put it back from a backup.',
  );
}

function secretsPath(folder: string): string {
  return join(folder, 'secrets.json');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
