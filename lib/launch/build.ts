import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { LaunchError } from './launch-error.ts';

/** What the built web server depends on. */
const sources = [
  'app',
  'components',
  'lib',
  'proxy.ts',
  'instrumentation.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  'prisma/schema.prisma',
];

/** Calls `onChild` with each program it starts, so that a Ctrl-C can end it. */
export interface BuildOptions {
  root: string;
  onChild: (child: ChildProcess) => void;
}

/** Makes Prisma's client when the schema or Prisma itself has changed. */
export async function generateClient(options: BuildOptions): Promise<'made' | 'unchanged'> {
  const inputs = ['prisma/schema.prisma', 'node_modules/prisma/package.json'];
  return unlessUnchanged(options.root, inputs, 'prisma/client/.fingerprint', () =>
    // Generating needs no engine; naming any program stops Prisma from downloading one.
    run(options, 'Generating the database client', ['node_modules/prisma/build/index.js', 'generate'], {
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    }),
  );
}

/** Builds the web server when a source file or a package has changed. */
export async function buildWeb(options: BuildOptions): Promise<'made' | 'unchanged'> {
  return unlessUnchanged(options.root, sources, '.next/rushes-fingerprint', () =>
    run(options, 'Building', ['node_modules/next/dist/bin/next', 'build'], { NODE_ENV: 'production' }),
  );
}

async function unlessUnchanged(
  root: string,
  inputs: readonly string[],
  stamp: string,
  make: () => Promise<void>,
): Promise<'made' | 'unchanged'> {
  const path = join(root, stamp);
  const wanted = await fingerprint(root, inputs);
  if ((await readFile(path, 'utf8').catch(() => '')) === wanted) return 'unchanged';
  // A build that is cut short must not count as done.
  await rm(path, { force: true });
  await make();
  await writeFile(path, wanted);
  return 'made';
}

async function run(
  { root, onChild }: BuildOptions,
  title: string,
  args: string[],
  variables: Record<string, string>,
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...variables },
  });
  onChild(child);
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code === 0) return;
  if (/ENOSPC/.test(output)) throw new LaunchError(`${title} failed: the disk is full. Free some space.`);
  throw new LaunchError(`${title} failed:\n${output.trim().split('\n').slice(-40).join('\n')}`);
}
