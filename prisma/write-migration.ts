import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#lib/launch/free-port.ts';
import { startPostgres } from '#lib/launch/postgres.ts';
import { openSchemaEngine } from './schema-engine.ts';

/**
 * `npm run migration -- <name>` writes what stands between the last committed schema.prisma and the edited one as
 * a new migration. Read it before you commit both together. (Prisma's own `migrate dev` needs its binary engine.)
 */
const [name] = process.argv.slice(2);
if (!name) throw new Error('Usage: npm run migration -- <name>');

const path = join(import.meta.dirname, 'schema.prisma');
const edited = await readFile(path, 'utf8');
// The engine wants a server to talk to, although the two ends are texts.
const temporary = await mkdtemp(join(tmpdir(), 'rushes-migration-'));
const postgres = await startPostgres(temporary, await freePort(), { isDurable: false });
const { engine, close } = await openSchemaEngine(postgres.url, edited);
const { stdout: sql } = await engine.diff({
  from: { tag: 'schemaDatamodel', files: [{ path, content: committedSchema() }] },
  to: { tag: 'schemaDatamodel', files: [{ path, content: edited }] },
  script: true,
  exitCode: null,
  filters: { externalTables: [], externalEnums: [] },
});
await close();
await postgres.stop();
await rm(temporary, { recursive: true });

const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
const folder = join(import.meta.dirname, 'migrations', `${stamp}_${name}`);
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'migration.sql'), sql ?? '');
process.stdout.write(`Wrote ${folder}/migration.sql\n`);

/** Before the first commit there is only the datasource. */
function committedSchema(): string {
  try {
    return execFileSync('git', ['show', 'HEAD:./schema.prisma'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    });
  } catch {
    return 'datasource db {\n  provider = "postgresql"\n}\n';
  }
}
