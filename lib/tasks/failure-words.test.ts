import { expect, test } from 'vitest';
import { readVendorError } from '#lib/vendor/errors.ts';
import { reportOfVideoTask } from '#lib/vendor/task-report.ts';
import { queryAnswer } from '#lib/vendor/video.ts';
import { explainFailure } from './failure-words.ts';
import { failureOfError, failureOfTask } from './read-failure.ts';
import { type FailureKind, failureKinds } from './task-failure.ts';

test('every kind has its four sentences', () => {
  for (const kind of failureKinds) {
    for (const words of Object.values(explainFailure({ kind, message: '' }, 'failed'))) {
      expect(words.length).toBeGreaterThan(10);
    }
  }
});

const documentShape = (message: string) =>
  JSON.stringify({ type: 'error', error: { type: 'x', message, http_code: '400' }, request_id: 'r1' });
const platformShape = (reason: string) => JSON.stringify({ code: 1, reason, message: 'words', metadata: {} });

const refusals: [number, string, FailureKind][] = [
  [400, documentShape('invalid params, ratio (2013)'), 'invalid-request'],
  [400, documentShape('no code here'), 'invalid-request'],
  [400, documentShape('fail to check callback url'), 'callback-unreachable'],
  [401, documentShape('login fail (1004)'), 'key-refused'],
  [401, '', 'key-refused'],
  [402, documentShape('insufficient balance (1008)'), 'no-balance'],
  [402, '<html>', 'no-balance'],
  [422, documentShape('input sensitive (1026)'), 'sensitive-input'],
  [422, '', 'sensitive-input'],
  [400, documentShape('usage limit exceeded (2056)'), 'usage-limit'],
  [429, documentShape('usage limit exceeded (2056)'), 'usage-limit'],
  [500, documentShape('unknown error (1000)'), 'vendor-trouble'],
  [400, platformShape('INVALID_REQUEST_BODY'), 'invalid-request'],
  [403, platformShape('INVALID_API_KEY'), 'key-refused'],
  [403, platformShape('BILLING_BALANCE_NOT_ENOUGH'), 'no-balance'],
  [400, platformShape('ILLEGAL_PROMPT'), 'sensitive-input'],
  [404, '<html>nginx</html>', 'wrong-address'],
  [307, '', 'wrong-address'],
  [413, '<html>', 'too-large'],
];

test.each(refusals)('HTTP %i %s is %s', (status, body, kind) => {
  const failure = failureOfError(readVendorError(status, body, new Headers()));
  expect(failure).toMatchObject({ kind, httpStatus: status });
  expect(failure.message.length).toBeGreaterThan(0);
});

test('the request id comes along, to be copied', () => {
  const error = readVendorError(400, documentShape('x (2013)'), new Headers());
  expect(failureOfError(error)).toMatchObject({ requestId: 'r1', code: '2013' });
});

test('a failed task: by its code, else in general; the vendor’s words stay', () => {
  const task = (error: object | null, status = 'failed') =>
    failureOfTask(reportOfVideoTask(queryAnswer.parse({ task: { id: '1', status, error } }).task));
  expect(task({ code: '1027', message: 'output' })).toMatchObject({ kind: 'sensitive-output', code: '1027' });
  expect(task({ code: '1000', message: 'oops' })).toMatchObject({ kind: 'vendor-failed', message: 'oops' });
  expect(task({ code: '99999' }).kind).toBe('vendor-failed');
  expect(task(null).message).toMatch(/no reason/);
  expect(task(null, 'expired').kind).toBe('expired');
});

test('a code can say more than its kind, and what never left cost nothing', () => {
  const words = explainFailure({ kind: 'invalid-request', code: '1042', message: '' }, 'failed');
  expect(words.title).toBe('Too many invisible characters');
  expect(explainFailure({ kind: 'unexpected', message: '' }, 'cancelled').charged).toBe(
    'Nothing was charged.',
  );
});
