import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '#lib/db.ts';
import { makeTake, makeViewer } from '#lib/tasks/test-takes.ts';
import { changeShare, createShare, revokeShare } from './mutations.ts';
import { listShares, readShare } from './queries.ts';
import { newShareInput } from './share-inputs.ts';
import { makeShare, makeShown } from './test-shares.ts';

const shown = {
  showsPrompts: true,
  showsCosts: false,
  showsNames: false,
  allowsComments: true,
  allowsDownload: false,
};
const plain = { title: 'For the client', expiresAt: null, password: null, ...shown };
const forbidden = { ok: false, failure: { code: 'forbidden' } };
const notFound = { ok: false, failure: { code: 'not-found' } };

describe.each(['owner', 'creator'] as const)('%s', (role) => {
  test('makes, lists, changes and ends links', async () => {
    const viewer = await makeViewer(role);
    const [one, two] = [await makeShown(viewer), await makeShown(viewer)];
    const share = await makeShare(viewer, { taskIds: [two, one, two] }, shown);
    expect(share).toMatchObject({ state: 'open', takeCount: 2, hasPassword: false, ...shown, viewCount: 0 });
    const items = await db().shareItem.findMany({
      where: { shareId: share.id },
      orderBy: { position: 'asc' },
    });
    expect(items.map(({ taskId }) => taskId)).toEqual([two, one]);
    const expiresAt = new Date(Date.now() + 3600_000).toISOString();
    const changed = await changeShare(viewer, {
      ...plain,
      shareId: share.id,
      title: 'New title',
      password: 'open sesame',
      expiresAt,
    });
    expect(changed).toMatchObject({ ok: true, value: { title: 'New title', hasPassword: true, expiresAt } });
    const { password: _, ...without } = plain;
    expect(await changeShare(viewer, { ...without, shareId: share.id })).toMatchObject({
      value: { hasPassword: true, expiresAt: undefined },
    });
    expect(await listShares(viewer)).toMatchObject([{ id: share.id, path: share.path }]);
    expect(await revokeShare(viewer, { shareId: share.id })).toMatchObject({ value: { state: 'revoked' } });
  });
});

test('a reviewer shares nothing and sees no link', async () => {
  const owner = await makeViewer('owner');
  const reviewer = await makeViewer('reviewer', owner);
  const take = await makeShown(owner);
  const share = await makeShare(owner, { taskIds: [take] });
  expect(await createShare(reviewer, { ...plain, of: { taskIds: [take] } })).toMatchObject(forbidden);
  expect(await changeShare(reviewer, { ...plain, shareId: share.id })).toMatchObject(forbidden);
  expect(await revokeShare(reviewer, { shareId: share.id })).toMatchObject(forbidden);
  expect(await listShares(reviewer)).toEqual([]);
  expect(await readShare(reviewer, share.id)).toBeUndefined();
  expect(await readShare(owner, share.id)).toMatchObject({ state: 'open', title: 'For the client' });
});

test('another team neither sees a link nor shares what is not theirs', async () => {
  const owner = await makeViewer('owner');
  const stranger = await makeViewer('owner');
  const take = await makeShown(owner);
  const project = await db().project.create({
    data: { teamId: owner.teamId, createdById: owner.userId, name: 'Film' },
  });
  const share = await makeShare(owner, { projectId: project.id });
  expect(await createShare(stranger, { ...plain, of: { taskIds: [take] } })).toMatchObject(notFound);
  expect(await createShare(stranger, { ...plain, of: { projectId: project.id } })).toMatchObject(notFound);
  expect(await changeShare(stranger, { ...plain, shareId: share.id })).toMatchObject(notFound);
  expect(await revokeShare(stranger, { shareId: share.id })).toMatchObject(notFound);
  expect(await readShare(stranger, share.id)).toBeUndefined();
  expect(await listShares(stranger)).toEqual([]);
  expect(await readShare(owner, share.id)).toMatchObject({ state: 'open', project: { name: 'Film' } });
});

test('what lies in the bin, parts and what was deleted are not shared', async () => {
  const owner = await makeViewer('owner');
  for (const shelf of ['bin', 'part', 'purged'] as const) {
    const take = await makeTake(owner, { shelf });
    expect(await createShare(owner, { ...plain, of: { taskIds: [take] } })).toMatchObject(notFound);
  }
});

test('a link ends in the future', async () => {
  const owner = await makeViewer('owner');
  const take = await makeShown(owner);
  const past = { ...plain, expiresAt: new Date(0).toISOString() };
  expect(await createShare(owner, { ...past, of: { taskIds: [take] } })).toMatchObject({
    failure: { field: 'expiresAt' },
  });
});

test.each([
  ['no takes', { of: { taskIds: [] } }],
  ['too many takes', { of: { taskIds: Array.from({ length: 501 }, () => randomUUID()) } }],
  ['no title', { title: '  ' }],
  ['a long title', { title: 'x'.repeat(121) }],
  ['a short password', { password: '12345' }],
  ['no date', { expiresAt: 'tomorrow' }],
])('%s is refused', (_, more) => {
  expect(newShareInput.safeParse({ ...plain, of: { taskIds: [randomUUID()] }, ...more }).success).toBe(false);
});
