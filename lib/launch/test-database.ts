import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, inject } from 'vitest';

/** Vitest's set-up per test file: a database of its own, copied from the migrated one, and complete settings. */
const template = new URL(inject('postgresUrl'));
const name = `test_${randomUUID().replaceAll('-', '')}`;
const admin = new URL(template);
admin.pathname = '/postgres';

const client = new pg.Client({ connectionString: admin.href });
await client.connect();
// Two test files may start at once, and a template can be copied by one at a time.
await client.query('SELECT pg_advisory_lock(1)');
await client.query(`CREATE DATABASE ${name} TEMPLATE template`);
await client.end();

template.pathname = `/${name}`;
process.env.DATABASE_URL = template.href;
process.env.DATA_DIR = join(tmpdir(), name);
process.env.AUTH_SECRET = 'a secret for tests that is long enough';
process.env.LOG_LEVEL = 'silent';

const dataFolder = process.env.DATA_DIR;
afterAll(() => rm(dataFolder, { recursive: true, force: true }));
