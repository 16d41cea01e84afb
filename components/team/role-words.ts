import type { Role } from '#prisma/client/enums.ts';

/** The roles, from the most that one may to the least, and what each of them may. */
export const roleWords: Record<Role, { label: string; may: string }> = {
  owner: { label: 'Owner', may: 'Makes takes, and looks after the team: people, roles, what others made.' },
  creator: { label: 'Creator', may: 'Makes takes and spends; sees and reuses the work of the team.' },
  reviewer: { label: 'Reviewer', may: 'Looks, compares, comments and decides. Spends nothing.' },
};
