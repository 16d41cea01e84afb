import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openSchemaEngine } from './schema-engine.ts';

const folder = import.meta.dirname;
/** Any number; the same in every process, so that only one migrates at a time. */
const lockKey = 7_407_301;

/** Applies the migrations that are not yet applied, under a Postgres advisory lock. Returns their names. */
export async function migrate(connectionString: string): Promise<string[]> {
  const lock = new pg.Client({ connectionString });
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [lockKey]);
    return await apply(connectionString);
  } finally {
    await lock.end();
  }
}

async function apply(connectionString: string): Promise<string[]> {
  const { engine, close } = await openSchemaEngine(
    connectionString,
    await readFile(join(folder, 'schema.prisma'), 'utf8'),
  );
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: await readMigrations(),
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  } finally {
    await close();
  }
}

/** The migrations folder in the form that the schema engine takes. */
async function readMigrations() {
  const baseDir = join(folder, 'migrations');
  const entries = await readdir(baseDir, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const migrationDirectories = await Promise.all(
    names.map(async (path) => ({
      path,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok' as const, value: await readFile(join(baseDir, path, 'migration.sql'), 'utf8') },
      },
    })),
  );
  const lockfile = {
    path: 'migration_lock.toml',
    content: await readFile(join(baseDir, 'migration_lock.toml'), 'utf8'),
  };
  return { baseDir, lockfile, migrationDirectories, shadowDbInitScript: '' };
}

if (import.meta.main) {
  const connectionString = process.env.DATABASE_URL;
  if (!connectionString) throw new Error('DATABASE_URL is needed.');
  const applied = await migrate(connectionString);
  process.stdout.write(
    applied.length === 0 ? 'The database is up to date.\n' : `Applied ${applied.join(', ')}.\n`,
    // The engine's timers would keep the process for another ten seconds.
    () => process.exit(),
  );
}
