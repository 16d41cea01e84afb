import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openSchemaEngine } from './schema-engine.ts';

const url = process.env.DATABASE_URL ?? '';

test('many processes may migrate at once: each migration is applied by one of them', async () => {
  const empty = await makeDatabase();
  const said = await Promise.all([1, 2, 3].map(() => runMigrate(empty)));
  expect(said.filter((text) => text.startsWith('Applied'))).toHaveLength(1);
  expect(said.filter((text) => text === 'The database is up to date.\n')).toHaveLength(2);
});

test('the migrations make what schema.prisma says', async () => {
  const path = join(import.meta.dirname, 'schema.prisma');
  const content = await readFile(path, 'utf8');
  const { engine, close } = await openSchemaEngine(url, content);
  const { stdout: sql } = await engine.diff({
    from: { tag: 'empty' },
    to: { tag: 'schemaDatamodel', files: [{ path, content }] },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  await close();
  const wanted = await describeDatabase(await makeDatabase(), sql ?? '');
  const migrated = await describeDatabase(url);
  expect(migrated.columns).toEqual(wanted.columns);
  expect(migrated.enums).toEqual(wanted.enums);
  // A migration may add what the schema language can't say: an index over an expression, a check.
  expect(migrated.indexes).toEqual(expect.arrayContaining(wanted.indexes));
  expect(migrated.constraints).toEqual(expect.arrayContaining(wanted.constraints));
});

async function makeDatabase(): Promise<string> {
  const name = `migrate_${randomUUID().replaceAll('-', '')}`;
  await withClient(url, (client) => client.query(`CREATE DATABASE ${name}`));
  const made = new URL(url);
  made.pathname = `/${name}`;
  return made.href;
}

/** What the tables of a database are, after running `sql` in it. */
function describeDatabase(database: string, sql = '') {
  const ours = "table_schema = 'public' AND table_name <> '_prisma_migrations'";
  return withClient(database, async (client) => {
    // The schema language has no word for them: the index over parts of words needs them.
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE EXTENSION IF NOT EXISTS btree_gin');
    await client.query(sql);
    const read = async (text: string) => (await client.query(text)).rows.map((row) => JSON.stringify(row));
    return {
      columns: await read(`SELECT table_name, column_name, udt_name, is_nullable, column_default
        FROM information_schema.columns WHERE ${ours} ORDER BY 1, 2`),
      enums: await read(`SELECT typname, enumlabel FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid
        ORDER BY typname, enumsortorder`),
      indexes: await read("SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1"),
      constraints: await read(`SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace ORDER BY 1`),
    };
  });
}

async function withClient<T>(database: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

async function runMigrate(url: string): Promise<string> {
  const script = join(import.meta.dirname, 'migrate.ts');
  const env = { ...process.env, DATABASE_URL: url };
  return (await promisify(execFile)(process.execPath, [script], { env })).stdout;
}
