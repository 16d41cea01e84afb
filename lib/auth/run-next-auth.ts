import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NextApiResponse } from 'next';
import { NextResponse } from 'next/server';
import NextAuth, { type NextAuthOptions } from 'next-auth';

interface AuthRequest {
  method: string;
  /** What follows `/api/auth/`. */
  path: readonly string[];
  query: Record<string, string>;
  body: Record<string, string>;
  cookies: Record<string, string>;
  headers: Record<string, string>;
}

/**
 * Asks next-auth in the form of Next's API routes: it takes the request as it is handed in, with the host and protocol
 * that we have made sure of, where its form for route handlers reads them by itself.
 */
export async function runNextAuth(request: AuthRequest, options: NextAuthOptions): Promise<NextResponse> {
  const { path, query, ...rest } = request;
  const incoming = Object.assign(new IncomingMessage(new Socket()), {
    ...rest,
    query: { ...query, nextauth: [...path] },
    env: {},
  });
  let body: string | null = null;
  const response = new ServerResponse(incoming);
  const answering = Object.assign(response, {
    status(code: number) {
      response.statusCode = code;
      return answering;
    },
    json(value: unknown) {
      response.setHeader('content-type', 'application/json');
      body = JSON.stringify(value);
    },
    send(value: unknown) {
      body = typeof value === 'string' ? value : JSON.stringify(value ?? {});
    },
  });
  // These three, and what every response has, is all that next-auth asks of it.
  await NextAuth(incoming, answering as unknown as NextApiResponse, options);
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.getHeaders())) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one));
  }
  return new NextResponse(body, { status: response.statusCode, headers });
}
