import { guessKind } from '#components/assets/picture-format.ts';
import { forgetUpload, retryUpload, startUpload, stopUpload, uploadOf } from '#components/assets/uploads.ts';
import { showToast } from '#components/ui/toast-store.ts';
import type { AssetView } from '#lib/assets/asset-view.ts';
import { randomUuid } from '#lib/random-uuid.ts';
import { checkMedia, type MediaFacts } from '#lib/vendor/media-facts.ts';
import { kindOfRole, type MediaRole, mostOfRole } from '#lib/vendor/media-roles.ts';
import { nameOfLink } from './links.ts';
import { putBack } from './order.ts';
import { likelyRoles, placedRoles } from './roles.ts';
import { itemOfAsset, type TrayItem, type TrayUpdate } from './tray-item.ts';
import type { TraySlots } from './tray-slots.ts';

/** What a person does to the tray. A role that is not given is the one most likely meant. */
export interface TrayActions {
  addFiles: (files: readonly File[], role?: MediaRole) => void;
  addAssets: (assets: readonly AssetView[], role?: MediaRole) => void;
  addLink: (url: string, role?: MediaRole) => void;
  /** Takes them out, and offers for a moment to put them back. */
  remove: (keys: readonly string[]) => void;
  /** Sends another file in its place: a mended one, or the same one chosen again. */
  replaceFile: (key: string, file: Blob, name: string) => void;
  stop: (key: string) => void;
  retry: (key: string) => void;
}

/** What comes into the tray, before it has a role. */
interface Arrival {
  kind: MediaFacts['kind'];
  item: Omit<TrayItem, 'role'>;
}

interface Tray {
  items: readonly TrayItem[];
  onChange: (update: TrayUpdate) => void;
  slots: TraySlots;
}

/** A file that breaks a limit and is larger than this is sent once it is mended, not before. */
const heldBytes = 100 * 1024 * 1024;

/** The actions over the tray of this render. Lists are read from it, and written as updates of the newest one. */
export function trayActions({ items, onChange, slots }: Tray): TrayActions {
  const add = <Made extends Arrival>(
    made: readonly Made[],
    place?: MediaRole,
  ): { one: Made; item: TrayItem }[] => {
    const kinds = made.map(({ kind }) => kind);
    const roles = place ? placedRoles(kinds, place, items, slots) : likelyRoles(kinds, items, slots);
    const added = made.flatMap((one, index) => {
      const role = roles[index];
      return role ? [{ one, item: { ...one.item, role } }] : [];
    });
    if (added.length < made.length) sayWhatFits(slots);
    const isTaken = ({ role }: TrayItem) =>
      mostOfRole[role] === 1 && added.some(({ item }) => item.role === role);
    const replaced = items.filter(isTaken);
    onChange((now) => [...now.filter((item) => !isTaken(item)), ...added.map(({ item }) => item)]);
    for (const item of replaced) {
      offerUndo(`${item.name} was replaced.`, () =>
        onChange((now) => [...now.filter((other) => other.role !== item.role), item]),
      );
    }
    return added;
  };

  return {
    addFiles(files, place) {
      const made = files.map((file) => ({
        file,
        // What says nothing of itself is looked at, and finds its place then.
        kind: guessKind(file) ?? kindOfRole[place ?? slots.roles[0] ?? 'reference_image'],
        item: { key: randomUuid(), name: file.name || 'Pasted file', status: 'uploading' as const },
      }));
      for (const { one, item } of add(made, place)) upload(item, one.file);
    },
    addAssets(assets, place) {
      const item = (asset: AssetView) => itemOfAsset(asset, 'reference_image');
      add(
        assets.map((asset) => ({ kind: asset.kind, item: item(asset) })),
        place,
      );
    },
    addLink(url, place) {
      const first = place ?? slots.roles[0] ?? 'reference_image';
      const kind = (place ? undefined : kindOfLink(url)) ?? kindOfRole[first];
      add([{ kind, item: { key: randomUuid(), name: nameOfLink(url), status: 'ready', url } }], place);
    },
    remove(keys) {
      const removed = items.filter(({ key }) => keys.includes(key));
      for (const key of keys) stopUpload(key);
      onChange((now) => now.filter(({ key }) => !keys.includes(key)));
      offerUndo(
        removed.length === 1 ? `${removed[0]?.name} was removed.` : `${removed.length} were removed.`,
        () => {
          for (const { key } of removed) if (uploadOf(key)?.state === 'stopped') retryUpload(key);
          onChange((now) => removed.reduce((list, item) => putBack(list, item, items.indexOf(item)), now));
        },
      );
    },
    replaceFile(key, file, name) {
      const item = items.find((one) => one.key === key);
      if (!item) return;
      const next: TrayItem = { key, role: item.role, name, status: 'uploading' };
      upload(next, file);
      const put = (other: TrayItem) => onChange((now) => now.map((one) => (one.key === key ? other : one)));
      put(next);
      if (!item.asset) return;
      offerUndo(`${item.name} was replaced.`, () => {
        forgetUpload(key);
        put(item);
      });
    },
    stop: stopUpload,
    retry: retryUpload,
  };
}

const kindWords = { image: 'pictures', video: 'videos', audio: 'sounds' } as const;

function sayWhatFits({ roles }: TraySlots): void {
  const kinds = [...new Set(roles.map((role) => kindWords[kindOfRole[role]]))];
  showToast({ title: `This tool takes ${kinds.join(' and ')} only.`, tone: 'bad' });
}

function upload({ key, name, role }: TrayItem, file: Blob): void {
  void startUpload(key, {
    file,
    name,
    source: 'upload',
    isHeld: ({ facts }) => file.size > heldBytes && facts !== undefined && checkMedia(role, facts).length > 0,
  });
}

function offerUndo(title: string, onSelect: () => void): void {
  showToast({ title, action: { label: 'Undo', onSelect }, durationSeconds: 8 });
}

/** What the end of a link's path says that it is; undefined when it says nothing. */
export function kindOfLink(url: string): MediaFacts['kind'] | undefined {
  return guessKind({ type: '', name: URL.canParse(url) ? new URL(url).pathname : url });
}
