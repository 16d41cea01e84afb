import { canManage, type Viewer } from '#lib/auth/viewer.ts';
import { type Database, db } from '#lib/db.ts';
import { failure, type Result } from '#lib/result.ts';
import type { Role } from '#prisma/client/enums.ts';

const notOwner = () => failure('forbidden', 'Only an owner of the team can do this.');

/**
 * Changes a team's people one after the other: runs while this transaction holds the team's row, with the viewer's
 * role as it is by then. Whoever was removed a moment ago changes nothing any more.
 */
export function holdTeam<T>(
  viewer: Viewer,
  change: (tx: Database, role: Role) => Promise<Result<T>>,
): Promise<Result<T>> {
  return db().$transaction(async (tx) => {
    // The lock that new rows of the team do not wait for: takes are made meanwhile, and people join.
    await tx.$queryRaw`SELECT 1 FROM "Team" WHERE "id" = ${viewer.teamId}::uuid FOR NO KEY UPDATE`;
    const { teamId, userId } = viewer;
    const member = await tx.member.findUnique({ where: { teamId_userId: { teamId, userId } } });
    if (!member) return failure('signed-out', 'You are not in this team any more.');
    return change(tx, member.role);
  });
}

/** The same for what only owners may do. */
export async function holdTeamAsOwner<T>(
  viewer: Viewer,
  change: (tx: Database) => Promise<Result<T>>,
): Promise<Result<T>> {
  // Whoever is no owner does not wait for the team's row.
  if (!canManage(viewer)) return notOwner();
  return holdTeam(viewer, async (tx, role) => (role === 'owner' ? change(tx) : notOwner()));
}
