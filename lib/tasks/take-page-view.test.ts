import { expect, test } from 'vitest';
import { matchesFilter, mergeChanges, type TakePage } from './take-page-view.ts';
import type { TakeView } from './take-view.ts';
import { viewOfTake } from './test-take-view.ts';

function take(id: string, minute: number, more: Partial<TakeView> = {}): TakeView {
  const createdAt = `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`;
  return viewOfTake({ id, batchId: id, createdAt, ...more });
}

function page(takes: TakeView[], nextCursor: string | null = 'more'): TakePage {
  return {
    takes,
    nextCursor,
    newerCursor: null,
    changeCursor: '1',
    counts: { open: 0, unclear: 0, unseen: 0, newestNotice: null },
  };
}

const idsOf = (pages: TakePage[]) => pages.map((one) => one.takes.map(({ id }) => id));

test('a known take is replaced where it stands', () => {
  const pages = [page([take('d', 4), take('c', 3)]), page([take('b', 2)])];
  const merged = mergeChanges(pages, [take('c', 3, { state: 'failed' })], {});
  expect(idsOf(merged)).toEqual([['d', 'c'], ['b']]);
  expect(merged[0]?.takes[1]?.state).toBe('failed');
});

test('a new take comes in at its place, the newest first', () => {
  const pages = [page([take('d', 4), take('b', 2)]), page([take('a', 1)])];
  expect(idsOf(mergeChanges(pages, [take('e', 5), take('c', 3)], {}))).toEqual([['e', 'd', 'c', 'b'], ['a']]);
});

test('takes of one moment keep the order of the keyset', () => {
  const merged = mergeChanges([page([take('c', 1), take('a', 1)])], [take('b', 1)], {});
  expect(idsOf(merged)).toEqual([['c', 'b', 'a']]);
});

test('one below the last loaded page is left for that page, unless there is none', () => {
  const old = take('a', 1);
  expect(idsOf(mergeChanges([page([take('b', 2)])], [old], {}))).toEqual([['b']]);
  expect(idsOf(mergeChanges([page([take('b', 2)], null)], [old], {}))).toEqual([['b', 'a']]);
  expect(idsOf(mergeChanges([page([], null)], [old], {}))).toEqual([['a']]);
});

test('one that no longer matches the filter leaves, even from the end', () => {
  const pages = [page([take('b', 2, { state: 'running' }), take('a', 1, { state: 'running' })])];
  const merged = mergeChanges(pages, [take('a', 1), take('b', 2, { state: 'running' })], { state: 'open' });
  expect(idsOf(merged)).toEqual([['b']]);
});

test('the pages that were given stay as they were', () => {
  const pages = [page([take('a', 1)])];
  mergeChanges(pages, [take('b', 2)], {});
  expect(idsOf(pages)).toEqual([['a']]);
});

test('above a page that is not the first nothing comes in', () => {
  const jumped = { ...page([take('b', 2)]), newerCursor: 'more' };
  expect(idsOf(mergeChanges([jumped], [take('c', 3)], {}))).toEqual([['b']]);
  expect(idsOf(mergeChanges([jumped], [take('b', 2), take('a', 1)], {}))).toEqual([['b']]);
});

test('where a filter has words the server has judged', () => {
  const pages = [page([take('b', 2), take('a', 1)])];
  const merged = mergeChanges(
    pages,
    [take('a', 1), take('c', 3), take('d', 4)],
    { search: 'kite' },
    new Set(['c']),
  );
  expect(idsOf(merged)).toEqual([['c', 'b']]);
});

test('a filter asks for the tool, the state, the person and the days', () => {
  const one = take('a', 1);
  expect(matchesFilter({ ...one, createdAt: new Date().toISOString() }, { days: 1 })).toBe(true);
  expect(matchesFilter({ ...one, createdAt: '2026-01-01T00:00:00.000Z' }, { days: 30 })).toBe(false);
  expect(matchesFilter(one, { tool: 'master' })).toBe(false);
  expect(matchesFilter(one, { kind: 'video' })).toBe(true);
  expect(matchesFilter(one, { kind: 'audio' })).toBe(false);
  expect(matchesFilter(one, { kind: 'video', tool: 'master' })).toBe(false);
  expect(matchesFilter(one, { state: 'failed' })).toBe(false);
  expect(matchesFilter({ ...one, isMine: false }, { isMine: true })).toBe(false);
});
