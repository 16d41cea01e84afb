import { itemOfAsset, type TrayItem } from '#components/tray/tray-item.ts';
import type { AssetView } from '#lib/assets/asset-view.ts';
import type { CreateTool } from '#lib/paths.ts';
import { randomUuid } from '#lib/random-uuid.ts';
import type { TakeDetail } from '#lib/tasks/take-view.ts';
import { type MediaRole, mediaRoles } from '#lib/vendor/media-roles.ts';
import type { EnhanceDraft, MasterDraft, VideoDraft } from './draft.ts';
import { readEnhanceDraft, readMasterDraft, readVideoDraft } from './read-draft.ts';

/** A take that fills a form: read by the server for `?from=&as=&asset=` (`paths.create`). */
export interface DraftFill {
  tool: CreateTool;
  /** A role of document 1, `settings`, or `prompt`. */
  as: string;
  take: TakeDetail;
  /** Its inputs and its result, and the grabbed frame, where they are files of ours. */
  assets: AssetView[];
  /** The file that stands for the take's result. */
  asset?: AssetView | undefined;
}

/** What the take was made from, as items of the tray, in their order. */
export function trayOfTake({ take, assets }: DraftFill): TrayItem[] {
  return take.inputs.flatMap((input): TrayItem[] => {
    const role = roleOf(input.role);
    if (!role || role === 'base_video') return [];
    const { url, sourceTaskId } = input;
    if (url !== undefined) {
      return [{ key: randomUuid(), role, name: url, status: 'ready', url, sourceTaskId }];
    }
    const asset = assets.find(({ id }) => id === input.assetId);
    return asset ? [itemOfAsset(asset, role, sourceTaskId)] : [];
  });
}

/** Every setting of the take; what it does not say stays as it was. */
export function fillVideoSettings(draft: VideoDraft, fill: DraftFill): VideoDraft {
  const { takeCount } = draft;
  const settings = readVideoDraft({ ...draft, ...fieldsOf(fill.take.input), takeCount });
  return { ...settings, tray: trayOfTake(fill), formerPrompt: undefined, pending: undefined };
}

/** The result of the take, or a frame of it, in one role; a frame takes the place of the one that was there. */
export function fillVideoRole(
  draft: VideoDraft,
  asset: AssetView,
  role: MediaRole,
  takeId: string,
): VideoDraft {
  const isSingle = role === 'first_frame' || role === 'last_frame';
  const others = isSingle ? draft.tray.filter((item) => item.role !== role) : draft.tray;
  return { ...draft, tray: [...others, itemOfAsset(asset, role, takeId)] };
}

/** The take as the source of a master; a master's own settings are read back as they were. */
export function fillMaster(draft: MasterDraft, fill: DraftFill): MasterDraft {
  const { take } = fill;
  if (take.tool !== 'master') return { ...draft, origin: 'take', sourceTaskId: take.id };
  const settings = readMasterDraft(fieldsOf(take.input));
  const base = take.inputs.find(({ role, assetId }) => role === 'base_video' && assetId);
  const video = base && fill.assets.find(({ id }) => id === base.assetId);
  if (settings.sourceTaskId) return { ...settings, origin: 'take' };
  return {
    ...settings,
    origin: 'upload',
    tray: [...(video ? [itemOfAsset(video, 'base_video')] : []), ...trayOfTake(fill)],
  };
}

/** The take's prompt and inputs, to be enhanced. */
export function fillEnhance(draft: EnhanceDraft, fill: DraftFill): EnhanceDraft {
  const { take } = fill;
  const input = readEnhanceDraft(fieldsOf(take.input));
  return {
    ...draft,
    prompt: take.prompt,
    tray: trayOfTake(fill),
    durationSeconds: input.durationSeconds ?? draft.durationSeconds,
  };
}

export function roleOf(value: string): MediaRole | undefined {
  return mediaRoles.find((role) => role === value);
}

function fieldsOf(input: unknown): object {
  return typeof input === 'object' && input !== null ? input : {};
}
