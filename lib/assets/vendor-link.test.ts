import { expect, test } from 'vitest';
import { readMediaLink } from './media-link.ts';
import { vendorUrlOf } from './vendor-url.ts';

test('with a public address the vendor gets a link that needs no cookie', async () => {
  // The settings are read at their first use, which is below.
  process.env.PUBLIC_URL = 'https://studio.example/';
  const source = { storageKey: 'original/team/ab/abc.png', mimeType: 'image/png' };
  const link = await vendorUrlOf(source);
  if (!link.ok) throw new Error(link.failure.message);
  const { origin, pathname, searchParams } = new URL(link.value);
  expect(origin + pathname).toBe('https://studio.example/media/original/team/ab/abc.png');
  expect(readMediaLink(pathname.replace('/media/', ''), searchParams, undefined)).toMatchObject(source);
});
