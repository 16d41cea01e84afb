import { failure, type Result, success } from '#lib/result.ts';
import { takeKinds } from '#lib/tools/tool-kinds.ts';
import { toolNames } from '#lib/tools/tool-names.ts';
import { ReviewState } from '#prisma/client/enums.ts';
import { filterFields, maxSearchLength, readFilterAddress } from './filter-address.ts';
import { stateGroups, type TakeFilter } from './take-page-view.ts';

const rules: Record<string, string> = {
  search: `A search may have ${maxSearchLength} characters at most.`,
  tool: `A tool is one of: ${toolNames.join(', ')}.`,
  kind: `A kind is one of: ${takeKinds.join(', ')}.`,
  state: `A state is one of: ${Object.keys(stateGroups).join(', ')}.`,
  model: 'A model has 80 characters at most.',
  review: `A review is one of: ${Object.keys(ReviewState).join(', ')}.`,
  person: 'A person is named by their id.',
  project: 'A project is named by its id.',
  tag: 'A tag is named by its id.',
  days: 'The last days are asked for with a number from 1 to 366.',
  from: 'A date is written as 2026-11-20.',
  to: 'A date is written as 2026-11-20.',
  shelf: 'A shelf is one of: archive, bin.',
  mine: 'Own takes are asked for with mine=1.',
  favourite: 'Favourites are asked for with favourite=1.',
  stacks: 'Open stacks are asked for with stacks=open.',
};

/** The filter of an API request. A value that we do not know is refused, in words. */
export function readTakeFilter(query: URLSearchParams): Result<TakeFilter> {
  const filter = readFilterAddress(query);
  const unknown = filterFields.find(
    ({ name, key }) => (query.get(name) ?? '').trim() !== '' && filter[key] === undefined,
  );
  if (!unknown) return success(filter);
  return failure('invalid', rules[unknown.name] ?? 'This filter is not known.', { field: unknown.name });
}

/** The filter of a page's address: what we do not know is left out, so that an old bookmark still opens. */
export function readTakeFilterLoosely(query: Record<string, string | string[] | undefined>): TakeFilter {
  const single = Object.entries(query).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return readFilterAddress(new URLSearchParams(single));
}
