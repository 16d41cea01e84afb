import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SettingsError } from '#lib/env.ts';
import { defaultPrices } from '#lib/vendor/price-list.ts';
import { prices, readPriceFile } from './prices.ts';

async function fileWith(text: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'prices-')), 'prices.json');
  await writeFile(path, text);
  return path;
}

describe('prices', () => {
  it('are the public list prices when no file is named', () => expect(prices()).toEqual(defaultPrices));

  it('come from the file', async () => {
    const list = { ...defaultPrices, name: 'Ours', currency: 'EUR' };
    expect(readPriceFile(await fileWith(JSON.stringify(list)))).toEqual(list);
  });

  it('name the file and every wrong entry', async () => {
    const path = await fileWith(JSON.stringify({ ...defaultPrices, currency: 'euro', name: '' }));
    expect(() => readPriceFile(path)).toThrow(SettingsError);
    expect(() => readPriceFile(path)).toThrow(path);
    expect(() => readPriceFile(path)).toThrow(/currency: must be three capital letters/);
    expect(() => readPriceFile(path)).toThrow(/name: /);
  });

  it.each(['', 'not JSON', '[]', '"text"'])('refuse a file that holds %j', async (text) => {
    const path = await fileWith(text);
    expect(() => readPriceFile(path)).toThrow(SettingsError);
  });

  it('refuse a file that is not there', () => {
    expect(() => readPriceFile('/nowhere/prices.json')).toThrow(/cannot be read/);
  });
});
