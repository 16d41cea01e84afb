import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { LaunchError } from './launch-error.ts';
import { findPostgresHome, type PostgresHome } from './postgres-home.ts';

export interface PostgresOptions {
  database?: string;
  password?: string;
  /** False for throw-away data: nothing waits for the disk. */
  isDurable?: boolean;
  onLog?: (text: string) => void;
}

export interface RunningPostgres {
  url: string;
  /** Settles when the server has ended, for whatever reason. */
  ended: Promise<void>;
  /** Ends all connections and shuts down in order. */
  stop: () => Promise<void>;
}

/**
 * Starts the real PostgreSQL that ships in an npm package, with its data in `folder`, and makes the database.
 * It listens on the loopback address only. A server left over from a killed launcher is shut down first.
 */
export async function startPostgres(
  folder: string,
  port: number,
  options: PostgresOptions = {},
): Promise<RunningPostgres> {
  const { database = 'rushes', password = 'rushes' } = options;
  const home = await findPostgresHome(folder);
  if (existsSync(join(home.data, 'PG_VERSION'))) await endLeftover(home.data);
  else await initialise(home, password);
  const server = await startServer(home, port, options);
  const address = `postgresql://rushes:${password}@127.0.0.1:${port}`;
  try {
    await makeDatabase(`${address}/postgres`, database);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url: `${address}/${database}`, ...server };
}

/** The owner's password passes through a file that only the server's user can read. */
async function initialise(home: PostgresHome, password: string): Promise<void> {
  // What a killed initdb left behind would make it refuse.
  for (const name of await readdir(home.data)) await rm(join(home.data, name), { recursive: true });
  const passwordFile = `${home.data}.password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (home.owner.uid !== undefined && home.owner.gid !== undefined) {
    await chown(passwordFile, home.owner.uid, home.owner.gid);
  }
  const { child, output } = run(home, 'initdb', [
    `--pgdata=${home.data}`,
    '--username=rushes',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-sync',
  ]);
  const code = await new Promise((resolve) => child.once('close', resolve));
  await rm(passwordFile);
  if (code === 0) return;
  // PG_VERSION is written early: without this the next start would take half a cluster for a whole one.
  await rm(join(home.data, 'PG_VERSION'), { force: true });
  throw didNotStart(output());
}

async function startServer(home: PostgresHome, port: number, options: PostgresOptions) {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  if (options.isDurable === false)
    settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const { child, output } = run(home, 'postgres', [
    '-D',
    home.data,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ready = new Promise<'ready'>((resolve) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      options.onLog?.(chunk.toString());
      if (output().includes('ready to accept connections')) resolve('ready');
    });
  });
  if ((await Promise.race([ready, ended])) !== 'ready') throw didNotStart(output());
  const stop = async () => {
    // "Fast shutdown"; if a session will not let go, "immediate", which the next start recovers from.
    child.kill('SIGINT');
    const timer = setTimeout(() => child.kill('SIGQUIT'), 10_000);
    await ended;
    clearTimeout(timer);
  };
  return { ended, stop };
}

/** In a process group of its own, so that Ctrl-C reaches it only through the launcher, after everybody else. */
function run(home: PostgresHome, program: string, args: string[]) {
  const child: ChildProcess = spawn(join(home.programs, program), args, {
    ...home.owner,
    cwd: home.data,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
  let text = '';
  const keep = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-20_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  child.on('error', (error) => keep(Buffer.from(error.message)));
  return { child, output: () => text };
}

function didNotStart(output: string): LaunchError {
  if (/No space left on device/.test(output)) {
    return new LaunchError('PostgreSQL did not start: the disk is full. Free some space and start again.');
  }
  const last = output.trim().split('\n').slice(-6).join('\n  ');
  return new LaunchError(`PostgreSQL did not start. Its last words:\n  ${last}`);
}

async function makeDatabase(address: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

/**
 * After `kill -9` of the launcher its PostgreSQL lives on, or only its pid file does, whose number may by now be
 * another process's (in a container that is likely): only the PostgreSQL of this very folder is ended.
 */
async function endLeftover(data: string): Promise<void> {
  const pidFile = join(data, 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  if (!pid) return;
  if (!(await isPostgresOf(data, pid))) return rm(pidFile, { force: true });
  process.kill(pid, 'SIGINT');
  for (let waited = 0; await isPostgresOf(data, pid); waited += 50) {
    if (waited === 10_000) process.kill(pid, 'SIGQUIT');
    if (waited > 20_000) {
      throw new LaunchError(`Another PostgreSQL (process ${pid}) holds ${data}. End it, then start again.`);
    }
    await pause(50);
  }
}

async function isPostgresOf(data: string, pid: number): Promise<boolean> {
  const command =
    process.platform === 'linux'
      ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      : await commandOf(pid);
  return command.includes('postgres') && command.includes(data);
}

async function commandOf(pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout;
}
