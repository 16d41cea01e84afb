import { expect, test } from 'vitest';
import { addVoiceInput, castVoicesInput } from './action-inputs.ts';

const voice = { family: 'long', voiceId: 'clone-1', name: 'Claire' } as const;
const casting = {
  castingId: 'a1b2c3d4-0000-4000-8000-000000000000',
  text: 'Good evening.',
  plan: { voices: [{ family: 'long', id: 'clone-1' }], emotions: [], speed: 1 },
} as const;

test('what the database cannot hold is left out of names, ids and lines', () => {
  expect(addVoiceInput.parse({ ...voice, name: ' Cla\0ire ', voiceId: 'clone\0-1' })).toEqual(voice);
  expect(addVoiceInput.parse({ ...voice, name: '\ud800A' }).name).toBe('\ufffdA');
  const cast = castVoicesInput.parse({
    ...casting,
    text: 'Good\0 evening.',
    plan: { ...casting.plan, voices: [{ family: 'long', id: 'clone\0-1' }] },
  });
  expect(cast).toEqual(casting);
});

test.each(['', '  ', '\0', '\u200b\u200d'])('%j is neither a name nor a line', (text) => {
  expect(addVoiceInput.safeParse({ ...voice, name: text }).error?.issues[0]?.message).toBe(
    'Give the voice a name.',
  );
  expect(castVoicesInput.safeParse({ ...casting, text }).error?.issues[0]?.message).toBe(
    'Write the line that is to be said.',
  );
});
