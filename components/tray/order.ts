import type { TrayItem } from './tray-item.ts';

/** The order of references: it is what `image 1` and `image 2` mean, so only things of one role change places. */

type Items = readonly TrayItem[];

/** Whether there is another of the same role before (-1) or after (1) it. */
export function canMove(items: Items, key: string, step: -1 | 1): boolean {
  return neighbour(items, key, step) !== undefined;
}

/** Changes places with the one of the same role before (-1) or after (1) it. */
export function moveBy(items: Items, key: string, step: -1 | 1): Items {
  const other = neighbour(items, key, step);
  return other ? moveTo(items, key, other.key) : items;
}

/** Puts an item where another of the same role is; those between them close up. */
export function moveTo(items: Items, key: string, targetKey: string): Items {
  const from = items.findIndex((item) => item.key === key);
  const to = items.findIndex((item) => item.key === targetKey);
  const moved = items[from];
  if (!moved || items[to]?.role !== moved.role || from === to) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Puts a removed item back where it was, or at the end of a list that has become shorter. */
export function putBack(items: Items, item: TrayItem, index: number): Items {
  return items.some(({ key }) => key === item.key) ? items : items.toSpliced(index, 0, item);
}

function neighbour(items: Items, key: string, step: -1 | 1): TrayItem | undefined {
  const role = items.find((item) => item.key === key)?.role;
  const peers = items.filter((item) => item.role === role);
  return peers[peers.findIndex((item) => item.key === key) + step];
}
