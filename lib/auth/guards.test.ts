import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** What anybody may ask for, and why. Everything else in app/ must be behind a viewer. */
const open: Record<string, string> = {
  'app/(entry)/sign-in/page.tsx': 'the way in',
  'app/(entry)/set-up/page.tsx': 'closed as soon as there is an owner',
  'app/(entry)/invite/[invitationId]/[secret]/page.tsx': 'carries an HMAC over the invitation',
  'app/(entry)/forgot/page.tsx': 'tells nobody who has an account',
  'app/(entry)/reset/[resetId]/[secret]/page.tsx': 'carries an HMAC over the link',
  'app/api/auth/[...nextauth]/route.ts': 'the way in',
  'app/api/health/route.ts': 'says nothing of anybody',
  'app/api/callback/[taskId]/[signature]/route.ts': 'carries an HMAC over the task',
  'app/(entry)/unsubscribe/[code]/page.tsx': 'carries an HMAC, and ends nothing by being opened',
  'app/api/unsubscribe/[code]/route.ts': 'carries an HMAC over whose letters about what it ends',
  'app/share/[shareId]/[secret]/page.tsx': "carries an HMAC over the link's id, and reads with a Guest",
  'app/api/share/[shareId]/[secret]/unlock/route.ts': 'takes the password of such a link',
  'app/media/guest/[shareId]/[ref]/[name]/route.ts': 'carries an HMAC of its own, bound to the guest',
  'app/media/[...key]/route.ts': 'carries an HMAC of its own, bound to the session',
};

/** Server actions for nobody in particular. */
const openActions = ['setUp', 'askForReset', 'resetPassword', 'signUpByInvitation'];

const method = 'GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS';

function isGuardedPage(text: string): boolean {
  return /await requireViewer\(\)/.test(text) && !text.includes("'use client'");
}

/** Each method is made by `route(...)`, or what guests reach by `guestRoute(...)`, and none comes in another way. */
function isGuardedRoute(text: string, door = 'route'): boolean {
  const all = text.match(new RegExp(`export[^;=(]*\\b(${method})\\b`, 'g')) ?? [];
  const guarded = text.match(new RegExp(`export const (${method}) = ${door}[<(]`, 'g')) ?? [];
  return guarded.length > 0 && all.length === guarded.length && !/export (\*|\{)/.test(text);
}

function unguardedActions(text: string): string[] {
  const exported = [...text.matchAll(/export (?:async function|const|function) (\w+)([^(]*\()/g)];
  return exported
    .filter(([, , made]) => !/^ = (action|personAction)\($/.test(made ?? ''))
    .map(([, name]) => name ?? '');
}

const files = (pattern: string) => globSync(pattern).map((file) => file.replaceAll('\\', '/'));

describe('nobody sees anything without signing in:', () => {
  test.each(files('app/**/page.tsx').filter((file) => !(file in open)))('%s asks for the viewer', (file) => {
    expect(isGuardedPage(readFileSync(file, 'utf8'))).toBe(true);
  });

  const routes = files('app/**/route.ts').filter((file) => !(file in open));
  test.each(routes)('%s answers through route()', (file) => {
    const door = file.startsWith('app/api/share/') ? 'guestRoute' : 'route';
    expect(isGuardedRoute(readFileSync(file, 'utf8'), door)).toBe(true);
  });

  test.each(files('lib/**/actions.ts'))('%s acts through action()', (file) => {
    expect(
      unguardedActions(readFileSync(file, 'utf8')).filter((name) => !openActions.includes(name)),
    ).toEqual([]);
  });

  test('and there is no other kind of door', () => {
    const doors = files('{app,components,lib}/**/*.{ts,tsx}').filter(
      (file) =>
        /^\s*['"]use server['"]/m.test(readFileSync(file, 'utf8')) && !/^lib\/\w+\/actions\.ts$/.test(file),
    );
    expect(doors).toEqual([]);
  });
});

test('these checks bite', () => {
  expect(isGuardedPage('export default function Page() { return null; }')).toBe(false);
  expect(isGuardedPage('const viewer = await requireViewer();')).toBe(true);
  expect(isGuardedRoute('export const GET = route(async () => new Response());')).toBe(true);
  expect(isGuardedRoute('export const GET = route(a);\nexport async function POST() {}')).toBe(false);
  expect(isGuardedRoute('const handler = route(a);\nexport { handler as GET, other as POST };')).toBe(false);
  expect(isGuardedRoute('export const GET = guestRoute(async () => new Response());')).toBe(false);
  expect(isGuardedRoute('export const GET = shareRoute(a);', 'guestRoute')).toBe(false);
  expect(unguardedActions('export const a = action(schema, b);\nexport async function c() {}')).toEqual([
    'c',
  ]);
});
