import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '#lib/env.ts';
import { listenHost, localOrigin, publicAddress } from './addresses.ts';
import { buildWeb, generateClient } from './build.ts';
import { keepSecrets, openDataFolder } from './data-folder.ts';
import { migrateDatabase, startOwnDatabase } from './database.ts';
import { checkSettings, readVariables, type Variables } from './environment.ts';
import { lockFolder } from './folder-lock.ts';
import { choosePort } from './ports.ts';
import { type Program, programs } from './programs.ts';
import { reloadOnChange } from './reload-on-change.ts';
import { say, step } from './steps.ts';
import { onStop } from './stopping.ts';
import { endProcess, type Supervised, supervise } from './supervise.ts';
import { untilHealthy } from './until-healthy.ts';

/** `npm start` and `npm run dev`: the database, the sandbox vendor, the worker and the web server, in one terminal. */
export async function runEverything(root: string, isDev: boolean): Promise<void> {
  const startedAt = performance.now();
  process.chdir(root);
  const given = readVariables(root);
  const settings = checkSettings(given);
  await openDataFolder(settings.DATA_DIR);
  const lock = await lockFolder(settings.DATA_DIR);
  onStop({ stop: lock.release });
  const host = listenHost(settings);
  const port = await choosePort('PORT', given.PORT, 3000, host);
  const address = publicAddress(settings, host, port);
  await lock.announce(address);

  say('\n  Rushes\n');
  await prepare(root, given, isDev);
  const variables = { ...given, ...(await startGround(given, settings)), PORT: String(port) };
  const plan = programs({ isDev, port, host, variables });
  const names: Program['name'][] = settings.vendor.isSandbox
    ? ['sandbox', 'worker', 'web']
    : ['worker', 'web'];
  const children = names.map((name) => startChild(plan[name], root, settings.DATA_DIR));
  const attention = await step(`Starting ${names.join(', ')}`, () =>
    Promise.race([untilHealthy(localOrigin(host, port)), ...children.map((child) => child.failed)]),
  );
  for (const child of children) child.keepAlive();
  const reloadable = children.filter(({ name }) => name !== 'web');
  if (isDev) reloadOnChange(root, reloadable);

  for (const line of attention) say(`  ! ${line}`);
  say(`\n  Ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s:  ${address}`);
  if (port !== 3000 && given.PORT === undefined) say('  (Port 3000 is taken by another program.)');
  if (settings.vendor.isSandbox) say('  The sandbox makes the takes: nothing is billed.');
  say('  Ctrl-C stops everything.\n');
}

/** The database and what the processes are told about it; the operator's own settings win. */
async function startGround(given: Variables, settings: Settings): Promise<Variables> {
  const { DATA_DIR } = settings;
  const secrets = await keepSecrets(DATA_DIR);
  const DATABASE_URL = given.DATABASE_URL ?? (await startDatabase(DATA_DIR, secrets.databasePassword));
  await step('Bringing the database up to date', () => migrateDatabase(DATABASE_URL), describeMigrations);
  const SANDBOX_PORT = settings.vendor.isSandbox
    ? { SANDBOX_PORT: String(await choosePort('SANDBOX_PORT', given.SANDBOX_PORT, 4010)) }
    : {};
  return { DATA_DIR, DATABASE_URL, AUTH_SECRET: given.AUTH_SECRET ?? secrets.authSecret, ...SANDBOX_PORT };
}

async function prepare(root: string, given: Variables, isDev: boolean): Promise<void> {
  const options = {
    root,
    variables: given,
    onChild: (child: Parameters<typeof endProcess>[0]) => onStop({ stop: () => endProcess(child) }),
  };
  const describe = (outcome: string) => (outcome === 'unchanged' ? 'unchanged' : '');
  await step('Preparing the database client', () => generateClient(options), describe);
  if (!isDev) await step('Building the web server', () => buildWeb(options), describe);
}

async function startDatabase(dataDir: string, password: string): Promise<string> {
  const database = await step('Starting PostgreSQL', () => startOwnDatabase(dataDir, password));
  onStop({ stop: database.stop });
  // For psql and for backups: pg_dump "$(cat data/database-url)".
  await writeFile(join(dataDir, 'database-url'), `${database.url}\n`, { mode: 0o600 });
  return database.url;
}

function startChild(program: Program, root: string, dataDir: string): Supervised {
  const child = supervise(program, root, join(dataDir, 'logs'));
  onStop({ stop: child.stop, kill: child.kill });
  return child;
}

function describeMigrations(names: string[]): string {
  return names.length === 0 ? '' : `${names.length} migration${names.length === 1 ? '' : 's'}`;
}
