import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['Maria de la Cruz', 'MC'],
  ['王小明', '小明'],
  ['王 小明', '王小'],
  ['👩‍🎤 Star', '👩S'],
  ['  ', '?'],
])('%j is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
