import { expect, test } from 'vitest';
import { daysOfFilter, dayWords, filterOfDays, thisMonth, today } from './filter-days.ts';

test('days go into a filter and come back, the last one too', () => {
  const range = { first: '2026-11-20', last: '2026-11-21' };
  const filter = filterOfDays(range);
  expect(filter.from).toBe(new Date(2026, 10, 20).toISOString());
  expect(filter.to).toBe(new Date(2026, 10, 22).toISOString());
  expect(daysOfFilter(filter)).toEqual(range);
  expect(filterOfDays({ first: '2026-11-21', last: '2026-11-20' })).toEqual(filter);
  expect(daysOfFilter(filterOfDays({ last: '2026-12-31' }))).toEqual({
    first: undefined,
    last: '2026-12-31',
  });
  expect(filterOfDays({})).toEqual({ days: undefined, from: undefined, to: undefined });
});

test('today and this month', () => {
  const now = new Date(2028, 1, 10, 23, 59);
  expect(today(now)).toEqual({ first: '2028-02-10', last: '2028-02-10' });
  expect(thisMonth(now)).toEqual({ first: '2028-02-01', last: '2028-02-29' });
  expect(dayWords('2028-02-10', 'en')).toContain('2028');
});
