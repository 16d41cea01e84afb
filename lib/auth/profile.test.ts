import { expect, test } from 'vitest';
import { findViewerOfSession } from './find-viewer.ts';
import { changeProfile } from './profile.ts';
import { makeViewer, signInAs } from './test-people.ts';

test.each(['owner', 'creator', 'reviewer'] as const)(
  'a person in the role %s names themselves and nobody else',
  async (role) => {
    const mine = await makeViewer(role);
    const colleague = await makeViewer('owner', mine.teamId);
    const stranger = await makeViewer('owner');
    expect(await changeProfile(mine, { name: 'Cleo', language: 'zh' })).toMatchObject({ ok: true });
    expect(await findViewerOfSession(mine.sessionId)).toMatchObject({ name: 'Cleo', language: 'zh', role });
    for (const other of [colleague, stranger]) {
      expect(await findViewerOfSession(other.sessionId)).toMatchObject({ name: other.name, language: 'en' });
    }
  },
);

test('what is not named stays, and it is so in every browser', async () => {
  const here = await makeViewer('owner');
  const there = await signInAs(here.email);
  await changeProfile(here, { language: 'zh' });
  await changeProfile(here, { name: 'Cleo' });
  expect(await findViewerOfSession(there.sessionId)).toMatchObject({ name: 'Cleo', language: 'zh' });
});
