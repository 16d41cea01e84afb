import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#prisma/migrate.ts';
import { freePort } from './free-port.ts';
import { startPostgres } from './postgres.ts';

/** Vitest's global set-up: one real PostgreSQL for the run, with a migrated database to copy from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rushes-test-'));
  const postgres = await startPostgres(folder, await freePort(), { database: 'template', isDurable: false });
  await migrate(postgres.url);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}
