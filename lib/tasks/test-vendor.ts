import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A vendor whose answers the test writes, for what the sandbox never says. */
export interface TestVendor {
  url: string;
  apiKey: string;
  /** The answers of the next calls in order; the last one stays. */
  answer: (...answers: (object | ((response: ServerResponse) => void))[]) => void;
  calls: string[];
  stop: () => void;
}

export async function startTestVendor(): Promise<TestVendor> {
  let answers: Parameters<TestVendor['answer']> = [];
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (typeof next === 'function') next(response);
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(next));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    apiKey: 'none',
    calls,
    answer: (...next) => {
      answers = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A refusal in the shape of document 1. */
export function refusing(status: number, message: string, headers: Record<string, string> = {}) {
  return (response: ServerResponse) => {
    response.writeHead(status, headers).end(
      JSON.stringify({
        type: 'error',
        error: { type: 'some_error', message, http_code: String(status) },
        request_id: 'request-1',
      }),
    );
  };
}
