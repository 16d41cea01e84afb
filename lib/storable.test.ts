import { expect, test } from 'vitest';
import { storableJson, storableText } from './storable.ts';

test('what Postgres refuses is taken out, everything else stays', () => {
  expect(storableText('a\0b\ud800c 🪁')).toBe('ab\ufffdc 🪁');
  expect(storableJson({ 'k\0': ['x\0', 1, true, null, undefined, { n: 1n }] })).toEqual({
    k: ['x', 1, true, null, null, { n: null }],
  });
});

test('an endless nest is cut instead of filling the stack', () => {
  let nest: object = {};
  for (let i = 0; i < 5000; i += 1) nest = { nest: [nest] };
  expect(JSON.stringify(storableJson(nest)).length).toBeLessThan(1000);
});
