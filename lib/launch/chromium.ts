import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { LaunchError } from './launch-error.ts';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A browser for the end-to-end checks: CHROMIUM when set, Playwright's own, or one of the system. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM, chromium.executablePath(), ...places].find(
    (path) => path !== undefined && existsSync(path),
  );
}

/** Finds a browser or installs one: Debian's for root (with fonts for every script), else Playwright's own. */
export async function needChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) await installFromDebian().catch(() => installFromPlaywright());
  else await installFromPlaywright();
  const installed = findChromium();
  if (installed) return installed;
  throw new LaunchError(
    'No Chromium was found and none could be installed. Install one and set CHROMIUM to its path.',
  );
}

async function installFromDebian(): Promise<void> {
  const fonts = ['fonts-noto-core', 'fonts-noto-cjk', 'fonts-noto-color-emoji'];
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', ...fonts]);
}

/** Needs the internet; where there is none, the message of `needChromium` says what to do. */
async function installFromPlaywright(): Promise<void> {
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']).catch(
    () => {},
  );
}

function run(command: string, args: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return new Promise((resolve, reject) => {
    execFile(command, args, { env, maxBuffer: 50_000_000, timeout: 600_000 }, (error) =>
      error ? reject(error) : resolve(),
    );
  });
}
