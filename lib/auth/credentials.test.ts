import { expect, test } from 'vitest';
import { nameSchema } from './credentials.ts';

test('a name is kept without what the database cannot hold', () => {
  expect(nameSchema.parse(' Cl\0eo \ud800')).toBe('Cleo \ufffd');
  expect(nameSchema.safeParse(' \0 ').success).toBe(false);
  expect(nameSchema.safeParse('x'.repeat(81)).success).toBe(false);
});
