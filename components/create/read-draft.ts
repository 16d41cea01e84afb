import type { TrayItem } from '#components/tray/tray-item.ts';
import type { Tool } from '#lib/tools/tool.ts';
import { mediaRoles } from '#lib/vendor/media-roles.ts';
import { type Draft, type PendingClick, type RemadeTake, takeCounts } from './draft.ts';

/**
 * Reads a draft that came out of the browser's storage, where anything may stand: every field on its own, so that one
 * that cannot be read costs only itself.
 */
export function readDraft<Values>(tool: Tool<Values>, json: unknown): Draft<Values> {
  const found = fieldsOf(json);
  return {
    // Drafts of earlier versions hold the values beside the rest.
    values: tool.recall(found.values ?? found),
    tray: readTray(found.tray),
    takeCount: oneOf(takeCounts, found.takeCount) ?? 1,
    pending: readPending(found.pending),
    formerPrompt: text(found.formerPrompt),
    remakeOf: readRemade(found.remakeOf),
    origin: oneOf(['take', 'upload'] as const, found.origin),
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

function readRemade(value: unknown): RemadeTake | undefined {
  const found = fieldsOf(value);
  const id = text(found.id);
  return id === undefined ? undefined : { id, words: text(found.words) ?? '' };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function oneOf<T>(list: readonly T[], value: unknown): T | undefined {
  return list.find((one) => one === value);
}
