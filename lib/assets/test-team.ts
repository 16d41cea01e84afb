import { randomUUID } from 'node:crypto';
import { mintViewer } from '#lib/auth/mint-viewer.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import type { Role } from '#prisma/client/enums.ts';

/** A person in a team of their own (or in `teamId`), signed in: rows as they are in life. */
export async function makeTestViewer(role: Role = 'owner', teamId?: string): Promise<Viewer> {
  const team = teamId ?? (await db().team.create({ data: { name: 'Team' } })).id;
  const email = `${randomUUID()}@example.com`;
  const user = await db().user.create({
    data: { email, name: 'Person', passwordHash: '-', members: { create: { teamId: team, role } } },
  });
  return mintViewer({
    userId: user.id,
    teamId: team,
    role,
    name: user.name,
    email,
    language: 'en',
    sessionId: randomUUID(),
  });
}
