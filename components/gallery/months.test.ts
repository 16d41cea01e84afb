import { expect, test } from 'vitest';
import { byYear, endOfDay, endOfMonth, indexOfMonth, monthOf } from './months.ts';

test('a month ends with its last millisecond', () => {
  const end = new Date(endOfMonth('2026-11'));
  expect([end.getMonth(), end.getDate(), end.getMilliseconds()]).toEqual([10, 30, 999]);
  expect(monthOf(end.toISOString())).toBe('2026-11');
  expect(new Date(endOfMonth('2025-12')).getFullYear()).toBe(2025);
});

test('a day too, and what is no day is none', () => {
  expect(new Date(endOfDay('2024-02-29') ?? 0).getDate()).toBe(29);
  expect(endOfDay('29.2.2024')).toBeUndefined();
});

test('months stand under their years, and a moment finds its own', () => {
  const months = ['2026-11', '2026-09', '2025-12'];
  expect(byYear(months)).toEqual([
    ['2026', ['2026-11', '2026-09']],
    ['2025', ['2025-12']],
  ]);
  expect(indexOfMonth(months, new Date(2026, 9, 5).toISOString())).toBe(1);
  expect(indexOfMonth(months, new Date(2026, 11, 5).toISOString())).toBe(0);
  expect(indexOfMonth(months, new Date(2024, 1, 5).toISOString())).toBe(-1);
});
