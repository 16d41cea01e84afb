import { expect, it } from 'vitest';
import { speechTool } from '#lib/tools/speech.ts';
import { goOnFrom } from './go-on-from.ts';

const input = { ...speechTool.initial, text: 'It was a dark night.' };

it('goes on with the words of the take, and its id where the vendor gave one', () => {
  expect(goOnFrom({ id: 'a', input, sampleId: 's1' })).toEqual({
    goesOnFrom: 'a',
    previousText: 'It was a dark night.',
    previousRequestIds: ['s1'],
  });
  expect(goOnFrom({ id: 'a', input }).previousRequestIds).toEqual([]);
});

it('keeps the latest three samples of a chain, in their order', () => {
  const chain = { ...input, previousRequestIds: ['s1', 's2', 's3'] };
  expect(goOnFrom({ id: 'a', input: chain, sampleId: 's4' }).previousRequestIds).toEqual(['s2', 's3', 's4']);
});
