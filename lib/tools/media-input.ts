import { type MediaRole, readMediaRole } from '#lib/vendor/media-roles.ts';

/**
 * One thing in the tray: its role, and an asset of ours or a link (or vendor file id) that is passed through unchecked.
 * Never both: the link would go out, and the asset, which no rule looks at then, be written down.
 */
export interface MediaInput {
  role: MediaRole;
  assetId?: string | undefined;
  url?: string | undefined;
  /** The take it came from, for the lineage. */
  sourceTaskId?: string | undefined;
}

const maxUrlLength = 2000;

/** Reads one input that came from outside; undefined when it is none. */
export function readMediaInput(value: unknown): MediaInput | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: Partial<Record<string, unknown>> = { ...value };
  const role = readMediaRole(found.role);
  const assetId = readId(found.assetId);
  const sourceTaskId = readId(found.sourceTaskId);
  const url = readUrl(found.url);
  if (!role || assetId === null || sourceTaskId === null || url === null) return undefined;
  if (assetId !== undefined && url !== undefined) return undefined;
  return {
    role,
    ...(assetId === undefined ? {} : { assetId }),
    ...(url === undefined ? {} : { url }),
    ...(sourceTaskId === undefined ? {} : { sourceTaskId }),
  };
}

/** An id in the one spelling that the database gives back, so that ids can be compared as text; null when it is none. */
export function readId(value: unknown): string | undefined | null {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') return null;
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value) ? value.toLowerCase() : null;
}

function readUrl(value: unknown): string | undefined | null {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') return null;
  const url = value.trim();
  return url.length > 0 && url.length <= maxUrlLength ? url : null;
}
