import { expect, test } from 'vitest';
import { readTakeFilter, readTakeFilterLoosely } from './take-filter.ts';

const read = (query: string) => readTakeFilter(new URLSearchParams(query));

test('an absent or empty value means all', () => {
  expect(read('')).toEqual({ ok: true, value: {} });
  expect(read('search=%20&tool=&state=')).toMatchObject({ ok: true });
});

test('every filter is read', () => {
  expect(read('search=red+kite&tool=enhance&kind=text&state=open&mine=1&cursor=x')).toEqual({
    ok: true,
    value: { search: 'red kite', tool: 'enhance', kind: 'text', state: 'open', isMine: true },
  });
});

test('what the database cannot hold is left out of a search', () => {
  expect(read('search=%00red%00')).toMatchObject({ value: { search: 'red' } });
  expect(readTakeFilterLoosely({ search: '\0red' })).toEqual({ search: 'red' });
});

test.each(['tool=paint', 'kind=smell', 'state=flying', 'mine=yes', `search=${'x'.repeat(201)}`])(
  '%s is refused',
  (query) => {
    expect(read(query)).toMatchObject({ ok: false, failure: { code: 'invalid' } });
  },
);

test('a page leaves out what it does not know', () => {
  expect(readTakeFilterLoosely({ tool: 'paint', state: 'done', search: ['a', 'b'] })).toEqual({
    state: 'done',
  });
});
