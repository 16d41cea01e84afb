import type { MediaFacts } from '#lib/vendor/media-facts.ts';
import { kindOfRole, type MediaRole, mostOfRole } from '#lib/vendor/media-roles.ts';
import { isFrameRole, isNamedRole, isReferenceRole } from './role-groups.ts';
import { roleWords } from './role-words.ts';
import { measuresOf, type TrayItem } from './tray-item.ts';
import type { TraySlots } from './tray-slots.ts';

/** Which role a thing in the tray plays and may play; frames and references never mix (spec 1, "Mode mixing"). */

type Kind = MediaFacts['kind'];
type Items = readonly TrayItem[];

/** The place in a tray that takes more files of a kind, or the only one; undefined where none does. */
function placeOfKind(kind: Kind, { roles }: TraySlots): MediaRole | undefined {
  const fitting = roles.filter((role) => kindOfRole[role] === kind);
  return fitting.find((role) => mostOfRole[role] > 1) ?? fitting[0];
}

export function ofRole(items: Items, role: MediaRole): TrayItem[] {
  return items.filter((item) => item.role === role);
}

/** Everything in the order of its places, which is how it is seen. */
export function asShown(items: Items, { roles }: TraySlots): TrayItem[] {
  return roles.flatMap((role) => ofRole(items, role));
}

export type TrayMode = 'empty' | 'frames' | 'references' | 'mixed';

export function trayMode(items: Items): TrayMode {
  const hasFrames = items.some(({ role }) => isFrameRole(role));
  const hasReferences = items.some(({ role }) => isReferenceRole(role));
  if (hasFrames && hasReferences) return 'mixed';
  if (hasFrames) return 'frames';
  return hasReferences ? 'references' : 'empty';
}

/**
 * What a person most likely means by files that arrive together without a named place: one or two images alone are
 * the frames still free, three or more are references, and a video or a sound can only be a reference. Undefined is a
 * kind that no place of this tray takes.
 */
export function likelyRoles(
  kinds: readonly Kind[],
  items: Items,
  slots: TraySlots,
): (MediaRole | undefined)[] {
  const isBaseFree = slots.roles.includes('base_video') && ofRole(items, 'base_video').length === 0;
  const baseIndex = isBaseFree ? kinds.indexOf('video') : -1;
  const inputs = kinds.filter((_, index) => index !== baseIndex);
  const freeFrames = (['first_frame', 'last_frame'] as const).filter(
    (role) => slots.roles.includes(role) && ofRole(items, role).length === 0,
  );
  const isForFrames =
    trayMode(items) !== 'references' &&
    inputs.every((kind) => kind === 'image') &&
    inputs.length <= freeFrames.length;
  return kinds.map((kind, index) => {
    if (index === baseIndex) return 'base_video';
    return (isForFrames ? freeFrames.shift() : undefined) ?? placeOfKind(kind, slots);
  });
}

/**
 * The roles of files that were put in a named place. Where only one fits, the first that can be there gets it; what
 * the place cannot take goes where it most likely belongs.
 */
export function placedRoles(kinds: readonly Kind[], place: MediaRole, items: Items, slots: TraySlots) {
  const fits = kinds.map((kind) => kind === kindOfRole[place]);
  const first = fits.indexOf(true);
  const isPlaced = fits.map((fit, index) => fit && (mostOfRole[place] > 1 || index === first));
  const others = likelyRoles(
    kinds.filter((_, index) => !isPlaced[index]),
    first === -1 ? items : [...items, { key: '', name: '', status: 'ready', role: place }],
    slots,
  );
  return kinds.map((_, index) => (isPlaced[index] ? place : others.shift()));
}

/** The name by which a prompt can speak of it: `image 1`, `video 2`, `character1`, `first frame`. */
export function nameOf(items: Items, { key, role }: TrayItem): string {
  if (!isNamedRole(role)) return roleWords[role].toLowerCase();
  const position = ofRole(items, role).findIndex((item) => item.key === key) + 1;
  // So the vendor calls them, in one word (spec 3, reference_urls).
  return role === 'reference_clip' ? `character${position}` : `${kindOfRole[role]} ${position}`;
}

export interface RoleChoice {
  role: MediaRole;
  words: string;
  /** Why it cannot be chosen now. */
  refusal?: string | undefined;
  /** The list when it is chosen. */
  items: Items;
}

/** The roles that an item's kind could play in this tray, each with the list it leads to or the reason against it. */
export function roleChoices(items: Items, item: TrayItem, slots: TraySlots): RoleChoice[] {
  const kind = measuresOf(item)?.kind ?? kindOfRole[item.role];
  return slots.roles
    .filter((role) => kindOfRole[role] === kind)
    .map((role) => ({ role, words: roleWords[role], ...changeRole(items, item, role) }));
}

/**
 * Gives an item another role. A frame that becomes a reference takes the other frame along, and an image that
 * becomes a frame takes the place of the one that was there: two frames swap, and references must be images that fit.
 */
export function changeRole(
  items: Items,
  item: TrayItem,
  role: MediaRole,
): Pick<RoleChoice, 'items' | 'refusal'> {
  if (role === item.role) return { items };
  if (isReferenceRole(role)) return { items: makeReferences(withRole(items, item.key, role)) };
  const holder = ofRole(items, role)[0];
  if (!isFrameRole(role)) {
    const isTaken = holder !== undefined && mostOfRole[role] === 1;
    if (!isTaken) return { items: withRole(items, item.key, role) };
    return { items: withRole(withRole(items, holder.key, item.role), item.key, role) };
  }
  if (isFrameRole(item.role)) {
    const swapped = holder ? withRole(items, holder.key, item.role) : items;
    return { items: withRole(swapped, item.key, role) };
  }
  const others = items.filter((other) => other.key !== item.key && isReferenceRole(other.role));
  return makeFrames(withRole(items, item.key, role), others, holder);
}

/** The rest of an image's way from reference to frame: the other references must become the other frame, or go. */
function makeFrames(items: Items, others: readonly TrayItem[], holder: TrayItem | undefined) {
  const only = others[0];
  if (holder) return { items, refusal: `${roleWords[holder.role]} is taken. Remove it first.` };
  if (only === undefined) return { items };
  if (others.length > 1 || only.role !== 'reference_image') {
    return { items, refusal: 'Frames cannot be mixed with references. Remove the other references first.' };
  }
  const isFirstTaken = items.some(({ role }) => role === 'first_frame');
  return { items: withRole(items, only.key, isFirstTaken ? 'last_frame' : 'first_frame') };
}

/** Every frame as a reference image, after those that were there: the prompt may know them by their numbers. */
export function makeReferences(items: Items): TrayItem[] {
  const frames = [...ofRole(items, 'first_frame'), ...ofRole(items, 'last_frame')];
  const others = items.filter(({ role }) => !isFrameRole(role));
  return [...others, ...frames.map((item): TrayItem => ({ ...item, role: 'reference_image' }))];
}

function withRole(items: Items, key: string, role: MediaRole): TrayItem[] {
  return items.map((item) => (item.key === key ? { ...item, role } : item));
}
