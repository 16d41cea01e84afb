import { expect, it } from 'vitest';
import { canMove, moveBy, moveTo, putBack } from './order.ts';
import type { TrayItem } from './tray-item.ts';

function item(key: string): TrayItem {
  const role = key.startsWith('v') ? 'reference_video' : 'reference_image';
  return { key, role, name: key, status: 'ready' };
}

const items = ['i1', 'v1', 'i2', 'i3'].map(item);
const keys = (list: readonly TrayItem[]) => list.map(({ key }) => key).join(' ');

it('moves past things of another role to the next of its own', () => {
  expect(keys(moveBy(items, 'i2', -1))).toBe('i2 i1 v1 i3');
  expect(keys(moveBy(items, 'i1', 1))).toBe('v1 i2 i1 i3');
});

it('stays at the ends', () => {
  expect(canMove(items, 'i1', -1)).toBe(false);
  expect(canMove(items, 'v1', 1)).toBe(false);
  expect(canMove(items, 'i3', -1)).toBe(true);
  expect(moveBy(items, 'i3', 1)).toBe(items);
});

it('moves only among its own role', () => {
  expect(keys(moveTo(items, 'i3', 'i1'))).toBe('i3 i1 v1 i2');
  expect(moveTo(items, 'i3', 'v1')).toBe(items);
});

it('puts a removed one back once', () => {
  const removed = items.filter(({ key }) => key !== 'v1');
  expect(keys(putBack(removed, item('v1'), 1))).toBe('i1 v1 i2 i3');
  expect(keys(putBack([], item('v1'), 1))).toBe('v1');
  expect(putBack(items, item('v1'), 1)).toBe(items);
});
