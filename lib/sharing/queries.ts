import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import type { Prisma } from '#prisma/client/client.ts';
import { sharePath } from './share-link.ts';
import type { ShareView } from './share-view.ts';

/** So many links are listed; more are nobody's work. */
const mostListed = 500;

const include = {
  createdBy: { select: { name: true } },
  project: { select: { id: true, name: true } },
  _count: { select: { items: true } },
} satisfies Prisma.ShareInclude;

/** The team's links, newest first. They open without an account, so that reviewers are shown none. */
export async function listShares(viewer: Viewer): Promise<ShareView[]> {
  if (!canCreate(viewer)) return [];
  const rows = await db().share.findMany({
    where: { teamId: viewer.teamId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: mostListed,
    include,
  });
  return rows.map(viewShare);
}

export async function readShare(viewer: Viewer, shareId: string): Promise<ShareView | undefined> {
  if (!canCreate(viewer)) return undefined;
  const row = await db().share.findFirst({ where: { id: shareId, teamId: viewer.teamId }, include });
  return row ? viewShare(row) : undefined;
}

function viewShare(row: Prisma.ShareGetPayload<{ include: typeof include }>): ShareView {
  const { id, title, project, expiresAt, revokedAt, lastViewedAt } = row;
  const isExpired = expiresAt !== null && expiresAt.getTime() <= Date.now();
  return {
    id,
    title,
    path: sharePath(id),
    state: revokedAt ? 'revoked' : isExpired ? 'expired' : 'open',
    project: project ?? undefined,
    takeCount: row._count.items,
    hasPassword: row.passwordHash !== null,
    expiresAt: expiresAt?.toISOString(),
    revokedAt: revokedAt?.toISOString(),
    showsPrompts: row.showsPrompts,
    showsCosts: row.showsCosts,
    showsNames: row.showsNames,
    allowsComments: row.allowsComments,
    allowsDownload: row.allowsDownload,
    viewCount: row.viewCount,
    lastViewedAt: lastViewedAt?.toISOString(),
    creatorName: row.createdBy.name,
    createdAt: row.createdAt.toISOString(),
  };
}
