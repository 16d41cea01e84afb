import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataUri, makeImage } from './test-media.ts';
import {
  goodGeneration,
  goodPicture,
  goodReferenceVideo,
  paths,
  patient,
  platform,
  TestSandbox,
} from './test-sandbox.ts';

/** What holds for every call of documents 2 and 3: the key, the platform's error shape, the result query, faults. */
const sandbox = new TestSandbox({ seconds: 600, otherKeys: ['other-key'] });
beforeAll(() => sandbox.start());
afterAll(() => sandbox.remove());

const creates = [platform.referenceVideo, platform.kontext, platform.flex, platform.pro];
const errorShape = (code: number, reason: string) => ({
  code,
  reason,
  message: expect.stringMatching(/.+/),
  metadata: {},
});
const create = async (path = platform.kontext, body: unknown = goodPicture) =>
  (await sandbox.call('POST', path, body)).json.task_id;

describe('the key', () => {
  test.each([
    ['missing', '', 401, 'MISSING_API_KEY'],
    ['wrong', 'Bearer sandbox', 403, 'INVALID_API_KEY'],
    ['of another scheme', 'Basic sandbox-key', 403, 'INVALID_API_KEY'],
  ])('%s', async (_what, authorization, status, reason) => {
    for (const path of creates) {
      const answer = await sandbox.call('POST', path, '{not json', { authorization });
      expect(answer.status).toBe(status);
      expect(answer.json).toEqual(errorShape(status, reason));
    }
    const answer = await sandbox.call('GET', platform.taskResult('1'), undefined, { authorization });
    expect(answer.json).toEqual(errorShape(status, reason));
  });
});

describe('refusals', () => {
  test.each([
    ['nothing', '', 'must not be empty'],
    ['not JSON', '{"prompt": ', 'not valid JSON'],
    ['a list', '[]', 'must be a JSON object'],
  ])('%s as a body', async (_what, body, rule) => {
    for (const path of creates) {
      const { status, json } = await sandbox.call('POST', path, body);
      expect(status).toBe(400);
      expect(json).toEqual(errorShape(400, 'INVALID_REQUEST_BODY'));
      expect(json.message).toContain(rule);
    }
  });

  test('another content type', async () => {
    const { json } = await sandbox.call('POST', platform.flex, '{}', { 'content-type': 'text/plain' });
    expect(json.message).toContain('application/json');
  });

  test.each([
    [0, 200],
    [1, 400],
  ])('64 MB and %i more', async (more, status) => {
    const open = JSON.stringify({ ...goodPicture, padding: '' });
    const body = open.replace('""', `"${'x'.repeat(64 * 1024 * 1024 - open.length + more)}"`);
    const answer = await sandbox.call('POST', platform.pro, body);
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.json.message).toContain('at most 64 MB');
  });

  test('another method says which one is right', async () => {
    for (const [method, path, allowed] of [
      ...creates.map((one) => ['GET', one, 'POST'] as const),
      ['POST', platform.taskResult('1'), 'GET'] as const,
    ]) {
      const answer = await sandbox.call(method, path, method === 'POST' ? {} : undefined);
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe(allowed);
      expect(answer.json).toEqual(errorShape(405, 'METHOD_NOT_ALLOWED'));
    }
  });

  test.each([
    ['no Base64', 'data:image/png;base64,%%%%', 'INVALID_IMAGE_FORMAT', 'not valid Base64'],
    [
      'words',
      `data:image/png;base64,${Buffer.from('no picture '.repeat(40)).toString('base64')}`,
      'INVALID_IMAGE_FORMAT',
      'not a picture',
    ],
    [
      'an SVG',
      `data:image/png;base64,${Buffer.from('<svg xmlns="a" width="9" height="9"/>').toString('base64')}`,
      'INVALID_IMAGE_FORMAT',
      'SVG',
    ],
  ])('%s inside the request', async (_what, uri, reason, rule) => {
    const good = dataUri(await makeImage(40, 40), 'image/png');
    const { status, json } = await sandbox.call('POST', platform.kontext, {
      ...goodPicture,
      images: [good, uri],
    });
    expect(status).toBe(400);
    expect(json).toEqual(errorShape(400, reason));
    expect(json.message).toMatch(/^images\[1\]: /);
    expect(json.message).toContain(rule);
  });

  test('a picture inside the request that is too large', async () => {
    const uri = dataUri(await makeImage(5761, 40), 'image/png');
    const { json } = await sandbox.call('POST', platform.flex, { ...goodPicture, images: [uri] });
    expect(json).toEqual(errorShape(400, 'IMAGE_FILE_EXCEEDS_MAX_SIZE'));
  });
});

describe('the result query', () => {
  test.each([
    [platform.kontext, goodPicture, 'VENDOR_1_KONTEXT_PRO'],
    [platform.flex, goodPicture, 'VENDOR_2_FLEX'],
    [platform.pro, goodPicture, 'VENDOR_2_PRO'],
    [platform.referenceVideo, goodReferenceVideo, 'VENDOR2_6_V2V'],
  ])('shows a queued task of %s', async (path, body, taskType) => {
    const id = await create(path, body);
    const { status, json } = await sandbox.call('GET', platform.taskResult(id));
    expect(status).toBe(200);
    expect(json).toEqual({
      task: {
        task_id: id,
        status: 'TASK_STATUS_QUEUED',
        reason: '',
        task_type: taskType,
        eta: expect.any(Number),
        progress_percent: 0,
      },
      images: [],
      videos: [],
      audios: [],
      extra: {},
    });
  });

  test('of an unknown task, of another account, and of document 1', async () => {
    const mine = await create();
    const film = (await sandbox.generate(goodGeneration)).json.task_id;
    const other = { authorization: 'Bearer other-key' };
    for (const [id, headers] of [
      ['1234567890123456789', {}],
      ['a/../b', {}],
      [mine, other],
      [film, {}],
    ] as const) {
      const { status, json } = await sandbox.call('GET', platform.taskResult(id), undefined, headers);
      expect(status).toBe(404);
      expect(json).toEqual(errorShape(404, 'TASK_NOT_FOUND'));
    }
    expect((await sandbox.call('GET', paths.query(mine))).status).toBe(400);
  });

  test('without an id', async () => {
    const { status, json } = await sandbox.call('GET', '/v3/async/task-result');
    expect(status).toBe(400);
    expect(json.message).toBe('task_id: is required');
  });

  test('knows a task for 7 days', async () => {
    const id = await create();
    const age = (ageDays: number) => sandbox.call('POST', `/_sandbox/tasks/${id}`, { ageDays });
    await age(6.99);
    expect((await sandbox.result(id)).task.status).toBe('TASK_STATUS_QUEUED');
    await age(7.01);
    expect((await sandbox.call('GET', platform.taskResult(id))).status).toBe(404);
  });

  test('shows a cancelled task as failed', async () => {
    const id = await create();
    await sandbox.call('POST', `/_sandbox/tasks/${id}`, { cancel: true });
    const { task } = await sandbox.result(id);
    expect(task).toMatchObject({
      status: 'TASK_STATUS_FAILED',
      reason: expect.stringContaining('cancelled'),
    });
  });
});

describe('faults', () => {
  test('rate_limit: 429 with Retry-After, on create and query', async () => {
    await sandbox.arm('rate_limit', 2);
    for (const answer of [
      await sandbox.call('POST', platform.flex, goodPicture),
      await sandbox.call('GET', platform.taskResult('1')),
    ]) {
      expect(answer.status).toBe(429);
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(answer.json).toEqual(errorShape(429, 'RATE_LIMIT_EXCEEDED'));
    }
  });

  test.each([
    ['server_error', 500, 'INTERNAL_ERROR'],
    ['no_balance', 403, 'BILLING_BALANCE_NOT_ENOUGH'],
    ['sensitive_input', 400, 'ILLEGAL_PROMPT'],
  ])('%s', async (kind, status, reason) => {
    await sandbox.arm(kind);
    const answer = await sandbox.call('POST', platform.referenceVideo, goodReferenceVideo);
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual(errorShape(status, reason));
  });

  test('hang: no answer comes', async () => {
    await sandbox.arm('hang');
    const call = fetch(`${sandbox.url}${platform.taskResult('1')}`, {
      headers: { authorization: 'Bearer sandbox-key' },
      signal: AbortSignal.timeout(300),
    });
    await expect(call).rejects.toThrow(/timeout/);
    await expect.poll(lastRequest, patient).toMatchObject({ method: 'GET', status: 0 });
  });

  test.each(['reset_after_accept', 'gateway_timeout_after_accept'])('%s: the task is made', async (kind) => {
    await sandbox.arm(kind);
    const answer = await sandbox.call('POST', platform.pro, goodPicture).catch(() => undefined);
    expect(answer?.status).toBe(kind === 'reset_after_accept' ? undefined : 504);
    const { taskId } = await lastRequest();
    expect((await sandbox.result(taskId)).task.task_id).toBe(taskId);
  });

  test('unknown_status: one query says what no document has', async () => {
    const id = await create();
    await sandbox.arm('unknown_status');
    expect((await sandbox.result(id)).task.status).toBe('TASK_STATUS_UNKNOWN');
    expect((await sandbox.result(id)).task.status).toBe('TASK_STATUS_QUEUED');
  });

  test('can be kept for a path, and for a later call', async () => {
    const fault = { kind: 'server_error', times: 1, path: '-2-flex', after: 1 };
    await sandbox.call('POST', '/_sandbox/faults', fault);
    const statuses: number[] = [];
    for (const path of [platform.pro, platform.flex, platform.pro, platform.flex, platform.flex]) {
      statuses.push((await sandbox.call('POST', path, goodPicture)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 500, 200]);
  });
});

async function lastRequest(): Promise<{ taskId: string; status: number; method: string }> {
  const { json } = await sandbox.call('GET', '/_sandbox/requests');
  return json.at(-1);
}

test('every call is listed with its task', async () => {
  await sandbox.call('DELETE', '/_sandbox/requests');
  const id = await create();
  await sandbox.result(id);
  const requests = (await sandbox.call('GET', '/_sandbox/requests')).json;
  expect(requests).toMatchObject([
    { method: 'POST', path: platform.kontext, status: 200, taskId: id },
    { method: 'GET', path: '/v3/async/task-result', status: 200, taskId: id },
  ]);
});
