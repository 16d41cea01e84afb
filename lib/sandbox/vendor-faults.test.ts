import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultKinds } from './faults.ts';
import { goodGeneration, paths, patient, TestSandbox } from './test-sandbox.ts';

/** Each fault that can be armed, and what a call of document 1 sees of it. */
const sandbox = new TestSandbox({ seconds: 600, otherKeys: ['other-key'] });
beforeAll(() => sandbox.start());
afterAll(() => sandbox.remove());

const errorShape = (status: number, type: string) => ({
  type: 'error',
  error: { type, message: expect.any(String), http_code: String(status) },
  request_id: expect.stringMatching(/.+/),
});

describe('faults', () => {
  test('rate_limit: 429 with Retry-After, for as many calls as were armed', async () => {
    await sandbox.arm('rate_limit', 2);
    const first = await sandbox.generate(goodGeneration);
    expect(first.status).toBe(429);
    expect(first.headers.get('retry-after')).toBe('2');
    expect(first.json).toEqual(errorShape(429, 'rate_limit_error'));
    expect((await sandbox.call('GET', paths.query('1'))).status).toBe(429);
    expect((await sandbox.generate(goodGeneration)).status).toBe(200);
  });

  test.each([
    ['server_error', 500, 'server_error'],
    ['no_balance', 402, 'insufficient_balance_error'],
    ['sensitive_input', 422, 'unprocessable_entity_error'],
  ])('%s', async (kind, status, type) => {
    await sandbox.arm(kind);
    const answer = await sandbox.generate(goodGeneration);
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual(errorShape(status, type));
    expect((await sandbox.generate(goodGeneration)).status).toBe(200);
  });

  test('a fault kept for creates leaves queries alone', async () => {
    await sandbox.call('POST', '/_sandbox/faults', { kind: 'rate_limit', times: 1, on: 'create' });
    expect((await sandbox.call('GET', paths.query('1'))).status).toBe(400);
    expect((await sandbox.generate(goodGeneration)).status).toBe(429);
  });

  test('hang: no answer comes', async () => {
    await sandbox.arm('hang');
    const call = fetch(`${sandbox.url}${paths.query('1')}`, {
      headers: { authorization: 'Bearer sandbox-key' },
      signal: AbortSignal.timeout(300),
    });
    await expect(call).rejects.toThrow(/timeout/);
    // On a busy machine the client has left before the call was read.
    await expect.poll(lastRequest, patient).toMatchObject({ method: 'GET', status: 0 });
  });

  test('reset_after_accept: the task is made and the connection cut', async () => {
    await sandbox.arm('reset_after_accept');
    await expect(sandbox.generate(goodGeneration)).rejects.toThrow();
    const { taskId, status } = await lastRequest();
    expect(status).toBe(0);
    expect(await sandbox.query(taskId)).toMatchObject({ id: taskId, status: 'queued' });
  });

  test('gateway_timeout_after_accept: the task is made and the answer is a page', async () => {
    await sandbox.arm('gateway_timeout_after_accept');
    const answer = await sandbox.generate(goodGeneration);
    expect(answer.status).toBe(504);
    expect(answer.headers.get('content-type')).toContain('text/html');
    const { taskId } = await lastRequest();
    expect(await sandbox.query(taskId)).toMatchObject({ id: taskId });
  });

  test('what is armed can be seen, replaced and cleared', async () => {
    await sandbox.arm('no_balance', 3);
    await sandbox.arm('no_balance', 2);
    expect((await sandbox.call('GET', '/_sandbox/faults')).json).toEqual([{ kind: 'no_balance', times: 2 }]);
    await sandbox.arm('no_balance', 0);
    expect((await sandbox.call('GET', '/_sandbox/faults')).json).toEqual([]);
    await sandbox.arm('hang');
    expect((await sandbox.call('DELETE', '/_sandbox/faults')).json).toEqual([]);
  });

  test('are armed by a body of any content type, as curl -d sends it', async () => {
    const body = JSON.stringify({ kind: 'no_balance', times: 1 });
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const { json } = await sandbox.call('POST', '/_sandbox/faults', body, type);
    expect(json).toEqual([{ kind: 'no_balance', times: 1 }]);
    await sandbox.call('DELETE', '/_sandbox/faults');
  });

  test.each([
    [{ kind: 'flood', times: 1 }],
    [{ times: 1 }],
    [{ kind: 'hang', times: -1 }],
    [{ kind: 'hang', times: '1' }],
    [[]],
  ])('refuses %j and lists the kinds', async (body) => {
    const { status, json } = await sandbox.call('POST', '/_sandbox/faults', body);
    expect(status).toBe(400);
    if (!Array.isArray(body)) for (const kind of faultKinds) expect(json.error.message).toContain(kind);
  });
});

async function lastRequest(): Promise<{ taskId: string; status: number; method: string }> {
  const { json } = await sandbox.call('GET', '/_sandbox/requests');
  return json.at(-1);
}
