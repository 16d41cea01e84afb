import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { idInput, mediaInput } from './inputs.ts';

test('an id has one spelling, whatever a browser sends', () => {
  const id = randomUUID();
  expect(idInput.parse(id.toUpperCase())).toBe(id);
  expect(mediaInput.parse({ role: 'first_frame', assetId: id.toUpperCase() })).toMatchObject({ assetId: id });
});

test('a file and a link at once are refused: the file would be written down unchecked', () => {
  const url = 'https://example.com/frame.png';
  const assetId = randomUUID();
  expect(mediaInput.safeParse({ role: 'first_frame', url }).success).toBe(true);
  expect(mediaInput.safeParse({ role: 'first_frame', assetId }).success).toBe(true);
  expect(mediaInput.safeParse({ role: 'first_frame', url, assetId }).success).toBe(false);
});
