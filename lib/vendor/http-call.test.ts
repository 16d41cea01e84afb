import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished, test } from 'vitest';
import { callWith } from './http-call.ts';

const body = Buffer.alloc(256 * 1024, 'a');

/** Answers with all of `body` and hangs up at once, long before a slow reader has read it. */
async function startHasty(): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`);
      socket.end(body);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}/`;
}

// An HTTP client that cannot bear this throws where nobody can catch it, and takes the process along.
test('an answer that was sent whole is read whole, however late and slowly', async ({ expect }) => {
  const read = await callWith(
    { method: 'GET', url: await startHasty(), headers: {}, timeoutMs: 10_000 },
    async (answer) => {
      let sizeBytes = 0;
      await pause(100);
      for await (const chunk of answer.body) {
        sizeBytes += chunk.length;
        await pause(5);
      }
      return sizeBytes;
    },
  );
  expect(read).toBe(body.length);
});
