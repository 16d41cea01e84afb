import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTakesInput } from './action-inputs.ts';

test('a click in capitals is the same click, so that its replay finds its takes', () => {
  const click = randomUUID();
  const asked = { tool: 'video', input: {}, clickIds: [click.toUpperCase(), click] };
  expect(createTakesInput.parse(asked).clickIds).toEqual([click, click]);
});
