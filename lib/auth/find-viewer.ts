import { db } from '#lib/db.ts';
import type { Language, Role } from '#prisma/client/enums.ts';
import { mintPerson, mintViewer } from './mint-viewer.ts';
import type { Person, Viewer } from './viewer.ts';

interface PersonRow {
  userId: string;
  name: string;
  email: string;
  language: Language;
  pictureKey: string | null;
}

/** Of a person in no team, the last two are null. */
type Row = PersonRow & ({ teamId: string; role: Role } | { teamId: null; role: null });

/**
 * The viewer whose session this is, in one round trip; nobody when the session was ended or has run out, or the
 * person is not in its team any more: a page of one team must never go on in another. A session in use lives on:
 * every five minutes of use move its end 30 days ahead.
 */
export async function findViewerOfSession(sessionId: string): Promise<Viewer | null> {
  const row = await findRow(sessionId);
  return row?.teamId ? mintViewer({ ...row, sessionId }) : null;
}

/** The person whose session this is, in a team or not. */
export async function findPersonOfSession(sessionId: string): Promise<Person | null> {
  const row = await findRow(sessionId);
  if (!row) return null;
  const { teamId: _team, role: _role, ...person } = row;
  return mintPerson({ ...person, sessionId });
}

/** A session that names no team (of before there could be several) stands in the team that its person joined first. */
async function findRow(sessionId: string): Promise<Row | undefined> {
  const [row] = await db().$queryRaw<Row[]>`
    WITH seen AS (
      UPDATE "Session" SET "lastSeenAt" = now(), "expiresAt" = now() + interval '30 days'
      WHERE "id" = ${sessionId}::uuid AND "revokedAt" IS NULL AND "expiresAt" > now()
        AND "lastSeenAt" < now() - interval '5 minutes'
    )
    SELECT u."id" AS "userId", m."teamId", m."role"::text AS "role", u."name", u."email",
      u."language"::text AS "language", u."pictureKey"
    FROM "Session" s
    JOIN "User" u ON u."id" = s."userId"
    LEFT JOIN "Member" m ON m."userId" = u."id" AND m."teamId" = coalesce(s."teamId", m."teamId")
    WHERE s."id" = ${sessionId}::uuid AND s."revokedAt" IS NULL AND s."expiresAt" > now()
    ORDER BY m."createdAt", m."teamId"
    LIMIT 1`;
  return row;
}
