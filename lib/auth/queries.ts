import { db } from '#lib/db.ts';
import { describeDevice } from './describe-device.ts';
import type { SessionView } from './session-view.ts';
import type { Viewer } from './viewer.ts';

/** Where the viewer is signed in: this session first, then by last use. */
export async function listSessions(viewer: Viewer): Promise<SessionView[]> {
  const sessions = await db().session.findMany({
    where: { userId: viewer.userId, revokedAt: null, expiresAt: { gt: new Date() } },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    take: 100,
  });
  return sessions
    .map((session) => ({
      id: session.id,
      device: describeDevice(session.userAgent),
      isThisOne: session.id === viewer.sessionId,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
    }))
    .sort((a, b) => Number(b.isThisOne) - Number(a.isThisOne));
}

/** Whether the viewer can sign in with a password; whoever came through the OpenID provider may have none. */
export async function hasPassword(viewer: Viewer): Promise<boolean> {
  return (await db().user.count({ where: { id: viewer.userId, passwordHash: { not: null } } })) === 1;
}
