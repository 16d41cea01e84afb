import { expect, test } from 'vitest';
import { hasAnyUser } from '#lib/auth/has-any-user.ts';
import { db } from '#lib/db.ts';
import { makeOwner } from './make-owner.ts';

const owner = (name: string) => ({
  name,
  email: `${name}@example.com`,
  teamName: 'Studio',
  password: 'a few words in a row',
});

test('of many who set the studio up at the same moment one wins, and then it is closed', async () => {
  expect(await hasAnyUser()).toBe(false);
  const answers = await Promise.all(['ada', 'ben', 'cleo', 'dov'].map((name) => makeOwner(owner(name))));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  for (const answer of answers) {
    if (!answer.ok) expect(answer.failure.code).toBe('conflict');
  }
  expect(await db().user.count()).toBe(1);
  expect(await db().team.count()).toBe(1);
  expect(await db().member.findMany()).toMatchObject([{ role: 'owner' }]);

  expect(await makeOwner(owner('eve'))).toMatchObject({ failure: { code: 'conflict' } });
  expect(await hasAnyUser()).toBe(true);
});
