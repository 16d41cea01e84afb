import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NextRequest } from 'next/server';
import { describe, expect, test } from 'vitest';
import {
  GET as readComments,
  POST as writeComments,
} from '#app/api/share/[shareId]/[secret]/takes/[ref]/comments/route.ts';
import { GET as readTakes } from '#app/api/share/[shareId]/[secret]/takes/route.ts';
import { POST as unlock } from '#app/api/share/[shareId]/[secret]/unlock/route.ts';
import { POST as visit } from '#app/api/share/[shareId]/[secret]/visit/route.ts';
import { GET as readMedia } from '#app/media/guest/[shareId]/[ref]/[name]/route.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import { shelveTakes } from '#lib/curation/shelve-takes.ts';
import { db } from '#lib/db.ts';
import { countVisit } from '#lib/sharing/count-visit.ts';
import { findGuestMedia } from '#lib/sharing/guest-media.ts';
import { readSharedComments, readSharedPage } from '#lib/sharing/guest-queries.ts';
import { changeShare, revokeShare } from '#lib/sharing/mutations.ts';
import { changeShareInput } from '#lib/sharing/share-inputs.ts';
import type { ShareView } from '#lib/sharing/share-view.ts';
import { readTakeRef, takeRef } from '#lib/sharing/take-ref.ts';
import { addressOfShare, come, comeIn, makeBrowser, makeShare, makeShown } from '#lib/sharing/test-shares.ts';
import { unlockShare } from '#lib/sharing/unlock-share.ts';
import { storage } from '#lib/storage/storage.ts';
import { addResult, makeTake, makeViewer } from '#lib/tasks/test-takes.ts';

type Browser = ReturnType<typeof makeBrowser>;
const origin = 'http://localhost:3000';
const secret = { prompt: 'SECRET-PROMPT a red kite', title: 'SECRET-TITLE' };

/** A take with everything that a guest must not learn by itself. */
async function makeSecret(viewer: Viewer) {
  const taskId = await makeShown(viewer, { ...secret, resultText: 'SECRET-TEXT' });
  const { teamId } = viewer;
  await db().charge.create({
    data: {
      taskId,
      teamId,
      amountMicros: 123_456n,
      currency: 'XTS',
      isPriced: true,
      lines: [],
      usage: {},
      priceList: 'P',
    },
  });
  await db().comment.create({ data: { teamId, taskId, authorId: viewer.userId, text: 'SECRET-COMMENT' } });
  return taskId;
}

/** A link with something about it changed. */
function changed(share: ShareView, more: object) {
  return changeShareInput.parse({ ...share, shareId: share.id, expiresAt: null, ...more });
}

function request(path: string, { cookies }: Browser, init: { method?: string; body?: string } = {}) {
  const cookie = [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
  const headers = { cookie, origin, host: new URL(origin).host };
  return new NextRequest(origin + path, { ...init, headers });
}

/** Every door that a guest has, as a function of the link and a take's name in it. */
const comment = JSON.stringify({ id: randomUUID(), name: 'Client', text: 'Lovely' });
const doors: Record<string, (address: Address, ref: string, browser: Browser) => Promise<Response>> = {
  'the takes': (address, _ref, browser) =>
    readTakes(request('/x', browser), { params: Promise.resolve(address) }),
  'the comments': (address, ref, browser) =>
    readComments(request('/x', browser), { params: Promise.resolve({ ...address, ref }) }),
  'writing a comment': (address, ref, browser) =>
    writeComments(request('/x', browser, { method: 'POST', body: comment }), {
      params: Promise.resolve({ ...address, ref }),
    }),
};
type Address = { shareId: string; secret: string };

describe.each(Object.entries(doors))('%s', (name, open) => {
  const other = 'the name of a take in another link';
  const makeOpen = async (more: Parameters<typeof makeShare>[2] = {}) => {
    const viewer = await makeViewer('creator');
    const taskId = await makeSecret(viewer);
    const share = await makeShare(viewer, { taskIds: [taskId] }, { allowsComments: true, ...more });
    return { viewer, taskId, share, ref: takeRef(share.id, taskId) };
  };

  test('opens with the link', async () => {
    const { share, ref } = await makeOpen();
    const answer = await open(addressOfShare(share), ref, makeBrowser());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test.each<[string, (share: ShareView, viewer: Viewer) => Promise<Address> | Address]>([
    ['a wrong secret', (share) => ({ ...addressOfShare(share), secret: 'x'.repeat(24) })],
    [
      'the secret of another link',
      async (share, viewer) => {
        const another = await makeShare(viewer, { taskIds: [await makeShown(viewer)] });
        return { shareId: share.id, secret: addressOfShare(another).secret };
      },
    ],
    ['a link that never was', (share) => ({ ...addressOfShare(share), shareId: randomUUID() })],
    ['no uuid', (share) => ({ ...addressOfShare(share), shareId: '../..' })],
    [
      'a revoked link',
      async (share, viewer) => {
        await revokeShare(viewer, { shareId: share.id });
        return addressOfShare(share);
      },
    ],
    [
      'an expired link',
      async (share) => {
        await db().share.update({ where: { id: share.id }, data: { expiresAt: new Date(Date.now() - 1) } });
        return addressOfShare(share);
      },
    ],
    [
      'a password that was not given',
      async (share, viewer) => {
        await changeShare(viewer, changed(share, { expiresAt: null, password: 'open sesame' }));
        return addressOfShare(share);
      },
    ],
  ])('stays shut, and says the same, for %s', async (_, spoil) => {
    const { share, ref, viewer } = await makeOpen();
    const answer = await open(await spoil(share, viewer), ref, makeBrowser());
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(
      '{"failure":{"code":"not-found","message":"This link leads nowhere, or no longer."}}',
    );
  });

  test.skipIf(name === 'the takes')(`stays shut for ${other}`, async () => {
    const { viewer, share } = await makeOpen();
    const hidden = await makeShown(viewer);
    const another = await makeShare(viewer, { taskIds: [hidden] }, { allowsComments: true });
    for (const ref of [takeRef(share.id, hidden), takeRef(another.id, hidden), hidden, 'x', '..%2f']) {
      expect((await open(addressOfShare(share), ref, makeBrowser())).status).toBe(404);
    }
  });

  test.skipIf(name === 'the takes')('stays shut where guests may not write', async () => {
    const { share, ref } = await makeOpen({ allowsComments: false });
    expect((await open(addressOfShare(share), ref, makeBrowser())).status).toBe(404);
  });
});

test('a browser without the cookie of a page is nobody', async () => {
  const viewer = await makeViewer('creator');
  const share = await makeShare(viewer, { taskIds: [await makeShown(viewer)] });
  const browser = { guestId: '', cookies: new Map() };
  expect(
    (await readTakes(request('/x', browser), { params: Promise.resolve(addressOfShare(share)) })).status,
  ).toBe(404);
});

test('writing needs a page of ours', async () => {
  const viewer = await makeViewer('creator');
  const share = await makeShare(viewer, { taskIds: [await makeShown(viewer)] });
  for (const door of [visit, unlock]) {
    const foreign = new NextRequest(`${origin}/x`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect((await door(foreign, { params: Promise.resolve(addressOfShare(share)) })).status).toBe(403);
  }
});

describe('what a link says of its takes:', () => {
  test('with everything off, nothing but the files', async () => {
    const viewer = await makeViewer('creator');
    const taskId = await makeSecret(viewer);
    const guest = await comeIn(await makeShare(viewer, { taskIds: [taskId] }));
    const { takes } = await readSharedPage(guest);
    expect(takes).toHaveLength(1);
    expect(Object.keys(JSON.parse(JSON.stringify(takes[0])))).toEqual(['ref', 'kind', 'files']);
    const asset = await db().asset.findFirstOrThrow({ where: { outputs: { some: { taskId } } } });
    const said = JSON.stringify(takes);
    for (const secretWord of [
      'SECRET',
      'XTS',
      '123456',
      '0.12',
      viewer.name,
      viewer.email,
      viewer.userId,
      viewer.teamId,
      taskId,
      asset.id,
      asset.storageKey,
      asset.sha256,
      asset.originalName,
      'H3',
    ]) {
      expect(said).not.toContain(secretWord);
    }
  });

  test.each([
    ['showsPrompts', { title: secret.title, prompt: secret.prompt, text: 'SECRET-TEXT' }],
    ['showsCosts', { cost: { micros: 123_456, currency: 'XTS' } }],
    ['showsNames', { madeBy: expect.stringMatching(/^Person /) }],
  ] as const)('with %s, that and no more', async (flag, more) => {
    const viewer = await makeViewer('creator');
    const guest = await comeIn(
      await makeShare(viewer, { taskIds: [await makeSecret(viewer)] }, { [flag]: true }),
    );
    const [take] = (await readSharedPage(guest)).takes;
    const { ref: _ref, kind: _kind, files: _files, ...said } = JSON.parse(JSON.stringify(take));
    expect(said).toEqual(more);
  });

  test('files may be saved only where that is allowed, under names that say nothing', async () => {
    const viewer = await makeViewer('creator');
    const [one, two] = [await makeSecret(viewer), await makeSecret(viewer)];
    const share = await makeShare(viewer, { taskIds: [one, two] }, { allowsDownload: true });
    const guest = await comeIn(share);
    const { takes } = await readSharedPage(guest);
    const target = await follow(takes[1]?.files[0]?.saveUrl ?? '', guest.guestId);
    expect(target?.downloadName).toBe('take-002.mp4');
    const shut = await comeIn(await makeShare(viewer, { taskIds: [one] }));
    expect((await readSharedPage(shut)).takes[0]?.files[0]?.saveUrl).toBeUndefined();
    await changeShare(viewer, changed(share, { expiresAt: null, allowsDownload: false }));
    expect(
      await follow(takes[1]?.files[0]?.saveUrl ?? '', guest.guestId, Date.now() + 30_000),
    ).toBeUndefined();
  });

  test('a text is a prompt, and not shown where prompts are not', async () => {
    const viewer = await makeViewer('creator');
    const text = await makeTake(viewer, { tool: 'enhance', resultText: 'SECRET-TEXT' });
    const shut = await comeIn(await makeShare(viewer, { taskIds: [text] }));
    expect((await readSharedPage(shut)).takes).toEqual([]);
    const open = await comeIn(await makeShare(viewer, { taskIds: [text] }, { showsPrompts: true }));
    expect((await readSharedPage(open)).takes).toMatchObject([
      { kind: 'text', text: 'SECRET-TEXT', files: [] },
    ]);
  });
});

describe('which takes a link shows:', () => {
  test('chosen ones in their order, page by page, without those that went into the bin', async () => {
    const viewer = await makeViewer('creator');
    const ids: string[] = [];
    for (let index = 0; index < 62; index += 1) ids.push(await makeShown(viewer));
    const share = await makeShare(viewer, { taskIds: [...ids] });
    const guest = await comeIn(share);
    const first = await readSharedPage(guest);
    const second = await readSharedPage(guest, first.nextCursor ?? '');
    const refs = [...first.takes, ...second.takes].map(({ ref }) => ref);
    expect(refs).toEqual(ids.map((id) => takeRef(share.id, id)));
    expect(second.nextCursor).toBeNull();
    await shelveTakes(viewer, { taskIds: [ids[0] ?? ''], shelf: 'bin' });
    expect((await readSharedPage(guest)).takes[0]?.ref).toBe(refs[1]);
    await shelveTakes(viewer, { taskIds: [ids[0] ?? ''], shelf: 'gallery' });
    expect((await readSharedPage(guest)).takes[0]?.ref).toBe(refs[0]);
  });

  test('of a project what is finished in its gallery, as it is', async () => {
    const viewer = await makeViewer('creator');
    const stranger = await makeViewer('creator');
    const { id: projectId } = await db().project.create({
      data: { teamId: viewer.teamId, createdById: viewer.userId, name: 'Film' },
    });
    const share = await makeShare(viewer, { projectId });
    const guest = await comeIn(share);
    const shown = await makeShown(viewer, { projectId });
    await makeShown(viewer);
    await makeShown(stranger);
    await makeShown(viewer, { projectId, shelf: 'archive' });
    await makeShown(viewer, { projectId, shelf: 'bin' });
    await makeShown(viewer, { projectId, isStackTop: false });
    await makeTake(viewer, { projectId, state: 'running' });
    expect((await readSharedPage(guest)).takes.map(({ ref }) => readTakeRef(share.id, ref))).toEqual([shown]);
    const later = await makeShown(viewer, { projectId, createdAt: new Date(Date.now() + 1000) });
    const { takes } = await readSharedPage(guest);
    expect(takes.map(({ ref }) => readTakeRef(share.id, ref))).toEqual([later, shown]);
  });
});

/** Follows a link to a file as a browser would. */
function follow(url: string, guestId: string | undefined, now = Date.now()) {
  const { pathname, searchParams } = new URL(url, origin);
  const [, , , shareId = '', ref = '', name = ''] = pathname.split('/');
  return findGuestMedia({ shareId, ref, name, sign: searchParams.get('sign') ?? '' }, guestId, now);
}

describe('files of a link:', () => {
  test('come with the cookie of the browser that the page was made for, without a word of where they lie', async () => {
    const viewer = await makeViewer('creator');
    const taskId = await makeShown(viewer);
    const browser = makeBrowser();
    const guest = await comeIn(await makeShare(viewer, { taskIds: [taskId] }), browser);
    const [file] = (await readSharedPage(guest)).takes[0]?.files ?? [];
    const asset = await db().asset.findFirstOrThrow({ where: { outputs: { some: { taskId } } } });
    const path = join(tmpdir(), randomUUID());
    await writeFile(path, 'the film');
    await storage().put(asset.storageKey, path, { mimeType: 'video/mp4', sha256: '0'.repeat(64) });
    const { pathname, search } = new URL(file?.url ?? '', origin);
    const [, , , shareId = '', ref = '', name = ''] = pathname.split('/');
    const params = { params: Promise.resolve({ shareId, ref, name }) };
    const answer = await readMedia(request(pathname + search, browser), params);
    expect(await answer.text()).toBe('the film');
    const headers = JSON.stringify([...answer.headers]);
    for (const word of [asset.storageKey, asset.sha256, viewer.teamId, taskId]) {
      expect(headers + pathname + search).not.toContain(word);
    }
    expect((await readMedia(request(pathname + search, makeBrowser()), params)).status).toBe(404);
    expect((await readMedia(request(pathname, browser), params)).status).toBe(404);
    for (const part of ['poster', 'preview'] as const) {
      expect(await follow(file?.[`${part}Url`] ?? '', browser.guestId)).toMatchObject({
        storageKey: `${asset.storageKey}-${part}`,
      });
    }
    expect(await follow((file?.url ?? '').replace('0-view', '0-save'), browser.guestId)).toBeUndefined();
    expect(await follow((file?.url ?? '').replace('0-view', '1-view'), browser.guestId)).toBeUndefined();
  });

  test.each<[string, (viewer: Viewer, share: ShareView, taskId: string) => Promise<unknown>]>([
    ['the link is revoked', (viewer, share) => revokeShare(viewer, { shareId: share.id })],
    [
      'it expires',
      (_, share) =>
        db().share.update({ where: { id: share.id }, data: { expiresAt: new Date(Date.now() - 1) } }),
    ],
    [
      'its password changes',
      (viewer, share) => changeShare(viewer, changed(share, { expiresAt: null, password: 'another one' })),
    ],
    [
      'the take goes into the bin',
      (viewer, _, taskId) => shelveTakes(viewer, { taskIds: [taskId], shelf: 'bin' }),
    ],
  ])('stop within 20 s when %s', async (_, end) => {
    const viewer = await makeViewer('creator');
    const taskId = await makeShown(viewer);
    const share = await makeShare(viewer, { taskIds: [taskId] });
    const guest = await comeIn(share);
    const url = (await readSharedPage(guest)).takes[0]?.files[0]?.url ?? '';
    expect(await follow(url, guest.guestId)).toBeDefined();
    await end(viewer, share, taskId);
    expect(await follow(url, guest.guestId, Date.now() + 20_001)).toBeUndefined();
  });
});

describe('a password', () => {
  const locked = async () => {
    const viewer = await makeViewer('creator');
    return makeShare(viewer, { taskIds: [await makeShown(viewer)] }, { password: 'open sesame' });
  };
  const given = (password: string, address: string = randomUUID()) => ({ password, address });

  test('opens the link for one browser, until it is changed', async () => {
    const share = await locked();
    const browser = makeBrowser();
    const found = await come(share, browser);
    if (found.state !== 'locked') throw new Error('The link is not locked.');
    expect(Object.keys(found)).toEqual(['state', 'lock']);
    expect(await unlockShare(found.lock, given('open sesam'))).toMatchObject({
      failure: { code: 'wrong-password' },
    });
    const opened = await unlockShare(found.lock, given('open sesame'));
    if (!opened.ok) throw new Error(opened.failure.message);
    browser.cookies.set(opened.value.name, opened.value);
    expect((await come(share, browser)).state).toBe('open');
    const thief = makeBrowser();
    thief.cookies.set(opened.value.name, opened.value);
    expect((await come(share, thief)).state).toBe('locked');
    const viewer = await db().share.findUniqueOrThrow({ where: { id: share.id } });
    await db().share.update({ where: { id: share.id }, data: { passwordHash: `${viewer.passwordHash} ` } });
    expect((await come(share, browser)).state).toBe('locked');
  });

  test('cannot be guessed: tries are counted per link, whatever the address', async () => {
    const found = await come(await locked());
    if (found.state !== 'locked') throw new Error('The link is not locked.');
    for (let index = 0; index < 5; index += 1) await unlockShare(found.lock, given('wrong one'));
    expect(await unlockShare(found.lock, given('open sesame'))).toMatchObject({
      failure: { code: 'too-many' },
    });
  });
});

test('to a stranger all dead links look alike; who has the secret hears that it has ended', async () => {
  const viewer = await makeViewer('creator');
  const share = await makeShare(viewer, { taskIds: [await makeShown(viewer)] });
  await revokeShare(viewer, { shareId: share.id });
  expect(await come(share)).toEqual({ state: 'ended' });
  expect(await come({ ...share, path: `${share.path}x` })).toEqual({ state: 'unknown' });
});

describe('guests write', () => {
  const write = async (share: ShareView, taskId: string, more: object = {}) => {
    const body = JSON.stringify({ id: randomUUID(), name: 'Client', text: 'Slower, please', ...more });
    const params = { ...addressOfShare(share), ref: takeRef(share.id, taskId) };
    return writeComments(request('/x', makeBrowser(), { method: 'POST', body }), {
      params: Promise.resolve(params),
    });
  };

  test('comments that the team sees, and that no other link shows', async () => {
    const viewer = await makeViewer('creator');
    const taskId = await makeSecret(viewer);
    const share = await makeShare(viewer, { taskIds: [taskId] }, { allowsComments: true });
    const another = await makeShare(viewer, { taskIds: [taskId] }, { allowsComments: true });
    expect((await write(share, taskId, { timeSeconds: 2.5 })).status).toBe(200);
    const guest = await comeIn(share);
    const ref = takeRef(share.id, taskId);
    expect(await readSharedComments(guest, ref)).toMatchObject([
      { name: 'Client', text: 'Slower, please', timeSeconds: 2.5 },
    ]);
    expect(await readSharedComments(await comeIn(another), takeRef(another.id, taskId))).toEqual([]);
    expect(await db().comment.findFirst({ where: { shareId: share.id } })).toMatchObject({
      teamId: viewer.teamId,
      taskId,
      authorId: null,
      guestName: 'Client',
    });
    expect(await db().happening.findFirst({ where: { taskId, kind: 'commented' } })).toMatchObject({
      actorId: null,
      data: { guestName: 'Client' },
    });
  });

  test.each([
    ['no name', { name: ' ' }],
    ['no words', { text: '' }],
    ['too many words', { text: 'x'.repeat(2001) }],
    ['a long name', { name: 'x'.repeat(81) }],
    ['a time beyond the end', { timeSeconds: 100 }],
    ['a result that is not there', { outputIndex: 3 }],
  ])('but not with %s', async (_, more) => {
    const viewer = await makeViewer('creator');
    const taskId = await makeShown(viewer);
    const share = await makeShare(viewer, { taskIds: [taskId] }, { allowsComments: true });
    expect((await write(share, taskId, more)).status).toBe(400);
    expect(await db().comment.count({ where: { taskId } })).toBe(0);
  });

  test('a body of any length is not read to its end', async () => {
    const viewer = await makeViewer('creator');
    const taskId = await makeShown(viewer);
    const share = await makeShare(viewer, { taskIds: [taskId] }, { allowsComments: true });
    let chunks = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        chunks += 1;
        controller.enqueue(new Uint8Array(10_000));
        if (chunks === 1000) controller.close();
      },
    });
    const { url, headers } = request('/x', makeBrowser());
    const endless = new NextRequest(url, { method: 'POST', headers, body, duplex: 'half' });
    const params = { ...addressOfShare(share), ref: takeRef(share.id, taskId) };
    expect((await writeComments(endless, { params: Promise.resolve(params) })).status).toBe(400);
    expect(chunks).toBeLessThan(50);
  });

  test('and not without end', async () => {
    const viewer = await makeViewer('creator');
    const taskId = await makeShown(viewer);
    const share = await makeShare(viewer, { taskIds: [taskId] }, { allowsComments: true });
    // Many at once are counted, too.
    const answers = await Promise.all(Array.from({ length: 35 }, () => write(share, taskId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect((await write(share, taskId)).status).toBe(429);
    expect(await db().comment.count({ where: { taskId } })).toBe(30);
  });
});

test('visits of guests are counted, and not those of the team', async () => {
  const viewer = await makeViewer('creator');
  const stranger = await makeViewer('creator');
  const share = await makeShare(viewer, { taskIds: [await makeShown(viewer)] });
  const guest = await comeIn(share);
  await countVisit(guest, viewer);
  await countVisit(guest, null);
  await countVisit(guest, stranger);
  expect(await db().share.findUnique({ where: { id: share.id } })).toMatchObject({
    viewCount: 2,
    lastViewedAt: expect.any(Date),
  });
});

test('a file is found by its place among several', async () => {
  const viewer = await makeViewer('creator');
  const taskId = await makeShown(viewer);
  const second = await addResult(viewer, taskId, { kind: 'image', format: 'png', mimeType: 'image/png' }, 1);
  const guest = await comeIn(await makeShare(viewer, { taskIds: [taskId] }));
  const files = (await readSharedPage(guest)).takes[0]?.files ?? [];
  const { storageKey } = await db().asset.findUniqueOrThrow({ where: { id: second } });
  expect(files).toHaveLength(2);
  expect(await follow(files[1]?.posterUrl ?? '', guest.guestId)).toMatchObject({
    storageKey: `${storageKey}-poster`,
  });
});
