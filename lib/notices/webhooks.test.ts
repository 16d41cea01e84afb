import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { makeTake, makeViewer } from '#lib/tasks/test-takes.ts';
import { callWebhook } from './call-webhook.ts';
import {
  addWebhook,
  changeWebhook,
  pauseWebhook,
  removeWebhook,
  renewWebhookKey,
  resendDelivery,
  showWebhookKey,
  testWebhook,
} from './change-webhooks.ts';
import { sweepNotices, tidyNotices } from './jobs.ts';
import { listDeliveries, listWebhooks } from './read-webhooks.ts';
import { endTake, noticesOf, openTestDesk, record } from './test-desk.ts';
import { isSigned, startTestReceiver } from './test-receiver.ts';

let desk: Awaited<ReturnType<typeof openTestDesk>>;
let receiver: Awaited<ReturnType<typeof startTestReceiver>>;
let owner: Viewer;

beforeAll(async () => {
  receiver = await startTestReceiver();
  process.env.WEBHOOK_PRIVATE_ORIGINS = `${receiver.url}, http://10.9.9.9`;
  process.env.PUBLIC_URL = 'https://studio.example';
  desk = await openTestDesk();
});
afterAll(async () => {
  await desk.close();
  await receiver.stop();
});
beforeEach(async () => {
  owner = await makeViewer('owner');
  receiver.calls.length = 0;
  receiver.answer((response) => response.writeHead(204).end());
});

async function addHook(kinds: Parameters<typeof addWebhook>[1]['kinds'] = []) {
  const added = await addWebhook(owner, { url: `${receiver.url}/hook`, kinds });
  if (!added.ok) throw new Error(added.failure.message);
  return added.value;
}

/** Something happens, and the first try is made. */
async function deliver() {
  const taskId = await makeTake(owner, { state: 'running', prompt: 'A secret prompt', title: 'Scene 4' });
  await endTake(taskId, 'succeeded');
  await desk.tell();
  const delivery = await db().webhookDelivery.findFirstOrThrow({
    where: { teamId: owner.teamId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  await callWebhook(desk.queue, delivery.id);
  return { taskId, id: delivery.id };
}

const read = (id: string) => db().webhookDelivery.findUniqueOrThrow({ where: { id } });
const makeDue = (id: string) =>
  db().webhookDelivery.update({ where: { id }, data: { nextTryAt: new Date(Date.now() - 60_000) } });

describe('a call', () => {
  test('is signed, says what happened, and holds no prompt', async () => {
    const { key } = await addHook();
    const { id, taskId } = await deliver();
    const [call, ...more] = receiver.calls;
    expect(more).toEqual([]);
    expect(call && isSigned(call, key)).toBe(true);
    expect(call && isSigned({ ...call, body: `${call.body} ` }, key)).toBe(false);
    expect(call?.headers['webhook-id']).toBe(id);
    expect(call?.body).not.toContain('secret prompt');
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      type: 'take-finished',
      data: {
        team: { id: owner.teamId },
        take: {
          id: taskId,
          title: 'Scene 4',
          state: 'succeeded',
          url: `https://studio.example/gallery/${taskId}`,
        },
      },
    });
    expect(await read(id)).toMatchObject({ attempts: 1, httpStatus: 204, problem: null, nextTryAt: null });
    expect((await read(id)).deliveredAt).not.toBeNull();
    expect(await callWebhook(desk.queue, id)).toBeUndefined();
  });

  test('tells only of the kinds that were chosen, only of its team, and nothing of a comment’s words', async () => {
    await addHook(['commented']);
    const taskId = await makeTake(owner);
    const { teamId, userId: actorId } = owner;
    const comment = await db().comment.create({
      data: { teamId, taskId, authorId: actorId, text: 'Secret words', timeSeconds: 2.5 },
    });
    await record({ teamId, kind: 'reviewed', taskId, actorId, data: { from: 'undecided', to: 'approved' } });
    await record({ teamId, kind: 'commented', taskId, actorId, commentId: comment.id });
    const other = await makeViewer('owner');
    await endTake(await makeTake(other, { state: 'running' }), 'succeeded');
    await desk.tell();
    const deliveries = await db().webhookDelivery.findMany({ where: { teamId } });
    expect(deliveries).toMatchObject([{ kind: 'commented' }]);
    expect(JSON.stringify(deliveries)).not.toContain('Secret words');
    expect(deliveries[0]?.payload).toMatchObject({
      data: { by: { id: actorId }, comment: { timeSeconds: 2.5, url: expect.stringContaining(comment.id) } },
    });
    expect(await db().webhookDelivery.count({ where: { teamId: other.teamId } })).toBe(0);
  });

  test('that fails is tried eight times, later and later, and then given up with words', async () => {
    await addHook();
    receiver.answer((response) => response.writeHead(500).end('x'.repeat(1000)));
    const { id } = await deliver();
    const pauses: number[] = [];
    for (let next = await read(id); next.nextTryAt; next = await read(id)) {
      pauses.push(Math.round((next.nextTryAt.getTime() - Date.now()) / 60_000));
      expect(await callWebhook(desk.queue, id)).toBeUndefined();
      await makeDue(id);
      await callWebhook(desk.queue, id);
    }
    expect(pauses).toEqual([1, 5, 15, 60, 240, 720, 1440]);
    expect(receiver.calls).toHaveLength(8);
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await read(id)).toMatchObject({ attempts: 8, deliveredAt: null, httpStatus: 500 });
    expect(await read(id)).toMatchObject({ problem: 'The receiver answered with HTTP 500.' });
    receiver.answer((response) => response.writeHead(200).end());
    expect(await resendDelivery(desk.queue, owner, { id })).toMatchObject({ ok: true });
    await callWebhook(desk.queue, id);
    expect(await read(id)).toMatchObject({ attempts: 1, httpStatus: 200, problem: null });
  });

  test('never leads where it may not: private addresses, redirects, names in the address', async () => {
    await addHook();
    receiver.answer((response) => response.writeHead(307, { location: 'http://169.254.169.254/' }).end());
    const { id } = await deliver();
    expect(await read(id)).toMatchObject({ httpStatus: 307, problem: expect.stringContaining('redirect') });
    const refused = [
      'http://127.0.0.1:1/',
      'http://[::1]/',
      'http://169.254.169.254/latest',
      'ftp://x.example/',
    ];
    for (const url of [...refused, 'https://ann:pw@hooks.example/', 'http://0x7f000001/', 'nonsense']) {
      expect(await addWebhook(owner, { url, kinds: [] }), url).toMatchObject({ ok: false });
    }
    // A name is judged when it is called.
    const named = await addWebhook(owner, { url: 'http://localhost:9/', kinds: [] });
    const tested = named.ok ? await testWebhook(desk.queue, owner, named.value) : named;
    expect(tested).toMatchObject({
      value: { httpStatus: null, problem: expect.stringContaining('private') },
    });
    expect(await addWebhook(owner, { url: 'http://10.9.9.9/hook', kinds: [] })).toMatchObject({ ok: true });
  });

  test('is not held up by an answer without end, and gives up on silence', { timeout: 25_000 }, async () => {
    const { id: hookId } = await addHook();
    receiver.answer((response) => {
      response.writeHead(200);
      const more = () => void response.write('x'.repeat(1_000_000), () => setImmediate(more));
      more();
    });
    const before = Date.now();
    expect(await testWebhook(desk.queue, owner, { id: hookId })).toMatchObject({
      value: { httpStatus: 200 },
    });
    expect(Date.now() - before).toBeLessThan(5000);
    receiver.answer(() => {});
    expect(await testWebhook(desk.queue, owner, { id: hookId })).toMatchObject({
      value: { httpStatus: null, problem: 'The receiver did not answer within 10 seconds.' },
    });
    expect((await listDeliveries(owner, hookId)).ok).toBe(true);
  });

  test('whose worker died in the middle is made again, by one', async () => {
    await addHook();
    const { id } = await deliver();
    // As a worker leaves it that is killed after the call and before the answer.
    await db().webhookDelivery.update({
      where: { id },
      data: { deliveredAt: null, nextTryAt: new Date(Date.now() - 11_000) },
    });
    await sweepNotices(desk.queue);
    await Promise.all([1, 2, 3].map(() => callWebhook(desk.queue, id)));
    expect(receiver.calls).toHaveLength(2);
    expect(await read(id)).toMatchObject({ attempts: 2, problem: null, nextTryAt: null });
  });
});

describe('a key', () => {
  test('that is renewed signs beside the old one for a day', async () => {
    const { id, key: old } = await addHook();
    const renewed = await renewWebhookKey(owner, { id });
    const key = renewed.ok ? renewed.value.key : '';
    expect(key).toMatch(/^whsec_/);
    expect(key).not.toBe(old);
    await testWebhook(desk.queue, owner, { id });
    await db().webhook.update({ where: { id }, data: { keyMadeAt: new Date(Date.now() - 25 * 3600_000) } });
    await testWebhook(desk.queue, owner, { id });
    const [first, second] = receiver.calls;
    expect(first && [isSigned(first, key), isSigned(first, old)]).toEqual([true, true]);
    expect(second && [isSigned(second, key), isSigned(second, old)]).toEqual([true, false]);
  });
});

describe('a web hook', () => {
  test('that takes nothing for three days is paused, and the owners are told once', async () => {
    const { id: webhookId } = await addHook();
    const stranger = await makeViewer('owner');
    receiver.answer((response) => response.writeHead(503).end());
    const former = await deliver();
    const createdAt = new Date(Date.now() - 4 * 24 * 3600_000);
    await db().webhookDelivery.update({ where: { id: former.id }, data: { createdAt } });
    await deliver();
    await deliver().catch(() => {});
    expect(await listWebhooks(owner)).toMatchObject({
      value: [{ id: webhookId, isPaused: true, problem: 'Nothing was taken there for three days.' }],
    });
    const told = (await noticesOf(owner)).filter(({ kind }) => kind === 'webhook-paused');
    expect(told).toMatchObject([{ data: { host: new URL(receiver.url).host } }]);
    expect(await noticesOf(stranger)).toEqual([]);
    const count = receiver.calls.length;
    await makeDue(former.id);
    expect(await callWebhook(desk.queue, former.id)).toBeUndefined();
    expect(receiver.calls).toHaveLength(count);
    await pauseWebhook(owner, { id: webhookId, isPaused: false });
    receiver.answer((response) => response.writeHead(200).end());
    await callWebhook(desk.queue, former.id);
    expect((await read(former.id)).deliveredAt).not.toBeNull();
  });

  test('whose receiver is gone is paused at once', async () => {
    await addHook();
    receiver.answer((response) => response.writeHead(410).end());
    const { id } = await deliver();
    expect(await read(id)).toMatchObject({ nextTryAt: null });
    expect(await listWebhooks(owner)).toMatchObject({ value: [{ isPaused: true }] });
  });

  test('is the owners’ alone, of its own team', async () => {
    const { id, key } = await addHook();
    const { id: deliveryId } = await deliver();
    const url = `${receiver.url}/other`;
    const doings = [
      (viewer: Viewer) => addWebhook(viewer, { url, kinds: [] }),
      (viewer: Viewer) => changeWebhook(viewer, { id, url, kinds: [] }),
      (viewer: Viewer) => pauseWebhook(viewer, { id, isPaused: true }),
      (viewer: Viewer) => showWebhookKey(viewer, { id }),
      (viewer: Viewer) => renewWebhookKey(viewer, { id }),
      (viewer: Viewer) => testWebhook(desk.queue, viewer, { id }),
      (viewer: Viewer) => resendDelivery(desk.queue, viewer, { id: deliveryId }),
      (viewer: Viewer) => removeWebhook(viewer, { id }),
    ];
    for (const role of ['creator', 'reviewer'] as const) {
      const viewer = await makeViewer(role, owner);
      for (const act of doings) expect(await act(viewer)).toMatchObject({ failure: { code: 'forbidden' } });
      expect(await listWebhooks(viewer)).toMatchObject({ failure: { code: 'forbidden' } });
      expect(await listDeliveries(viewer, id)).toMatchObject({ failure: { code: 'forbidden' } });
    }
    const stranger = await makeViewer('owner');
    for (const act of doings.slice(1)) expect(await act(stranger)).toMatchObject({ ok: false });
    expect(await listWebhooks(stranger)).toEqual({ ok: true, value: [] });
    expect(await listDeliveries(stranger, id)).toEqual({ ok: true, value: [] });
    const second = await makeViewer('owner', owner);
    expect(await showWebhookKey(second, { id })).toEqual({ ok: true, value: { key } });
    expect(await listWebhooks(second)).toMatchObject({ value: [{ id, lastDelivery: { id: deliveryId } }] });
    expect(await changeWebhook(second, { id, url, kinds: ['reviewed'] })).toMatchObject({ ok: true });
    expect(await removeWebhook(second, { id })).toMatchObject({ ok: true });
    expect(await db().webhookDelivery.count({ where: { id: deliveryId } })).toBe(0);
  });

  test('forgets its calls after thirty days', async () => {
    const { id } = await addHook();
    await testWebhook(desk.queue, owner, { id });
    const { id: kept } = await deliver();
    await db().webhookDelivery.updateMany({
      where: { webhookId: id, kind: 'test' },
      data: { createdAt: new Date(Date.now() - 31 * 24 * 3600_000) },
    });
    await tidyNotices();
    expect(await listDeliveries(owner, id)).toMatchObject({ value: [{ id: kept }] });
    expect(await listDeliveries(owner, randomUUID())).toEqual({ ok: true, value: [] });
  });
});
