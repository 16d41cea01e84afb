import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { vendorNamesFrom } from '#lib/vendor/names.ts';

const root = resolve(import.meta.dirname, '../..');

test('.env.example documents every setting, and no other', async () => {
  const documented = names(await source('.env.example'), /^#?([A-Z][A-Z0-9_]+)=/gm);
  const read = [
    ...names(await source('lib/env.ts'), /^ {4}([A-Z][A-Z0-9_]+):/gm),
    ...names(await source('lib/sandbox/settings.ts'), /^ {2}([A-Z][A-Z0-9_]+):/gm),
    ...namesThatVendorReads(),
    'CHROMIUM',
  ];
  expect(documented.toSorted()).toEqual([...new Set(read)].toSorted());
});

function source(path: string): Promise<string> {
  return readFile(join(root, path), 'utf8');
}

function names(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => String(match[1]));
}

function namesThatVendorReads(): string[] {
  const seen: string[] = [];
  vendorNamesFrom(
    new Proxy<Record<string, string>>(
      {},
      {
        get: (_, name) => {
          seen.push(String(name));
          return '';
        },
      },
    ),
  );
  return seen;
}
