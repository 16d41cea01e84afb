import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '#lib/launch/free-port.ts';
import { createVendorClient } from './client.ts';
import { defaultVendorNames } from './names.ts';
import type { SoundHead, SpeakOutcome } from './spoken-answer.ts';

const apiKey = 'a-secret-key';
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** One call to a vendor that answers so, and what reached the sink. */
async function speak(
  answer: RequestListener,
): Promise<{ outcome: SpeakOutcome; heard: Buffer; head?: SoundHead }> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return speakAt((server.address() as AddressInfo).port);
}

async function speakAt(port: number) {
  const baseUrl = `http://127.0.0.1:${port}`;
  const times = { createTimeoutMs: 400, silenceMs: 1000 };
  const client = createVendorClient({ baseUrl, apiKey, names: defaultVendorNames, ...times });
  const chunks: Uint8Array[] = [];
  const heads: SoundHead[] = [];
  const outcome = await client.speak('/v3/x', '{}', {
    begin: (head) => heads.push(head),
    write: async (chunk) => {
      chunks.push(chunk);
    },
  });
  return { outcome, heard: Buffer.concat(chunks), ...(heads[0] ? { head: heads[0] } : {}) };
}

const sound = Buffer.alloc(100_000, 7);
const audio = { 'content-type': 'audio/mpeg', 'request-id': 'sample-1' };

test('sound that comes in pieces arrives whole, with the id of the sample', async () => {
  const { outcome, heard, head } = await speak((_request, response) => {
    response.writeHead(200, audio).write(sound.subarray(0, 50_000));
    setTimeout(() => response.end(sound.subarray(50_000)), 50);
  });
  expect(outcome).toMatchObject({ kind: 'spoken', sizeBytes: sound.length });
  expect(heard.equals(sound)).toBe(true);
  expect(head).toEqual({ contentType: 'audio/mpeg', sampleId: 'sample-1' });
});

test.each<[string, RequestListener, SpeakOutcome['kind']]>([
  ['nothing at all', (_q, response) => response.writeHead(200, audio).end(), 'unclear'],
  [
    'a page',
    (_q, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hi'),
    'unclear',
  ],
  [
    'a page said to be sound',
    (_q, response) => response.writeHead(200, audio).end('<!DOCTYPE html>Hi'),
    'unclear',
  ],
  [
    'JSON said to be sound',
    (_q, response) => response.writeHead(200, audio).end('{"task_id":"1"}'),
    'unclear',
  ],
  [
    'JSON',
    (_q, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    'unclear',
  ],
  [
    'sound cut in the middle',
    (_q, response) => {
      response.writeHead(200, { ...audio, 'content-length': '100' }).write('abc');
      setTimeout(() => response.destroy(), 20);
    },
    'unclear',
  ],
  ['sound that falls silent', (_q, response) => response.writeHead(200, audio).write('abc'), 'unclear'],
  ['no answer', () => {}, 'unclear'],
  ['a gateway’s 504', (_q, response) => response.writeHead(504).end('<html>'), 'unclear'],
  [
    'an unknown voice',
    (_q, response) =>
      response.writeHead(400).end('{"code":400,"reason":"INVALID_REQUEST_BODY","message":"voice"}'),
    'refused',
  ],
  ['too many requests', (_q, response) => response.writeHead(429).end(''), 'rate-limited'],
  [
    'the vendor’s own 500',
    (_q, response) =>
      response.writeHead(500).end('{"code":500,"reason":"CREATE_TASK_FAILED","message":"oops"}'),
    'vendor-trouble',
  ],
])('%s', async (_name, answer, kind) => {
  const { outcome } = await speak(answer);
  expect(outcome.kind).toBe(kind);
});

test('words where sound should be are told, without the key', async () => {
  const { outcome } = await speak((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<b>Closed</b> for ${apiKey}`);
  });
  expect(outcome).toMatchObject({
    reason: 'words came where sound should be: Closed for [key]',
    httpStatus: 200,
  });
});

test('a refused connection sent nothing', async () => {
  expect((await speakAt(await freePort())).outcome.kind).toBe('not-sent');
});
