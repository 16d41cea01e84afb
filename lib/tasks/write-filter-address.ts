import type { TakeFilter } from './take-page-view.ts';

/** What the parts of a filter are called in an address, in the order in which they are written. */
export const filterNames = {
  search: 'search',
  kind: 'kind',
  tool: 'tool',
  model: 'model',
  state: 'state',
  review: 'review',
  isMine: 'mine',
  creatorId: 'person',
  projectId: 'project',
  tagId: 'tag',
  isFavourite: 'favourite',
  days: 'days',
  from: 'from',
  to: 'to',
  shelf: 'shelf',
  isUnstacked: 'stacks',
} as const satisfies Record<keyof TakeFilter, string>;

const keys = Object.keys(filterNames) as (keyof TakeFilter)[];

/** A filter as it is put into an address, always in the same order. */
export function writeFilterAddress(filter: TakeFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of keys) {
    const value = filter[key];
    if (value === undefined || value === '') continue;
    query.set(filterNames[key], value === true ? (key === 'isUnstacked' ? 'open' : '1') : String(value));
  }
  return query;
}

/** Whether two filters ask for the same takes. */
export function isSameFilter(a: TakeFilter, b: TakeFilter): boolean {
  return writeFilterAddress(a).toString() === writeFilterAddress(b).toString();
}
