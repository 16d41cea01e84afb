import type { Upload } from '#components/assets/uploads.ts';
import { kindOfRole } from '#lib/vendor/media-roles.ts';
import { likelyRoles } from './roles.ts';
import { measuresOf, type TrayItem } from './tray-item.ts';
import type { TraySlots } from './tray-slots.ts';

export const lostInReload = 'The page was closed before this file was uploaded. Choose it again.';

/**
 * The draft's list after what has happened to the uploads since: the same list when nothing has. A draft that was
 * kept over a reload names uploads that are gone: they are shown as broken, never dropped.
 */
export function settle(
  items: readonly TrayItem[],
  uploadOf: (key: string) => Upload | undefined,
  slots: TraySlots,
): readonly TrayItem[] {
  const settled = items.map((item) => {
    if (item.asset || item.url !== undefined) return item;
    const upload = uploadOf(item.key);
    const changes = upload ? changesOf(upload) : goneChanges(item);
    return isSame(item, changes) ? item : inFittingRole({ ...item, ...changes }, items, slots);
  });
  return settled.some((item, index) => item !== items[index]) ? settled : items;
}

type Changes = Partial<TrayItem> & Pick<TrayItem, 'status'>;

function changesOf({ state, media, asset, failure }: Upload): Changes {
  if (asset) return { status: 'ready', asset, name: asset.name, message: undefined };
  const facts = media?.facts ? { facts: media.facts } : {};
  if (state === 'failed') return { ...facts, status: 'broken', message: failure?.message };
  if (state === 'stopped') return { ...facts, status: 'broken', message: 'The upload was stopped.' };
  return { ...facts, status: state === 'held' ? 'broken' : 'uploading', message: undefined };
}

function goneChanges(item: TrayItem): Changes {
  return item.status === 'uploading' ? { status: 'broken', message: lostInReload } : { status: item.status };
}

function isSame(item: TrayItem, changes: Changes): boolean {
  return (Object.keys(changes) as (keyof TrayItem)[]).every((key) => item[key] === changes[key]);
}

/** A file that turns out to be of another kind than its name said takes the role that its kind would have got. */
function inFittingRole(item: TrayItem, items: readonly TrayItem[], slots: TraySlots): TrayItem {
  const kind = measuresOf(item)?.kind;
  if (!kind || kind === kindOfRole[item.role]) return item;
  const others = items.filter(({ key }) => key !== item.key);
  return { ...item, role: likelyRoles([kind], others, slots)[0] ?? item.role };
}
