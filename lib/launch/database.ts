import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '#prisma/migrate.ts';
import { LaunchError } from './launch-error.ts';
import { LogFile } from './log-file.ts';
import { choosePort } from './ports.ts';
import { type RunningPostgres, startPostgres } from './postgres.ts';
import { say } from './steps.ts';

export interface OwnDatabase {
  url: string;
  stop: () => Promise<void>;
}

/** The PostgreSQL that comes with the studio: started on a free port, and again should it end by itself. */
export async function startOwnDatabase(dataDir: string, password: string): Promise<OwnDatabase> {
  const log = new LogFile(join(dataDir, 'logs', 'postgres.log'));
  const startOn = (port: number) =>
    startPostgres(join(dataDir, 'postgres'), port, { password, onLog: (text) => log.write(text) });
  const first = await startOnFreePort(startOn);
  let { running } = first;
  const start = () => startOn(first.port);
  let isStopping = false;
  const watch = async () => {
    await running.ended;
    while (!isStopping) {
      say(`  ! PostgreSQL ended; starting it again. Log: ${log.path}`);
      await pause(500);
      try {
        running = await start();
        return void watch();
      } catch (error) {
        log.write(`${error}\n`);
        await pause(5000);
      }
    }
  };
  void watch();
  return {
    url: running.url,
    stop: async () => {
      isStopping = true;
      await running.stop();
    },
  };
}

/** Between the look for a free port and the start another program may take it: then the next one is tried. */
async function startOnFreePort(startOn: (port: number) => Promise<RunningPostgres>) {
  for (let tries = 1; ; tries += 1) {
    const port = await choosePort('DATABASE_URL', undefined, 5433);
    try {
      return { running: await startOn(port), port };
    } catch (error) {
      if (tries === 5 || !String(error).includes('Address already in use')) throw error;
    }
  }
}

/** A database that is only just starting gets this long. */
const patienceMs = 20_000;
const worthWaiting = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '57P03']);
const remedies: Record<string, string> = {
  '28P01': 'it refuses the password. Check DATABASE_URL.',
  '28000': 'it refuses this user. Check DATABASE_URL.',
  '3D000': 'the database named in DATABASE_URL does not exist there. Create it first.',
  ECONNREFUSED: 'nothing listens there. Start it, or check DATABASE_URL.',
  ENOTFOUND: 'no machine has that name. Check DATABASE_URL.',
  ETIMEDOUT: 'it does not answer. Check DATABASE_URL and the firewall.',
};

/** Waits for the operator's own database and brings its schema up to date, in words when it can't be reached. */
export async function migrateDatabase(url: string): Promise<string[]> {
  const startedAt = Date.now();
  for (;;) {
    try {
      return await migrate(url);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (worthWaiting.has(code) && Date.now() - startedAt < patienceMs) {
        await pause(500);
        continue;
      }
      const remedy = remedies[code];
      if (!remedy) throw error;
      throw new LaunchError(`The database at ${describe(url)} can't be used: ${remedy}`, { cause: error });
    }
  }
}

/** Host and port only: never the password. */
function describe(url: string): string {
  const { host, port } = new pg.Client({ connectionString: url });
  return `${host}:${port}`;
}
