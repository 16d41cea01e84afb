import { paths } from '#lib/paths.ts';
import { failure, type Result, success } from '#lib/result.ts';

/** Signs this browser in; the words of a refusal are the server's. */
export async function signIn(email: string, password: string): Promise<Result<null>> {
  return send(paths.api.signIn(), { email, password });
}

/** Signs this browser out and ends its session. */
export async function signOut(): Promise<Result<null>> {
  return send(paths.api.signOut(), {});
}

/** next-auth wants a token of its own with each request, and answers with a URL that carries the refusal. */
async function send(url: string, fields: Record<string, string>): Promise<Result<null>> {
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
    if (response.ok) return success(null);
    return failure('refused', query.get('error') ?? 'The studio could not do this. Try again.');
  } catch {
    return failure('unreachable', 'Could not reach the studio. Check the connection and try again.');
  }
}
