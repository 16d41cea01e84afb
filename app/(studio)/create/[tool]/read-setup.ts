import type { StudioSetup } from '#components/create/studio-setup.ts';
import { areFilesInline, canVendorFetch } from '#lib/assets/vendor-url.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import { env } from '#lib/env.ts';
import { prices } from '#lib/prices.ts';
import { readUndoSeconds } from '#lib/team/queries.ts';

/** What the form needs of the studio's settings and of the team's. */
export async function readSetup(viewer: Viewer): Promise<StudioSetup> {
  return {
    draftScope: `${viewer.teamId}:${viewer.userId}`,
    names: env().vendor.names,
    prices: prices(),
    undoSeconds: await readUndoSeconds(viewer),
    isInline: areFilesInline(),
    canLink: canVendorFetch(),
  };
}
