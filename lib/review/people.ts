import type { Database } from '#lib/db.ts';
import type { PersonView } from './review-view.ts';

/** The people of a team, by name. */
export async function readPeople(tx: Database, teamId: string): Promise<PersonView[]> {
  const members = await tx.member.findMany({
    where: { teamId },
    select: { user: { select: { id: true, name: true } } },
    orderBy: [{ user: { name: 'asc' } }, { userId: 'asc' }],
  });
  return members.map(({ user }) => user);
}
