import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#lib/paths.ts';
import { failure } from '#lib/result.ts';
import { answerAuth } from './answer-auth.ts';
import { findViewerOfSession } from './find-viewer.ts';
import { readSessionId, sessionCookieName } from './session-cookie.ts';
import { openBrowser, serveRoute } from './test-oidc.ts';
import { makePerson, password } from './test-people.ts';

let studio: Awaited<ReturnType<typeof serveRoute>>;

beforeAll(async () => {
  studio = await serveRoute((request) =>
    answerAuth(request, request.nextUrl.pathname.split('/').slice(3), async () =>
      failure('off', 'No provider.'),
    ),
  );
});
afterAll(() => studio.stop());

type Browser = ReturnType<typeof openBrowser>;

async function send(browser: Browser, path: string, fields: Record<string, string>) {
  const { response } = await browser.go(`${studio.origin}${paths.api.csrfToken()}`);
  const { csrfToken } = await response.json();
  return browser.go(`${studio.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ csrfToken, json: 'true', ...fields }),
  });
}

async function viewerOf(browser: Browser) {
  const headers = new Headers({ host: new URL(studio.origin).host });
  const value = browser.jarOf(studio.origin).get(sessionCookieName(headers));
  const sessionId = await readSessionId(headers, { get: () => (value ? { value } : undefined) });
  return sessionId ? findViewerOfSession(sessionId) : null;
}

test('a password signs in, and signing out ends the session for whoever kept the cookie', async () => {
  const person = await makePerson();
  const browser = openBrowser();
  const { response } = await send(browser, paths.api.signIn(), { email: person.email, password });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.getSetCookie().find((line) => line.startsWith('rushes-session='))).toMatch(
    /HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i,
  );
  const viewer = await viewerOf(browser);
  expect(viewer).toMatchObject({ userId: person.userId });
  await send(browser, paths.api.signOut(), {});
  expect(browser.jarOf(studio.origin).has('rushes-session')).toBe(false);
  expect(await findViewerOfSession(viewer?.sessionId ?? '')).toBeNull();
});

test('a wrong one is said in words, and a forged token opens nothing', async () => {
  const person = await makePerson();
  const browser = openBrowser();
  const wrong = await send(browser, paths.api.signIn(), { email: person.email, password: 'not this' });
  expect(wrong.response.status).toBe(401);
  expect(new URL((await wrong.response.json()).url).searchParams.get('error')).toContain(
    'do not belong together',
  );
  const forged = await send(browser, paths.api.signIn(), { email: person.email, password, csrfToken: 'x' });
  expect((await forged.response.json()).url).toContain('csrf=true');
  expect(await viewerOf(browser)).toBeNull();
});

test.each([
  ['GET', '/api/auth/providers'],
  ['GET', '/api/auth/signin'],
  ['GET', '/api/auth/signout'],
  ['GET', '/api/auth/error?error=anything'],
  ['POST', '/api/auth/_log'],
  ['POST', '/api/auth/session'],
  // Nobody has set up a provider.
  ['POST', '/api/auth/signin/oidc'],
  ['GET', '/api/auth/callback/oidc?code=1&state=2'],
  ['GET', '/api/auth/callback/credentials'],
])('%s %s is closed', async (method, path) => {
  const { response } = await openBrowser().go(`${studio.origin}${path}`, { method });
  expect(response.status).toBe(404);
});

test('other sites are held off, and nothing long is read', async () => {
  const url = `${studio.origin}${paths.api.signIn()}`;
  const foreign = await fetch(url, { method: 'POST', headers: { origin: 'https://elsewhere.example' } });
  expect(foreign.status).toBe(403);
  expect((await fetch(url, { method: 'POST' })).status).toBe(403);
  const { response } = await openBrowser().go(url, { method: 'POST', body: 'x'.repeat(20_000) });
  expect(response.status).toBe(413);
});
