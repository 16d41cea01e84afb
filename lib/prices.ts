import { readFileSync } from 'node:fs';
import { env, SettingsError } from '#lib/env.ts';
import { defaultPrices, type PriceList, priceList } from '#lib/vendor/price-list.ts';

let cached: PriceList | undefined;

/** The operator's price list, read once per process; the defaults when PRICES_FILE is not set. */
export function prices(): PriceList {
  const { PRICES_FILE } = env();
  cached ??= PRICES_FILE === undefined ? defaultPrices : readPriceFile(PRICES_FILE);
  return cached;
}

/** Reads a price list from a JSON file. Throws a SettingsError that names the file and each wrong entry. */
export function readPriceFile(path: string): PriceList {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`PRICES_FILE ${path} cannot be read as JSON: ${why}`);
  }
  const parsed = priceList.safeParse(json);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path: at, message }) => `  ${at.join('.') || 'file'}: ${message}`);
  throw new SettingsError(
    `PRICES_FILE ${path} is not a price list (amounts are whole micros: 80000 is 0.08):\n${lines.join('\n')}`,
  );
}
