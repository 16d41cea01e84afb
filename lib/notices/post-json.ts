import { Agent, request } from 'undici';
import { explainFetch, FetchError } from '#lib/assets/fetch-error.ts';
import { ForbiddenAddress, isForbiddenHost, lookupPublic } from '#lib/assets/public-address.ts';
import { env } from '#lib/env.ts';
import { failure, type Result, success } from '#lib/result.ts';

/** For everything together. */
const timeoutMs = 10_000;

const connect = { timeout: timeoutMs };
const guarded = new Agent({ connect: { ...connect, lookup: lookupPublic } });
const open = new Agent({ connect });

/**
 * POST to an address that a person typed, under the rules of `safe-fetch.ts`: addresses are checked when connecting,
 * private ones are refused unless the operator allows the origin. Redirects are not followed, and what is answered is
 * not read: only its status counts.
 */
export async function postJson(
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<Result<{ status: number }>> {
  const target = readAddress(url);
  if (!target.ok) return target;
  try {
    const answer = await request(target.value, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'user-agent': 'Rushes', ...headers },
      dispatcher: isAllowed(target.value) ? open : guarded,
      signal: AbortSignal.timeout(timeoutMs),
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    answer.body.on('error', () => {}).destroy();
    return success({ status: answer.statusCode });
  } catch (error) {
    return explain(error);
  }
}

/** Whether an address may be called, as far as it can be known before. */
export function readAddress(text: string): Result<URL> {
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    return failure('bad-link', 'Enter an address that starts with https:// or http://.', { field: 'url' });
  }
  if (url.username || url.password) {
    return failure('bad-link', 'The address may not hold a name or password.', { field: 'url' });
  }
  if (!isAllowed(url) && isForbiddenHost(url.hostname)) return privateAddress;
  return success(url);
}

const privateAddress = failure(
  'forbidden-address',
  'This address lies in a private network. The operator can allow it with WEBHOOK_PRIVATE_ORIGINS.',
  { field: 'url' },
);

function isAllowed({ origin }: URL): boolean {
  return env().WEBHOOK_PRIVATE_ORIGINS.includes(origin);
}

function explain(error: unknown): Result<never> {
  const cause = error instanceof Error && !(error instanceof FetchError) ? (error.cause ?? error) : error;
  if (cause instanceof ForbiddenAddress || error instanceof ForbiddenAddress) return privateAddress;
  const { code } = explainFetch(error);
  if (code === 'timeout') return failure(code, 'The receiver did not answer within 10 seconds.');
  if (code === 'truncated') return failure(code, 'The connection broke off.');
  return failure(code, 'The receiver cannot be reached.');
}
