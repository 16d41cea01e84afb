import { expect, test } from 'vitest';
import { localPath } from './local-path.ts';

test.each([
  ['/gallery', '/gallery'],
  ['/create/video?from=1&as=settings', '/create/video?from=1&as=settings'],
  ['/a/../gallery', '/gallery'],
])('%j leads to %j', (value, path) => {
  expect(localPath(value)).toBe(path);
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'gallery',
  '',
  undefined,
  ['/gallery', '/create'],
])('%j leads nowhere', (value) => {
  expect(localPath(value)).toBeUndefined();
});
