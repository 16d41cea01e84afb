import { db } from '#lib/db.ts';
import type { Language, Role } from '#prisma/client/enums.ts';
import { mintViewer } from './mint-viewer.ts';
import type { Viewer } from './viewer.ts';

interface ViewerRow {
  userId: string;
  teamId: string;
  role: Role;
  name: string;
  email: string;
  language: Language;
}

/**
 * The viewer whose session this is, in one round trip; nobody when the session was ended or has run out, or the
 * person is in no team. A session in use lives on: every five minutes of use move its end 30 days ahead.
 */
export async function findViewerOfSession(sessionId: string): Promise<Viewer | null> {
  const [row] = await db().$queryRaw<ViewerRow[]>`
    WITH seen AS (
      UPDATE "Session" SET "lastSeenAt" = now(), "expiresAt" = now() + interval '30 days'
      WHERE "id" = ${sessionId}::uuid AND "revokedAt" IS NULL AND "expiresAt" > now()
        AND "lastSeenAt" < now() - interval '5 minutes'
    )
    SELECT u."id" AS "userId", m."teamId", m."role"::text AS "role", u."name", u."email", u."language"::text AS "language"
    FROM "Session" s
    JOIN "User" u ON u."id" = s."userId"
    JOIN "Member" m ON m."userId" = u."id"
    WHERE s."id" = ${sessionId}::uuid AND s."revokedAt" IS NULL AND s."expiresAt" > now()
    ORDER BY (m."teamId" = s."teamId") DESC NULLS LAST, m."createdAt", m."teamId"
    LIMIT 1`;
  return row ? mintViewer({ ...row, sessionId }) : null;
}
