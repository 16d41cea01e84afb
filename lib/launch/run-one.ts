import { listenHost } from './addresses.ts';
import { buildWeb, generateClient } from './build.ts';
import { openDataFolder, readSecrets } from './data-folder.ts';
import { migrateDatabase } from './database.ts';
import { checkSettings, readVariables } from './environment.ts';
import { LaunchError } from './launch-error.ts';
import { choosePort } from './ports.ts';
import { programs } from './programs.ts';
import { spawnProgram } from './spawn-program.ts';
import { onStop } from './stopping.ts';
import { endProcess } from './supervise.ts';

/**
 * `npm run web`, `npm run worker`, `npm run sandbox`: one process in this terminal, for a service manager to keep
 * alive. Web and worker need a database that all machines share, and the same AUTH_SECRET everywhere.
 */
export async function runOne(root: string, name: 'web' | 'worker' | 'sandbox'): Promise<void> {
  process.chdir(root);
  const given = readVariables(root);
  const settings = checkSettings(given);
  const variables = { ...given, DATA_DIR: settings.DATA_DIR };
  const onChild = (child: Parameters<typeof endProcess>[0]) => onStop({ stop: () => endProcess(child) });
  if (name !== 'sandbox') {
    await openDataFolder(settings.DATA_DIR);
    Object.assign(variables, await sharedSecret(given, settings.DATA_DIR));
    await generateClient({ root, variables, onChild });
    if (name === 'web') await buildWeb({ root, variables, onChild });
    await migrateDatabase(settings.DATABASE_URL);
  }
  const host = listenHost(settings);
  const port = name === 'web' ? await choosePort('PORT', String(settings.PORT), 3000, host) : settings.PORT;
  const program = programs({ isDev: false, port, host, variables })[name];
  const child = spawnProgram(program, root, 'inherit');
  onChild(child);
  child.once('exit', (code) => process.exit(code ?? 1));
}

async function sharedSecret(given: Record<string, string>, dataDir: string) {
  if (!given.DATABASE_URL) {
    throw new LaunchError(
      'DATABASE_URL is needed to run one process by itself. `npm start` brings a database along.',
    );
  }
  if (given.AUTH_SECRET) return {};
  const kept = await readSecrets(dataDir);
  if (kept) return { AUTH_SECRET: kept.authSecret };
  throw new LaunchError(
    'AUTH_SECRET is needed, the same for every process (32 characters or more): openssl rand -base64 32',
  );
}
