import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '#lib/launch/free-port.ts';
import { startPostgres } from '#lib/launch/postgres.ts';
import { migrate } from '#prisma/migrate.ts';
import { isWithin, type Reading } from './measure.ts';
import { measureReach, measureReads, type SeededDatabase } from './reads.ts';
import { measureScroll } from './scroll.ts';
import { seedTakes } from './seed.ts';

/**
 * `npm run bench`: a thousand, a hundred thousand and a million takes in databases of their own, and what it costs to read
 * them and to scroll through them in a browser. Buffers are the same on every machine; times are told beside them. Ends with 1 when a ratio is beyond its bound.
 */
const sizes = [1_000, 100_000, 1_000_000];
const readings: Reading[] = [];

const folder = await mkdtemp(join(tmpdir(), 'rushes-bench-'));
// Under root, PostgreSQL's own user passes through here.
await chmod(folder, 0o711);
const postgres = await startPostgres(folder, await freePort(), { database: 'template', isDurable: false });
try {
  await migrate(postgres.url);
  const databases: SeededDatabase[] = [];
  for (const size of sizes) databases.push(await seedDatabase(size));
  say('');
  await measureReads(databases, tell);
  const [, middle] = databases;
  if (middle) {
    await measureReach(middle, tell);
    const hasBrowser = await measureScroll(middle, addressOf(middle.size), tell);
    if (!hasBrowser) say('  No browser was found: the scrolling is not measured.');
  }
  for (const { client } of databases) await client.end();
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
const beyond = readings.filter((reading) => !isWithin(reading));
say(beyond.length === 0 ? '\nEvery ratio is within its bound.' : `\n${beyond.length} beyond their bounds.`);
process.exit(beyond.length === 0 ? 0 : 1);

async function seedDatabase(size: number): Promise<SeededDatabase> {
  const startedAt = performance.now();
  const admin = new pg.Client({ connectionString: postgres.url.replace(/\/template$/, '/postgres') });
  await admin.connect();
  await admin.query(`CREATE DATABASE takes_${size} TEMPLATE template`);
  await admin.end();
  const client = new pg.Client({ connectionString: addressOf(size) });
  // When something failed the server is stopped under it: the failure is to be seen, not this.
  client.on('error', () => {});
  await client.connect();
  const team = await seedTakes(client, size);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  say(`${size.toLocaleString('en')} takes seeded in ${seconds} s`);
  return { size, client, team };
}

function addressOf(size: number): string {
  return postgres.url.replace(/\/template$/, `/takes_${size}`);
}

function tell(reading: Reading): void {
  readings.push(reading);
  const { name, value, unit, bound, isLeast, from } = reading;
  const limit = bound === undefined ? '' : `${isLeast ? 'at least' : 'at most'} ${bound}`;
  const sign = isWithin(reading) ? ' ' : '!';
  say(
    `${sign} ${name.padEnd(48)} ${value.toFixed(2).padStart(8)} ${unit.padEnd(6)} ${limit.padEnd(13)} ${from ?? ''}`,
  );
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
