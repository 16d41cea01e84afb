import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerAuth } from '#lib/auth/answer-auth.ts';
import { findViewerOfSession } from '#lib/auth/find-viewer.ts';
import { localPath } from '#lib/auth/local-path.ts';
import { changePassword } from '#lib/auth/mutations.ts';
import { returnCookie } from '#lib/auth/next-auth.ts';
import { setFirstPassword } from '#lib/auth/profile.ts';
import { readSessionId, sessionCookieName } from '#lib/auth/session-cookie.ts';
import { signIn } from '#lib/auth/sign-in.ts';
import {
  oidcClient,
  openBrowser,
  type ProviderPerson,
  serveRoute,
  startProvider,
} from '#lib/auth/test-oidc.ts';
import { freshAddress, makePerson, makeViewer, password, signInAs } from '#lib/auth/test-people.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { paths } from '#lib/paths.ts';
import { invitationOfPath } from './invitation-of-path.ts';
import { invite } from './invitations.ts';
import { removeMember } from './members.ts';
import { signInWithIdentity } from './sign-in-with-identity.ts';

const people: Record<string, ProviderPerson> = {};
let studio: Awaited<ReturnType<typeof serveRoute>>;
let provider: Awaited<ReturnType<typeof startProvider>>;

beforeAll(async () => {
  studio = await serveRoute((request) =>
    answerAuth(request, request.nextUrl.pathname.split('/').slice(3), (identity) =>
      signInWithIdentity(identity, {
        invitation: invitationOfPath(localPath(request.cookies.get(returnCookie)?.value)),
        userAgent: request.headers.get('user-agent'),
        now: new Date(),
      }),
    ),
  );
  provider = await startProvider(people, `${studio.origin}/api/auth/callback/oidc`);
  process.env.OIDC_ISSUER = provider.issuer;
  process.env.OIDC_CLIENT_ID = oidcClient.id;
  process.env.OIDC_CLIENT_SECRET = oidcClient.secret;
  process.env.OIDC_NAME = 'Example ID';
});
afterAll(async () => {
  await studio.stop();
  await provider.stop();
});

type Browser = ReturnType<typeof openBrowser>;

const post = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ...fields, json: 'true' }),
});

/** Presses "Continue with Example ID": the address to go to. */
async function begin(browser: Browser, callbackUrl = '/gallery'): Promise<string> {
  const { response } = await browser.go(`${studio.origin}${paths.api.csrfToken()}`);
  const { csrfToken } = await response.json();
  const started = await browser.go(
    `${studio.origin}${paths.api.oidcSignIn()}`,
    post({ csrfToken, callbackUrl }),
  );
  return (await started.response.json()).url;
}

/** Signs in at the provider, agrees, and follows it back: the address that leads back to the studio. */
async function passProvider(browser: Browser, url: string, login: string): Promise<string> {
  let at: string | undefined = url;
  for (let step = 0; at && step < 12; step++) {
    if (at.startsWith(studio.origin)) return at;
    const { response, next } = await browser.go(at);
    at = next;
    if (next) continue;
    const prompt = /name="prompt" value="(\w+)"/.exec(await response.text())?.[1] ?? '';
    const form = new URLSearchParams({ prompt, ...(prompt === 'login' ? { login, password: 'x' } : {}) });
    at = (await browser.go(response.url, { method: 'POST', body: form })).next;
  }
  throw new Error('the provider did not lead back');
}

/** The whole way round: where it ends, and who is signed in then. */
async function comeIn(login: string, { path = '/gallery', browser = openBrowser() } = {}) {
  const back = await passProvider(browser, await begin(browser, path), login);
  const { next } = await browser.go(back);
  return { at: next?.replace(studio.origin, ''), viewer: await viewerOf(browser), back, browser };
}

async function viewerOf(browser: Browser): Promise<Viewer | null> {
  const jar = browser.jarOf(studio.origin);
  const headers = new Headers({ host: new URL(studio.origin).host });
  const value = jar.get(sessionCookieName(headers));
  const sessionId = await readSessionId(headers, { get: () => (value ? { value } : undefined) });
  return sessionId ? findViewerOfSession(sessionId) : null;
}

async function invitationPath(owner: Viewer, role: 'owner' | 'creator' | 'reviewer' = 'creator') {
  const made = await invite(owner, { role, days: 7 });
  return made.ok ? made.value.link : '';
}

let count = 0;
function knownAs(person: ProviderPerson): string {
  count += 1;
  const login = `login-${count}`;
  people[login] = person;
  return login;
}

describe('at the OpenID provider', () => {
  test('a new person with an invitation makes an account, and comes back by it without one', async () => {
    const owner = await makeViewer('owner');
    const login = knownAs({ name: 'Cleo Example', email: 'Cleo@Example.com', email_verified: true });
    const path = await invitationPath(owner, 'reviewer');
    const { at, viewer } = await comeIn(login, { path });
    expect(at).toBe(path);
    expect(viewer).toMatchObject({
      teamId: owner.teamId,
      role: 'reviewer',
      name: 'Cleo Example',
      email: 'cleo@example.com',
    });
    expect(await db().invitation.count({ where: { usedById: viewer?.userId ?? '' } })).toBe(1);

    const again = await comeIn(login);
    expect(again).toMatchObject({ at: '/gallery', viewer: { userId: viewer?.userId } });
    // By their subject: an e-mail may change.
    people[login] = { name: 'Cleo', email: 'married@example.com', email_verified: true };
    expect((await comeIn(login)).viewer).toMatchObject({ userId: viewer?.userId, email: 'cleo@example.com' });
  });

  test('a stranger without an invitation stays outside, and nothing is made', async () => {
    await makeViewer('owner');
    const before = await db().user.count();
    const login = knownAs({ name: 'Eve', email: 'eve@example.com', email_verified: true });
    expect(await comeIn(login)).toMatchObject({
      at: '/sign-in?refused=no-invitation&next=%2Fgallery',
      viewer: null,
    });
    expect(await db().user.count()).toBe(before);
    expect(await db().identity.count({ where: { subject: login } })).toBe(0);
  });

  test('a used, a forged and no invitation are told apart on the page they came from', async () => {
    const owner = await makeViewer('owner');
    const path = await invitationPath(owner);
    await comeIn(knownAs({ email: 'first@example.com' }), { path });
    const second = knownAs({ email: 'second@example.com' });
    expect(await comeIn(second, { path })).toMatchObject({ at: `${path}?refused=used`, viewer: null });
    const forged = path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(await comeIn(second, { path: forged })).toMatchObject({
      at: `${forged}?refused=unknown`,
      viewer: null,
    });
    const nameless = knownAs({ name: 'No Mail' });
    expect(await comeIn(nameless, { path: await invitationPath(owner) })).toMatchObject({
      at: expect.stringContaining('refused=no-email'),
      viewer: null,
    });
    expect(await db().user.count({ where: { members: { none: {} } } })).toBe(0);
  });

  test('an account becomes the one of whoever proves its e-mail, and of nobody else', async () => {
    const person = await makePerson('creator');
    const squatter = await signInAs(person.email);
    const unproven = knownAs({ email: person.email, email_verified: false });
    expect(await comeIn(unproven)).toMatchObject({
      at: expect.stringContaining('refused=unverified'),
      viewer: null,
    });
    expect(await comeIn(knownAs({ email: person.email }))).toMatchObject({ viewer: null });

    const proven = knownAs({ email: person.email.toUpperCase(), email_verified: 'true' });
    expect((await comeIn(proven)).viewer).toMatchObject({ userId: person.userId, teamId: person.teamId });
    // Whoever made the account with another's e-mail is out.
    expect(await findViewerOfSession(squatter.sessionId)).toBeNull();
    const old = { email: person.email, password, address: freshAddress(), userAgent: null, now: new Date() };
    expect(await signIn(old)).toMatchObject({ failure: { code: 'wrong' } });

    // The same e-mail, given to another person at the provider.
    const heir = knownAs({ email: person.email, email_verified: true });
    expect(await comeIn(heir)).toMatchObject({ at: expect.stringContaining('refused=others'), viewer: null });
  });

  test('a person who is removed comes in no more, and is told on the way in', async () => {
    const owner = await makeViewer('owner');
    const login = knownAs({ email: 'gone@example.com', email_verified: true });
    const { viewer } = await comeIn(login, { path: await invitationPath(owner) });
    await removeMember(owner, viewer?.userId ?? '');
    expect((await comeIn(login)).viewer).toBeNull();
    expect((await comeIn(login, { path: await invitationPath(owner) })).viewer).toBeNull();
  });

  test('a password is set once, soon after signing in, and asked for from then on', async () => {
    const owner = await makeViewer('owner');
    const login = knownAs({ email: 'later@example.com', email_verified: true });
    const { viewer } = await comeIn(login, { path: await invitationPath(owner) });
    if (!viewer) throw new Error('nobody is signed in');
    const late = new Date(Date.now() + 16 * 60_000);
    const newPassword = 'my first words in a row';
    expect(await setFirstPassword(viewer, { newPassword, now: late })).toMatchObject({
      failure: { code: 'stale' },
    });
    expect(await setFirstPassword(viewer, { newPassword, now: new Date() })).toMatchObject({ ok: true });
    expect(await setFirstPassword(viewer, { newPassword: 'others in a row', now: new Date() })).toMatchObject(
      {
        failure: { code: 'conflict' },
      },
    );
    const attempt = { email: viewer.email, address: freshAddress(), userAgent: null, now: new Date() };
    expect(await signIn({ ...attempt, password: newPassword })).toMatchObject({ ok: true });
    const change = { newPassword: 'third words in a row', address: freshAddress(), now: new Date() };
    expect(await changePassword(viewer, { ...change, currentPassword: newPassword })).toMatchObject({
      ok: true,
    });
  });
});

describe('the way back', () => {
  test('works once, and only in the browser that went out', async () => {
    const owner = await makeViewer('owner');
    const login = knownAs({ email: 'careful@example.com', email_verified: true });
    const { browser, back } = await comeIn(login, { path: await invitationPath(owner) });
    const replayed = await browser.go(back);
    expect(replayed.next).toContain('refused=provider');

    const victim = openBrowser();
    const attack = await passProvider(openBrowser(), await begin(openBrowser()), login);
    const planted = await victim.go(attack);
    expect(planted.next).toContain('refused=provider');
    expect(await viewerOf(victim)).toBeNull();
  });

  test('with a state, code or issuer that was changed leads in nowhere', async () => {
    const owner = await makeViewer('owner');
    const login = knownAs({ email: 'changed@example.com', email_verified: true });
    await comeIn(login, { path: await invitationPath(owner) });
    for (const part of ['state', 'code', 'iss']) {
      const browser = openBrowser();
      const back = new URL(await passProvider(browser, await begin(browser), login));
      back.searchParams.set(part, 'https://elsewhere.example');
      expect((await browser.go(back.href)).next).toContain('refused=provider');
      expect(await viewerOf(browser)).toBeNull();
    }
  });

  test('says so when the person turned back at the provider', async () => {
    const browser = openBrowser();
    const state = new URL(await begin(browser)).searchParams.get('state') ?? '';
    const back = `${studio.origin}/api/auth/callback/oidc?${new URLSearchParams({ error: 'access_denied', state })}`;
    expect((await browser.go(back)).next).toBe(`${studio.origin}/sign-in?refused=provider&next=%2Fgallery`);
  });

  test('leads to no other site, and asks for everything that makes it safe', async () => {
    const owner = await makeViewer('owner');
    const login = knownAs({ email: 'open@example.com', email_verified: true });
    await comeIn(login, { path: await invitationPath(owner) });
    for (const path of ['https://elsewhere.example/', '//elsewhere.example/']) {
      expect((await comeIn(login, { path })).at).toMatch(/^\/?$/);
    }
    const query = new URL(await begin(openBrowser())).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.any(String),
      nonce: expect.any(String),
      scope: 'openid email profile',
      redirect_uri: `${studio.origin}/api/auth/callback/oidc`,
    });
  });

  test('begins with a click on our own page alone', async () => {
    const url = `${studio.origin}${paths.api.oidcSignIn()}`;
    expect((await fetch(url)).status).toBe(404);
    const foreign = {
      ...post({}),
      headers: { 'content-type': 'application/json', origin: 'https://x.example' },
    };
    expect((await fetch(url, foreign)).status).toBe(403);
    const { response } = await openBrowser().go(url, post({ csrfToken: 'forged' }));
    expect((await response.json()).url).toContain('csrf=true');
  });
});
