import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import type { AssetView } from './asset-view.ts';
import { viewAsset } from './view-asset.ts';

const pageSize = 60;

/** `<created, ISO 8601>_<id>`: both, because files made in one instant share their time. */
function readCursor(cursor: string): { createdAt: Date; id: string } | undefined {
  const parts = /^(\d{4}-[\dT:.-]+Z)_([\da-f-]{36})$/.exec(cursor);
  const createdAt = new Date(parts?.[1] ?? '');
  return parts?.[2] && !Number.isNaN(createdAt.getTime()) ? { createdAt, id: parts[2] } : undefined;
}

/** The team's files, newest first, a page of 60 at a time. A cursor that cannot be read starts at the top. */
export async function listAssets(
  viewer: Viewer,
  { cursor, kind }: { cursor?: string | undefined; kind?: AssetView['kind'] | undefined } = {},
): Promise<{ assets: AssetView[]; nextCursor: string | null }> {
  const after = cursor ? readCursor(cursor) : undefined;
  const rows = await db().asset.findMany({
    where: {
      teamId: viewer.teamId,
      ...(kind ? { kind } : {}),
      ...(after
        ? {
            createdAt: { lte: after.createdAt },
            OR: [{ createdAt: { lt: after.createdAt } }, { id: { lt: after.id } }],
          }
        : {}),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: pageSize + 1,
    include: { derivatives: true },
  });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    assets: page.map((row) => viewAsset(row, viewer)),
    nextCursor: rows.length > pageSize && last ? `${last.createdAt.toISOString()}_${last.id}` : null,
  };
}

/** The named files that belong to the viewer's team; the others are absent from the map. */
export async function readAssets(
  viewer: Viewer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AssetView>> {
  if (ids.length === 0) return new Map();
  const rows = await db().asset.findMany({
    where: { teamId: viewer.teamId, id: { in: [...new Set(ids)] } },
    include: { derivatives: true },
  });
  return new Map(rows.map((row) => [row.id, viewAsset(row, viewer)]));
}
