import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleanWorkFolder } from './clean-work-folder.ts';

test('what is old goes; what is young, or a sound that was paid for, stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rushes-test-'));
  const sound = `${randomUUID()}-1.whole`;
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000);
  for (const name of ['old.sound', 'young.sound', sound]) await writeFile(join(folder, name), 'bytes');
  for (const name of ['old.sound', sound]) await utimes(join(folder, name), twoDaysAgo, twoDaysAgo);
  await cleanWorkFolder(folder);
  expect((await readdir(folder)).sort()).toEqual([sound, 'young.sound'].sort());
  await rm(folder, { recursive: true });
});
