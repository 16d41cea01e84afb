import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NextRequest } from 'next/server';
import { Provider } from 'oidc-provider';

/** Somebody as the provider knows them; `email_verified` and the rest are its claims. */
export interface ProviderPerson {
  name?: string;
  preferred_username?: string;
  email?: string;
  email_verified?: boolean | string;
}

export const oidcClient = { id: 'rushes', secret: 'a secret between the two' };

async function listen(handle: RequestListener) {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** For tests: a web server that answers with what a route handler answers. */
export function serveRoute(answer: (request: NextRequest) => Promise<Response>) {
  return listen(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const headers = new Headers(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    );
    const request = new NextRequest(`http://${incoming.headers.host}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers,
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    const response = await answer(request);
    response.headers.forEach((value, name) => {
      if (name !== 'set-cookie') outgoing.setHeader(name, value);
    });
    outgoing.setHeader('set-cookie', response.headers.getSetCookie());
    outgoing.writeHead(response.status).end(await response.text());
  });
}

/** For tests: a real OpenID provider on this machine, which takes anybody's password. */
export async function startProvider(people: Record<string, ProviderPerson>, redirectUri: string) {
  let provider: Provider | undefined;
  const server = await listen((request, response) => provider?.callback()(request, response));
  provider = new Provider(server.origin, {
    clients: [
      {
        client_id: oidcClient.id,
        client_secret: oidcClient.secret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'preferred_username'] },
    findAccount: (_context, id) =>
      people[id] ? { accountId: id, claims: async () => ({ sub: id, ...people[id] }) } : undefined,
    cookies: { keys: ['a key for tests'] },
    pkce: { required: () => true },
  });
  return { issuer: server.origin, stop: server.stop };
}

/** For tests: what a browser does between pages: cookies per address, and redirects one by one. */
export function openBrowser() {
  const jars = new Map<string, Map<string, string>>();
  async function go(url: string, init: RequestInit = {}) {
    const { origin } = new URL(url);
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie, origin },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    const location = response.headers.get('location');
    return { response, next: location ? new URL(location, url).href : undefined };
  }
  return { go, jarOf: (origin: string) => jars.get(origin) ?? new Map<string, string>() };
}
