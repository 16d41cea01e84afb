import { expect, test } from 'vitest';
import { z } from 'zod';
import { randomUuid } from './random-uuid.ts';

test('makes UUIDs of version 4, each another one', () => {
  const made = Array.from({ length: 1000 }, randomUuid);
  expect(new Set(made).size).toBe(1000);
  expect(made.filter((one) => !z.uuidv4().safeParse(one).success)).toEqual([]);
});
