import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepSecrets, openDataFolder, readSecrets } from './data-folder.ts';
import { fingerprint } from './fingerprint.ts';
import { lockFolder } from './folder-lock.ts';
import { freePort } from './free-port.ts';
import { choosePort } from './ports.ts';
import { startPostgres } from './postgres.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rushes-launch-'));
  await chmod(folder, 0o711);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('ports', () => {
  test('one that was asked for and is taken is refused in words', async () => {
    const { port, close } = await occupy();
    await expect(choosePort('PORT', String(port), 3000)).rejects.toThrow(
      `Port ${port} is taken by another program. Set PORT to another port.`,
    );
    await close();
  });

  test('without a wish the next free one is taken', async () => {
    const { port, close } = await occupy();
    expect(await choosePort('PORT', undefined, port)).toBeGreaterThan(port);
    await close();
  });

  test('an address that is not of this machine is named', async () => {
    await expect(choosePort('PORT', String(await freePort()), 3000, '203.0.113.7')).rejects.toThrow(
      /203\.0\.113\.7 is not an address of this machine \(HOST\)/,
    );
  });
});

describe('the data folder', () => {
  test('a file in its place is refused in words that name it', async () => {
    const path = join(folder, 'data');
    await writeFile(path, '');
    await expect(openDataFolder(path)).rejects.toThrow(`Can't use ${path}`);
  });

  test('secrets are made once and are for their owner only', async () => {
    expect(await readSecrets(folder)).toBeUndefined();
    const made = await keepSecrets(folder);
    expect(await keepSecrets(folder)).toEqual(made);
    expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });

  test('damaged secrets are not replaced: that would end every session and lose the database', async () => {
    await writeFile(join(folder, 'secrets.json'), '{');
    await expect(keepSecrets(folder)).rejects.toThrow(/damaged/);
  });
});

describe('one launcher a folder', () => {
  test('the second is told where the first one is', async () => {
    const lock = await lockFolder(folder);
    await lock.announce('http://localhost:3000');
    await expect(lockFolder(folder)).rejects.toThrow('already runs in this folder: http://localhost:3000');
    await lock.release();
    await (await lockFolder(folder)).release();
  });

  test('what a killed launcher left behind is no lock', async () => {
    const left = { host: (await import('node:os')).hostname(), port: await freePort(), address: 'x' };
    await writeFile(join(folder, 'launcher.json'), JSON.stringify(left));
    await (await lockFolder(folder)).release();
  });

  test('a launcher on another machine holds the folder while its file is fresh', async () => {
    const other = { host: 'another-machine', port: 1, address: 'http://there:3000' };
    await writeFile(join(folder, 'launcher.json'), JSON.stringify(other));
    await expect(lockFolder(folder)).rejects.toThrow('on another-machine: http://there:3000');
  });
});

test('a fingerprint changes with a name and with a content, and with nothing else', async () => {
  await mkdir(join(folder, 'app'));
  await writeFile(join(folder, 'app', 'page.tsx'), 'one');
  const first = await fingerprint(folder, ['app', 'missing']);
  expect(await fingerprint(folder, ['app', 'missing'])).toBe(first);
  await writeFile(join(folder, 'app', 'page.tsx'), 'two');
  const second = await fingerprint(folder, ['app', 'missing']);
  await writeFile(join(folder, 'app', 'empty.tsx'), '');
  expect(new Set([first, second, await fingerprint(folder, ['app', 'missing'])]).size).toBe(3);
});

describe('PostgreSQL', () => {
  const options = { isDurable: false, password: 'a password' };

  test('one that outlived its launcher is ended, and its data is there', async () => {
    const data = join(folder, 'postgres');
    const left = await startPostgres(data, await freePort(), options);
    await query(left.url, 'CREATE TABLE kept AS SELECT 1 AS one');
    const next = await startPostgres(data, await freePort(), options);
    await left.ended;
    expect(await query(next.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    await next.stop();
  });

  test('a pid file that names a stranger does not stop it, nor the stranger', async () => {
    const data = join(folder, 'postgres');
    await (await startPostgres(data, await freePort(), options)).stop();
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await writeFile(join(data, 'postmaster.pid'), `${stranger.pid}\n${data}\n`);
    const next = await startPostgres(data, await freePort(), options);
    expect(stranger.exitCode).toBeNull();
    await next.stop();
    stranger.kill();
  });

  test('an initialisation that was cut short is begun again', async () => {
    const data = join(folder, 'postgres');
    await mkdir(join(data, 'base'), { recursive: true });
    const running = await startPostgres(data, await freePort(), options);
    expect(await readFile(join(data, 'PG_VERSION'), 'utf8')).toBe('18\n');
    await running.stop();
  });
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

async function occupy() {
  const server = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port, close: () => new Promise((resolve) => server.close(resolve)) };
}
