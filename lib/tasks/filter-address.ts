import { storableText } from '#lib/storable.ts';
import { takeKinds } from '#lib/tools/tool-kinds.ts';
import { toolNames } from '#lib/tools/tool-names.ts';
import { ReviewState } from '#prisma/client/enums.ts';
import { type StateGroup, stateGroups, type TakeFilter } from './take-page-view.ts';
import { filterNames } from './write-filter-address.ts';

/**
 * A filter as it stands in an address: of the gallery, of a saved filter, of a request for takes. Read here, written by
 * `write-filter-address.ts`, and nowhere else. Pure.
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
  key: Key,
  read: (text: string) => TakeFilter[Key] | undefined,
): Field {
  const put = (filter: TakeFilter, text: string) => {
    const value = read(text);
    if (value !== undefined) filter[key] = value;
  };
  return { name: filterNames[key], key, put };
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

export const filterFields: readonly Field[] = [
  field('search', searchText),
  field('kind', oneOf(takeKinds)),
  field('tool', oneOf(toolNames)),
  field('model', (text) => (text.length <= maxModelLength ? storableText(text) : undefined)),
  field('state', oneOf(Object.keys(stateGroups) as StateGroup[])),
  field('review', oneOf(Object.values(ReviewState))),
  field('isMine', flag('1')),
  field('creatorId', uuid),
  field('projectId', uuid),
  field('tagId', uuid),
  field('isFavourite', flag('1')),
  field('days', dayCount),
  field('from', moment),
  field('to', moment),
  field('shelf', oneOf(['archive', 'bin'])),
  field('isUnstacked', flag('open')),
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
