import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Variables } from './environment.ts';
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
  variables: Variables;
  onChild: (child: ChildProcess) => void;
}

/** Makes Prisma's client when the schema or Prisma itself has changed. */
export async function generateClient(options: BuildOptions): Promise<'made' | 'unchanged'> {
  const inputs = await fingerprint(options.root, [
    'prisma/schema.prisma',
    'node_modules/prisma/package.json',
  ]);
  return unlessUnchanged(join(options.root, 'prisma/client/.fingerprint'), inputs, () =>
    // Generating needs no engine; naming any program stops Prisma from downloading one.
    run(options, 'Generating the database client', ['node_modules/prisma/build/index.js', 'generate'], {
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    }),
  );
}

/** Builds the web server when a source file or a package has changed. */
export async function buildWeb(options: BuildOptions): Promise<'made' | 'unchanged'> {
  // next.config.ts reads PUBLIC_URL while building.
  const inputs = `${await fingerprint(options.root, sources)} ${options.variables.PUBLIC_URL ?? ''}`;
  return unlessUnchanged(join(options.root, '.next/rushes-fingerprint'), inputs, () =>
    run(options, 'Building', ['node_modules/next/dist/bin/next', 'build'], { NODE_ENV: 'production' }),
  );
}

async function unlessUnchanged(
  stamp: string,
  inputs: string,
  make: () => Promise<void>,
): Promise<'made' | 'unchanged'> {
  if ((await readFile(stamp, 'utf8').catch(() => '')) === inputs) return 'unchanged';
  // A build that is cut short must not count as done.
  await rm(stamp, { force: true });
  await make();
  await writeFile(stamp, inputs);
  return 'made';
}

async function run(
  { root, variables, onChild }: BuildOptions,
  title: string,
  args: string[],
  more: Variables,
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...variables, NEXT_TELEMETRY_DISABLED: '1', ...more },
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
