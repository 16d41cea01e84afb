import { paths } from '#lib/paths.ts';
import { failure, type Result, success } from '#lib/result.ts';

/** Signs this browser in; the words of a refusal are the server's. */
export async function signIn(email: string, password: string): Promise<Result<null>> {
  const sent = await send(paths.api.signIn(), { email, password });
  return sent.ok ? success(null) : sent;
}

/** Begins the way over the OpenID provider: the address to go to. `next` is where to come back to. */
export async function beginOidc(next: string): Promise<Result<string>> {
  const sent = await send(paths.api.oidcSignIn(), { callbackUrl: next });
  // An address of our own is next-auth's page on an error: the provider could not be asked.
  if (sent.ok && sent.value.startsWith(window.location.origin)) {
    return failure('unreachable', 'The sign-in provider could not be reached. Try again later.');
  }
  return sent;
}

/** Signs this browser out and ends its session. */
export async function signOut(): Promise<Result<null>> {
  const sent = await send(paths.api.signOut(), {});
  return sent.ok ? success(null) : sent;
}

/** next-auth wants a token of its own with each request, and answers with a URL that carries the refusal. */
async function send(url: string, fields: Record<string, string>): Promise<Result<string>> {
  try {
    const { csrfToken } = await (await fetch(paths.api.csrfToken(), { cache: 'no-store' })).json();
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...fields, csrfToken, json: 'true' }),
    });
    const answer: unknown = await response.json();
    const target = answer && typeof answer === 'object' && 'url' in answer ? String(answer.url) : '';
    const query = URL.canParse(target) ? new URL(target).searchParams : new URLSearchParams();
    // A token that came without its cookie is answered with 200 and a page to ask again.
    if (query.has('csrf')) {
      return failure('no-cookie', 'This browser did not keep the cookie. Allow cookies for this address.');
    }
    if (response.ok) return success(target);
    return failure('refused', query.get('error') ?? 'The studio could not do this. Try again.');
  } catch {
    return failure('unreachable', 'Could not reach the studio. Check the connection and try again.');
  }
}
