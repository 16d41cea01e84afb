import { type AssetView, factsOf } from '#lib/assets/asset-view.ts';
import { randomUuid } from '#lib/random-uuid.ts';
import type { MediaInput } from '#lib/tools/media-input.ts';
import type { MediaFacts } from '#lib/vendor/media-facts.ts';
import type { MediaRole } from '#lib/vendor/media-roles.ts';

/**
 * One thing in the tray. Plain JSON, so that a draft can keep it: the file itself and its upload's progress live in
 * the browser's memory (`components/assets/uploads.ts`), found by `key`.
 */
export interface TrayItem {
  key: string;
  role: MediaRole;
  /** The file's name, or the link as it was typed. */
  name: string;
  status: 'uploading' | 'ready' | 'broken';
  /** What the browser measured before the upload. */
  facts?: MediaFacts | undefined;
  asset?: AssetView | undefined;
  /** A public link or vendor file id that is passed through unchecked. */
  url?: string | undefined;
  /** The take it came from, for the lineage. */
  sourceTaskId?: string | undefined;
  /** Why it is broken, in words. */
  message?: string | undefined;
}

/** A new list from the one of this moment, so that an upload which ends late never brings back what was removed. */
export type TrayUpdate = (items: readonly TrayItem[]) => readonly TrayItem[];

/** A file of ours as an item of the tray: from the library, or the result of a take. */
export function itemOfAsset(asset: AssetView, role: MediaRole, sourceTaskId?: string): TrayItem {
  return {
    key: randomUuid(),
    role,
    name: asset.name,
    status: 'ready',
    asset,
    sourceTaskId,
  };
}

/** Its measures, the server's where there are any; undefined for links and for what this browser cannot read. */
export function measuresOf({ asset, facts }: TrayItem): MediaFacts | undefined {
  return asset ? factsOf(asset) : facts;
}

/** The item as a tool takes it; undefined while it is uploading or broken. */
export function toMediaInput({ role, status, asset, url, sourceTaskId }: TrayItem): MediaInput | undefined {
  if (status !== 'ready') return undefined;
  const origin = sourceTaskId ? { sourceTaskId } : {};
  if (url !== undefined) return { role, url, ...origin };
  return asset ? { role, assetId: asset.id, ...origin } : undefined;
}

/** Everything in the tray that can be sent, in its order: `media` of a tool's input. */
export function toMedia(items: readonly TrayItem[]): MediaInput[] {
  return items.flatMap((item) => toMediaInput(item) ?? []);
}

/** Facts by asset id, for a tool's context. */
export function trayFacts(items: readonly TrayItem[]): Map<string, MediaFacts> {
  return new Map(items.flatMap(({ asset }) => (asset ? [[asset.id, factsOf(asset)] as const] : [])));
}

/** Why the tray keeps the request from being sent, in words; undefined when nothing is under way or broken. */
export function trayHindrance(items: readonly TrayItem[]): string | undefined {
  if (items.some(({ status }) => status === 'uploading')) return 'Wait until the files are uploaded.';
  if (items.some(({ status }) => status === 'broken')) return 'Fix or remove the file that is marked.';
  return undefined;
}
