import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}

/** For tests: a server elsewhere that web hooks lead to. `answer` is what it does at each call. */
export async function startTestReceiver() {
  const calls: Call[] = [];
  let answer: (response: ServerResponse) => void = (response) => response.writeHead(204).end();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    answer: (next: (response: ServerResponse) => void) => {
      answer = next;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Whether a call is signed with this key, checked as a receiver does (README, "Web hooks"). */
export function isSigned({ headers, body }: Call, key: string): boolean {
  const secret = Buffer.from(key.replace(/^whsec_/, ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}
