import { storableText } from '#lib/storable.ts';
import { takeKinds } from '#lib/tools/tool-kinds.ts';
import { toolNames } from '#lib/tools/tool-names.ts';
import { ReviewState } from '#prisma/client/enums.ts';
import { type StateGroup, stateGroups, type TakeFilter } from './take-page-view.ts';

/**
 * A filter as it stands in an address: of the gallery, of a saved filter, of a request for takes. Read and written here
 * and nowhere else. Pure, and small enough for the browser.
 */

export const maxSearchLength = 200;
const maxModelLength = 80;
const maxDays = 366;

interface Field {
  /** Its name in the address. */
  name: string;
  key: keyof TakeFilter;
  /** Puts the value into the filter, unless it is not known. */
  put: (filter: TakeFilter, text: string) => void;
}

function field<Key extends keyof TakeFilter>(
  name: string,
  key: Key,
  read: (text: string) => TakeFilter[Key] | undefined,
): Field {
  const put = (filter: TakeFilter, text: string) => {
    const value = read(text);
    if (value !== undefined) filter[key] = value;
  };
  return { name, key, put };
}

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (text: string) =>
    values.find((value) => value === text);
const flag = (word: string) => (text: string) => (text === word ? true : undefined);
const uuid = (text: string) =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text.toLowerCase() : undefined;

/** A day (`2026-11-20`, in UTC) or a moment, as ISO 8601. */
function moment(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/.test(text)) return undefined;
  const time = new Date(text);
  // 31 February is no day, though `Date` would count on.
  const isReal = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.slice(0, 10));
  return isReal ? time.toISOString() : undefined;
}

function searchText(text: string): string | undefined {
  const words = storableText(text).trim();
  return words !== '' && words.length <= maxSearchLength ? words : undefined;
}

function dayCount(text: string): number | undefined {
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= maxDays ? days : undefined;
}

/** In the order in which they are written. */
export const filterFields: readonly Field[] = [
  field('search', 'search', searchText),
  field('kind', 'kind', oneOf(takeKinds)),
  field('tool', 'tool', oneOf(toolNames)),
  field('model', 'model', (text) => (text.length <= maxModelLength ? text : undefined)),
  field('state', 'state', oneOf(Object.keys(stateGroups) as StateGroup[])),
  field('review', 'review', oneOf(Object.values(ReviewState))),
  field('mine', 'isMine', flag('1')),
  field('person', 'creatorId', uuid),
  field('project', 'projectId', uuid),
  field('tag', 'tagId', uuid),
  field('favourite', 'isFavourite', flag('1')),
  field('days', 'days', dayCount),
  field('from', 'from', moment),
  field('to', 'to', moment),
  field('shelf', 'shelf', oneOf(['archive', 'bin'])),
  field('stacks', 'isUnstacked', flag('open')),
];

/** The filter of an address. What is not known is left out, so that an old bookmark still opens. */
export function readFilterAddress(query: URLSearchParams): TakeFilter {
  const filter: TakeFilter = {};
  for (const { name, put } of filterFields) {
    const text = query.get(name);
    if (text) put(filter, text);
  }
  return filter;
}

/** A filter as it is put into an address, always in the same order. */
export function writeFilterAddress(filter: TakeFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const { name, key } of filterFields) {
    const value = filter[key];
    if (value === undefined || value === '') continue;
    query.set(name, value === true ? (key === 'isUnstacked' ? 'open' : '1') : String(value));
  }
  return query;
}

/** Whether two filters ask for the same takes. */
export function isSameFilter(a: TakeFilter, b: TakeFilter): boolean {
  return writeFilterAddress(a).toString() === writeFilterAddress(b).toString();
}
