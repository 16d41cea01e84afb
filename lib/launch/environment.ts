import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { readSettings, type Settings } from '#lib/env.ts';
import { readPriceFile } from '#lib/prices.ts';

/** Variables for the studio's processes: the shell's own win over those in `.env`; empty ones count as absent. */
export type Variables = Record<string, string>;

export function readVariables(root: string): Variables {
  const all = { ...readDotEnv(resolve(root, '.env')), ...process.env };
  const present = Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(present);
}

function readDotEnv(path: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/**
 * Checks the operator's settings before anything is started; what the launcher itself supplies counts as given.
 * Throws SettingsError with every variable that is wrong.
 */
export function checkSettings(variables: Variables): Settings {
  const supplied = { DATABASE_URL: 'postgresql://embedded', AUTH_SECRET: 'x'.repeat(32) };
  const settings = readSettings({ ...supplied, ...variables });
  if (settings.PRICES_FILE) readPriceFile(settings.PRICES_FILE);
  return settings;
}
