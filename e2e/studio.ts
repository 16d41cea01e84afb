import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#lib/launch/free-port.ts';

/** A whole studio as `npm start` runs it: own data folder, PostgreSQL, sandbox, worker and web server. */
export interface Studio {
  url: string;
  sandboxUrl: string;
  dataDir: string;
  databaseUrl: string;
  /** `kill -9` of one of its processes; the launcher starts it again. */
  kill: (name: 'web' | 'worker' | 'sandbox') => Promise<void>;
  /** Stops everything and starts it again on the same data and ports. */
  restart: () => Promise<void>;
  /** Stops everything and removes the data. */
  remove: () => Promise<void>;
}

const root = resolve(import.meta.dirname, '..');

export async function startStudio(variables: Record<string, string> = {}): Promise<Studio> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rushes-e2e-'));
  // Under root, PostgreSQL's own user passes through here.
  await chmod(dataDir, 0o711);
  const ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) };
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    ...ports,
    SANDBOX_SECONDS: '1',
    TASK_POLL_SECONDS: '0.5',
    LOG_LEVEL: 'info',
    ...variables,
  };
  let launcher = await launch(env);
  const programs = { web: 'next', worker: 'lib/worker/main.ts', sandbox: 'lib/sandbox/main.ts' };
  return {
    url: `http://localhost:${ports.PORT}`,
    sandboxUrl: `http://127.0.0.1:${ports.SANDBOX_PORT}`,
    dataDir,
    databaseUrl: variables.DATABASE_URL ?? (await readFile(join(dataDir, 'database-url'), 'utf8')).trim(),
    kill: async (name) => {
      const pid = await childOf(launcher, programs[name]);
      process.kill(pid, 'SIGKILL');
    },
    restart: async () => {
      await stop(launcher);
      launcher = await launch(env);
    },
    remove: async () => {
      await stop(launcher);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resolves once the launcher has printed its address; rejects with what it said instead. */
function launch(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  // Over this channel the launcher notices when we are gone, and stops.
  const child = spawn(process.execPath, ['lib/launch/studio.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return new Promise((resolveReady, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Ready in')) resolveReady(child);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The studio did not start (${code}):\n${output}`)));
  });
}

async function stop(launcher: ChildProcess): Promise<void> {
  if (launcher.exitCode !== null || launcher.signalCode !== null) return;
  const ended = new Promise((resolveEnd) => launcher.once('exit', resolveEnd));
  launcher.kill('SIGTERM');
  await ended;
}

async function childOf(launcher: ChildProcess, program: string): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  for (const line of stdout.split('\n')) {
    const [pid, parent, ...args] = line.trim().split(/\s+/);
    if (Number(parent) === launcher.pid && args.join(' ').includes(program)) return Number(pid);
  }
  throw new Error(`No process of the studio runs ${program}.`);
}
