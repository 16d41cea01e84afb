import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { Prisma } from '#prisma/client/client.ts';
import type { AssetView } from './asset-view.ts';
import { type AssetRow, viewAsset } from './view-asset.ts';

const pageSize = 60;

/** `<created, ISO 8601>_<id>`: both, because files made in one instant share their time. */
function readCursor(cursor: string): { createdAt: Date; id: string } | undefined {
  const parts = /^([1-9]\d{3}-[\dT:.-]+Z)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(cursor);
  const createdAt = new Date(parts?.[1] ?? '');
  return parts?.[2] && !Number.isNaN(createdAt.getTime()) ? { createdAt, id: parts[2] } : undefined;
}

/** The team's files, newest first, a page of 60 at a time. A cursor that cannot be read starts at the top. */
export async function listAssets(
  viewer: Viewer,
  { cursor, kind }: { cursor?: string | undefined; kind?: AssetView['kind'] | undefined } = {},
): Promise<{ assets: AssetView[]; nextCursor: string | null }> {
  const after = cursor ? readCursor(cursor) : undefined;
  const rows = await readRows(
    viewer,
    Prisma.sql`
      ${kind ? Prisma.sql`AND a."kind" = ${kind}::"MediaKind"` : Prisma.empty}
      ${after ? Prisma.sql`AND (a."createdAt", a."id") < (${after.createdAt}, ${after.id}::uuid)` : Prisma.empty}
      ORDER BY a."createdAt" DESC, a."id" DESC
      LIMIT ${pageSize + 1}`,
  );
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
  const rows = await readRows(viewer, Prisma.sql`AND a."id" = ANY(${[...new Set(ids)]}::uuid[])`);
  return new Map(rows.map((row) => [row.id, viewAsset(row, viewer)]));
}

/** The same bytes in the team's library, however they are named. */
export async function findAssetByHash(viewer: Viewer, sha256: string): Promise<AssetView | undefined> {
  const [row] = await readRows(viewer, Prisma.sql`AND a."sha256" = ${sha256}`);
  return row && viewAsset(row, viewer);
}

/** Rows of the viewer's team with what was made of each, in one statement. */
function readRows(viewer: Viewer, more: Prisma.Sql): Promise<AssetRow[]> {
  return db().$queryRaw<AssetRow[]>`
    SELECT a.*, coalesce(
      (SELECT json_agg(d) FROM "AssetDerivative" d WHERE d."assetId" = a."id"), '[]'
    ) AS "derivatives"
    FROM "Asset" a
    WHERE a."teamId" = ${viewer.teamId}::uuid ${more}`;
}
