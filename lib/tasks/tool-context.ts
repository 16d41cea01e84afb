import { factsOf } from '#lib/assets/asset-view.ts';
import { readAssets } from '#lib/assets/queries.ts';
import { areFilesInline, canVendorFetch } from '#lib/assets/vendor-url.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import { env } from '#lib/env.ts';
import { prices } from '#lib/prices.ts';
import type { MediaInput } from '#lib/tools/media-input.ts';
import { mediaRules } from '#lib/tools/media-rules.ts';
import type { Tool, ToolContext } from '#lib/tools/tool.ts';
import { readSourceTake } from './source-take.ts';

/** All that a tool may know beside its input: of files and takes, only those of the viewer's team. */
export async function gatherToolContext(viewer: Viewer, tool: Tool, input: unknown): Promise<ToolContext> {
  const media = tool.media(input);
  const sourceTaskId = tool.name === 'master' ? sourceOf(media) : undefined;
  const source = sourceTaskId ? await readSourceTake(viewer, sourceTaskId) : undefined;
  const views = await readAssets(viewer, assetIds([...media, ...(source?.media ?? [])], source?.assetId));
  return {
    names: env().vendor.names,
    prices: prices(),
    now: new Date(),
    mediaRules,
    assets: new Map([...views].map(([id, view]) => [id, factsOf(view)])),
    source,
    isInline: areFilesInline(),
    canLink: canVendorFetch(),
  };
}

/** A master that names a take lists that take alone, as its base video. */
function sourceOf(media: readonly MediaInput[]): string | undefined {
  const base = media.find((item) => item.role === 'base_video');
  return base?.assetId || base?.url ? undefined : base?.sourceTaskId;
}

function assetIds(media: readonly MediaInput[], more: string | undefined): string[] {
  return [...media.map((item) => item.assetId), more].filter((id) => id !== undefined);
}
