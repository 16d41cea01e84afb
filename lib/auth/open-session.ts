import type { Database } from '#lib/db.ts';

interface NewSession {
  userId: string;
  /** The team it is opened in; without one the team that they worked in last, or joined first. */
  teamId?: string | undefined;
  userAgent: string | null;
  now: Date;
}

const thirtyDaysMs = 30 * 24 * 3_600_000;

/** Signs a person in: a row that the cookie names. Whoever calls it has made sure who that is. */
export async function openSession(tx: Database, session: NewSession): Promise<{ sessionId: string }> {
  const { userId, userAgent, now } = session;
  const { id } = await tx.session.create({
    data: {
      userId,
      teamId: session.teamId ?? (await latestTeam(tx, userId)) ?? null,
      userAgent: userAgent?.slice(0, 500) ?? null,
      expiresAt: new Date(now.getTime() + thirtyDaysMs),
    },
    select: { id: true },
  });
  return { sessionId: id };
}

async function latestTeam(tx: Database, userId: string): Promise<string | undefined> {
  const [row] = await tx.$queryRaw<{ teamId: string }[]>`
    SELECT m."teamId" FROM "Member" m
    LEFT JOIN "Session" s ON s."userId" = m."userId" AND s."teamId" = m."teamId"
    WHERE m."userId" = ${userId}::uuid
    GROUP BY m."teamId", m."createdAt"
    ORDER BY max(s."lastSeenAt") DESC NULLS LAST, m."createdAt", m."teamId"
    LIMIT 1`;
  return row?.teamId;
}
