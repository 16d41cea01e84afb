import type { TrayItem } from '#components/tray/tray-item.ts';
import { mediaRoles } from '#lib/vendor/media-roles.ts';
import { videoModels } from '#lib/vendor/names.ts';
import { ratios, resolutions } from '#lib/vendor/video-limits.ts';
import {
  type EnhanceDraft,
  emptyEnhanceDraft,
  emptyMasterDraft,
  emptyVideoDraft,
  type MasterDraft,
  type PendingClick,
  takeCounts,
  type VideoDraft,
} from './draft.ts';

/**
 * Reads drafts that came out of the browser's storage, where anything may stand: every field on its own, so that one
 * that cannot be read costs only itself. By hand, because the form's first load should not carry a schema library.
 */

export function readVideoDraft(json: unknown): VideoDraft {
  const found = fieldsOf(json);
  const empty = emptyVideoDraft;
  return {
    prompt: text(found.prompt) ?? '',
    tray: readTray(found.tray),
    pending: readPending(found.pending),
    model: oneOf(videoModels, found.model) ?? empty.model,
    resolution: oneOf(resolutions, found.resolution) ?? empty.resolution,
    durationSeconds: whole(found.durationSeconds) ?? empty.durationSeconds,
    ratio: oneOf(ratios, found.ratio) ?? empty.ratio,
    takeCount: oneOf(takeCounts, found.takeCount) ?? empty.takeCount,
    formerPrompt: text(found.formerPrompt),
    enhancedFrom: text(found.enhancedFrom),
  };
}

export function readMasterDraft(json: unknown): MasterDraft {
  const found = fieldsOf(json);
  return {
    prompt: text(found.prompt) ?? '',
    tray: readTray(found.tray),
    pending: readPending(found.pending),
    origin: oneOf(['take', 'upload'] as const, found.origin) ?? emptyMasterDraft.origin,
    sourceTaskId: text(found.sourceTaskId),
    hasWatermark: found.hasWatermark === true,
  };
}

export function readEnhanceDraft(json: unknown): EnhanceDraft {
  const found = fieldsOf(json);
  return {
    ...emptyEnhanceDraft,
    prompt: text(found.prompt) ?? '',
    tray: readTray(found.tray),
    pending: readPending(found.pending),
    durationSeconds: whole(found.durationSeconds),
  };
}

function readTray(value: unknown): TrayItem[] {
  return Array.isArray(value) ? value.flatMap((item) => readTrayItem(fieldsOf(item)) ?? []) : [];
}

function readTrayItem(found: Record<string, unknown>): TrayItem | undefined {
  const key = text(found.key);
  const role = oneOf(mediaRoles, found.role);
  if (key === undefined || role === undefined) return undefined;
  const item = { key, role, name: text(found.name) ?? 'file', sourceTaskId: text(found.sourceTaskId) };
  const url = text(found.url);
  if (url !== undefined) return { ...item, url, status: 'ready' };
  const asset = fieldsOf(found.asset);
  if (found.status === 'ready' && text(asset.id) && text(asset.url) && text(asset.kind)) {
    // Written by this version of the studio (the storage key says so), from the server's own answer.
    return { ...item, status: 'ready', asset: found.asset as NonNullable<TrayItem['asset']> };
  }
  const message = text(found.message) ?? 'The page was left before this file was uploaded. Add it again.';
  return { ...item, status: 'broken', message };
}

function readPending(value: unknown): PendingClick | undefined {
  const found = fieldsOf(value);
  const input = text(found.input);
  const clickIds = Array.isArray(found.clickIds) ? found.clickIds.filter((id) => typeof id === 'string') : [];
  return input !== undefined && clickIds.length > 0 ? { clickIds, input } : undefined;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function whole(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

function oneOf<T>(list: readonly T[], value: unknown): T | undefined {
  return list.find((one) => one === value);
}
