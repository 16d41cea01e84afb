import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHealth } from './health.ts';
import { freePort } from './launch/free-port.ts';

let asked = 0;
const vendor = createServer((_, response) => {
  asked += 1;
  response.end();
});

beforeAll(async () => {
  const port = await freePort();
  process.env.SANDBOX_PORT = String(port);
  await new Promise<void>((resolve) => vendor.listen(port, '127.0.0.1', resolve));
});
afterAll(() => vendor.close());

test('however many ask at once, the vendor is asked once; a second later it is asked anew', async () => {
  const now = Date.now();
  const answers = await Promise.all(Array.from({ length: 20 }, () => readHealth(now)));
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatchObject({ database: 'ok', vendor: 'ok' });
  expect(asked).toBe(1);
  await readHealth(now + 999);
  expect(asked).toBe(1);
  await readHealth(now + 1000);
  expect(asked).toBe(2);
});
