import { expect, test } from 'vitest';
import { filterFields, readFilterAddress } from './filter-address.ts';
import { readTakeFilter } from './take-filter.ts';
import type { TakeFilter } from './take-page-view.ts';
import { isSameFilter, writeFilterAddress } from './write-filter-address.ts';

const id = '0192f0c1-2345-7abc-8def-0123456789ab';
const everything: Required<TakeFilter> = {
  search: '"red kite" -sea 风筝 100%',
  kind: 'video',
  tool: 'master',
  model: 'H3',
  state: 'done',
  review: 'approved',
  isMine: true,
  creatorId: id,
  projectId: id,
  tagId: id,
  isFavourite: true,
  days: 7,
  from: '2026-11-01T00:00:00.000Z',
  to: '2026-12-01T00:00:00.000Z',
  shelf: 'archive',
  isUnstacked: true,
};

test('every filter goes into the address and comes back, each alone and all together', () => {
  expect(Object.keys(everything)).toHaveLength(filterFields.length);
  const filters = [
    everything,
    ...Object.entries(everything).map(([key, value]): TakeFilter => ({ [key]: value })),
  ];
  for (const filter of filters) {
    const query = writeFilterAddress(filter);
    expect(readFilterAddress(query)).toEqual(filter);
    expect(readTakeFilter(query)).toEqual({ ok: true, value: filter });
    expect(isSameFilter(filter, readFilterAddress(query))).toBe(true);
  }
});

test.each([
  `search=${'x'.repeat(201)}`,
  'kind=smell',
  'tool=paint',
  `model=${'x'.repeat(81)}`,
  'state=flying',
  'review=maybe',
  'mine=yes',
  'person=ada',
  'project=1',
  "tag=' OR 1=1",
  'favourite=0',
  'days=0',
  'days=367',
  'from=2026-02-31',
  'from=yesterday',
  'to=2026-13-01',
  'shelf=part',
  'shelf=purged',
  'stacks=closed',
])('%s is refused by the API and left out by a page', (query) => {
  const params = new URLSearchParams(query);
  expect(readTakeFilter(params)).toMatchObject({
    ok: false,
    failure: { code: 'invalid', field: query.split('=')[0] },
  });
  expect(readFilterAddress(params)).toEqual({});
});

test('a day is its first moment, and ids are lower case', () => {
  expect(readFilterAddress(new URLSearchParams(`from=2026-11-20&tag=${id.toUpperCase()}`))).toEqual({
    from: '2026-11-20T00:00:00.000Z',
    tagId: id,
  });
});
