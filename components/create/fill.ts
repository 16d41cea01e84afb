import { itemOfAsset, type TrayItem } from '#components/tray/tray-item.ts';
import type { AssetView } from '#lib/assets/asset-view.ts';
import { randomUuid } from '#lib/random-uuid.ts';
import type { TakeDetail } from '#lib/tasks/take-view.ts';
import type { MasterInput } from '#lib/tools/master.ts';
import type { Tool } from '#lib/tools/tool.ts';
import type { ToolName } from '#lib/tools/tool-names.ts';
import { type MediaRole, mostOfRole, readMediaRole } from '#lib/vendor/media-roles.ts';
import { type Draft, remadeTake } from './draft.ts';

/** A take that fills a form: read by the server for `?from=&as=&asset=` (`paths.create`). */
export interface DraftFill {
  tool: ToolName;
  /** A media role, `settings`, or `prompt`. */
  as: string;
  take: TakeDetail;
  /** Its inputs and its result, and the grabbed frame, where they are files of ours. */
  assets: AssetView[];
  /** The file that stands for the take's result. */
  asset?: AssetView | undefined;
  /** What somebody wrote about the take: it starts the next one. */
  note?: string | undefined;
}

/** What a take was made with. */
interface Making {
  take: Pick<TakeDetail, 'id' | 'title' | 'tool' | 'input' | 'prompt' | 'inputs'>;
  assets: readonly AssetView[];
}

/** What the take was made from, as items of the tray, in their order. */
export function trayOfTake({ take, assets }: Making): TrayItem[] {
  return take.inputs.flatMap((input): TrayItem[] => {
    const role = readMediaRole(input.role);
    if (!role || role === 'base_video') return [];
    const { url, sourceTaskId } = input;
    if (url !== undefined) {
      return [{ key: randomUuid(), role, name: url, status: 'ready', url, sourceTaskId }];
    }
    const asset = assets.find(({ id }) => id === input.assetId);
    return asset ? [itemOfAsset(asset, role, sourceTaskId)] : [];
  });
}

/**
 * Everything that the take was made with. Of a take that another tool made, what the two have in common: its words,
 * its inputs that have a place here, and the settings of the same name.
 */
export function fillSettings<Values>(
  tool: Tool<Values>,
  draft: Draft<Values>,
  making: Making,
): Draft<Values> {
  const { take } = making;
  const roles = rolesOf(tool);
  return {
    ...draft,
    values: tool.recall({
      ...(take.tool === tool.name ? fieldsOf(take.input) : { ...draft.values, ...commonValues(tool, take) }),
      media: [],
    }),
    tray: trayOfTake(making).filter(({ role }) => roles.includes(role)),
    formerPrompt: undefined,
    remakeOf: remadeTake(take),
    pending: undefined,
  };
}

function commonValues(tool: Tool, { input, prompt }: Making['take']): Record<string, unknown> {
  const found = { ...fieldsOf(input), ...(tool.fields.prompt ? { prompt } : {}) };
  return Object.fromEntries(
    Object.entries(found).filter(([name, value]) => {
      const field = tool.fields[name];
      return field && field.control !== 'take' && field.read(value) !== undefined;
    }),
  );
}

/** The roles that a tool's tray has places for. */
export function rolesOf({ fields }: Tool): readonly MediaRole[] {
  return fields.media?.control === 'tray' ? fields.media.roles : [];
}

/**
 * The result of the take, or a frame of it, in one role. It takes the place of what was there where only one fits; and
 * where a picture is edited again, of the pictures that it was made from: an edit goes on from the newest step.
 */
export function fillRole<Values>(
  draft: Draft<Values>,
  asset: AssetView,
  role: MediaRole,
  take: Pick<TakeDetail, 'id' | 'inputs'>,
): Draft<Values> {
  const stays = (item: TrayItem) => !givesWay(item, role, take);
  const at = draft.tray.findIndex((item) => !stays(item));
  const others = draft.tray.filter(stays);
  const place = at === -1 ? others.length : at;
  return { ...draft, tray: others.toSpliced(place, 0, itemOfAsset(asset, role, take.id)) };
}

function givesWay(item: TrayItem, role: MediaRole, { inputs }: Pick<TakeDetail, 'inputs'>): boolean {
  if (item.role !== role) return false;
  if (mostOfRole[role] === 1) return true;
  return role === 'input_image' && inputs.some(({ assetId }) => assetId && assetId === item.asset?.id);
}

/** Whether a list of the tray has no room for the take's result. */
export function isFull({ tray }: Draft, role: MediaRole, take: Pick<TakeDetail, 'inputs'>): boolean {
  const staying = tray.filter((item) => item.role === role && !givesWay(item, role, take));
  return staying.length >= mostOfRole[role];
}

/** The take as the source of a master; a master's own settings are read back as they were. */
export function fillMaster(
  tool: Tool<MasterInput>,
  draft: Draft<MasterInput>,
  fill: DraftFill,
): Draft<MasterInput> {
  const { take } = fill;
  if (take.tool !== 'master') {
    return { ...draft, origin: 'take', values: { ...draft.values, sourceTaskId: take.id } };
  }
  const settings = fillSettings(tool, draft, fill);
  if (settings.values.sourceTaskId) return { ...settings, origin: 'take' };
  const base = take.inputs.find(({ role, assetId }) => role === 'base_video' && assetId);
  const video = base && fill.assets.find(({ id }) => id === base.assetId);
  return {
    ...settings,
    origin: 'upload',
    tray: [...(video ? [itemOfAsset(video, 'base_video')] : []), ...settings.tray],
  };
}

function fieldsOf(input: unknown): object {
  return typeof input === 'object' && input !== null ? input : {};
}

/**
 * A note about a take in the prompt of the next one, which is another try of it. A picture is edited by the note alone;
 * everywhere else it stands under the prompt that the take was made with.
 */
export function fillNote<Values>(
  tool: Tool<Values>,
  draft: Draft<Values>,
  { note, as, take }: Pick<DraftFill, 'note' | 'as'> & { take: Pick<TakeDetail, 'id' | 'title' | 'prompt'> },
): Draft<Values> {
  if (note === undefined) return draft;
  const former = fieldsOf(draft.values) as { prompt?: unknown };
  const isEdit = as === 'input_image' || take.prompt === '';
  const prompt = isEdit ? note : `${take.prompt}\n\n${note}`;
  const hadWords = typeof former.prompt === 'string' && former.prompt.trim() !== '' && as !== 'settings';
  return {
    ...draft,
    ...(tool.fields.prompt ? { values: { ...draft.values, prompt } } : {}),
    ...(hadWords ? { formerPrompt: String(former.prompt) } : {}),
    remakeOf: remadeTake(take),
  };
}
