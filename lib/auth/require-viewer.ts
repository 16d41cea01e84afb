import 'server-only';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { paths } from '#lib/paths.ts';
import { findPersonOfSession, findViewerOfSession } from './find-viewer.ts';
import { hasAnyUser } from './has-any-user.ts';
import { readSessionId } from './session-cookie.ts';
import type { Person, Viewer } from './viewer.ts';

/** Who is asking, or null; read once per request. */
export const findViewer = cache(async (): Promise<Viewer | null> => {
  const sessionId = await readSessionId(await headers(), await cookies());
  return sessionId ? findViewerOfSession(sessionId) : null;
});

/** Who is signed in, in a team or not, or null; read once per request. */
export const findPerson = cache(async (): Promise<Person | null> => {
  const sessionId = await readSessionId(await headers(), await cookies());
  return sessionId ? findPersonOfSession(sessionId) : null;
});

/** Who is asking. Nobody is sent to sign in and back again, or to set up the studio when it is new. */
export async function requireViewer(): Promise<Viewer> {
  const viewer = await findViewer();
  if (viewer) return viewer;
  if (!(await hasAnyUser())) redirect(paths.setUp());
  redirect(paths.signIn((await headers()).get('x-rushes-path') ?? undefined));
}
