import { z } from 'zod';
import { failure, type Result, success } from '#lib/result.ts';
import { storableText } from '#lib/storable.ts';
import { takeKinds } from '#lib/tools/tool-kinds.ts';
import { toolNames } from '#lib/tools/tool-names.ts';
import { type StateGroup, stateGroups, type TakeFilter } from './take-page-view.ts';

const groups = Object.keys(stateGroups) as [StateGroup, ...StateGroup[]];
const absent = (value: unknown) => (value === '' || value === null ? undefined : value);
const fields = {
  search: z.preprocess(absent, z.string().overwrite(storableText).trim().max(200).optional()),
  tool: z.preprocess(absent, z.enum(toolNames).optional()),
  kind: z.preprocess(absent, z.enum(takeKinds).optional()),
  state: z.preprocess(absent, z.enum(groups).optional()),
  mine: z.preprocess(absent, z.literal('1').optional()),
};

const rules: Record<string, string> = {
  search: 'A search may have 200 characters at most.',
  tool: `A tool is one of: ${toolNames.join(', ')}.`,
  kind: `A kind is one of: ${takeKinds.join(', ')}.`,
  state: `A state is one of: ${groups.join(', ')}.`,
  mine: 'Own takes are asked for with mine=1.',
};

/** The filter of an API request. A value that we do not know is refused, in words. */
export function readTakeFilter(query: URLSearchParams): Result<TakeFilter> {
  const parsed = z.object(fields).safeParse(Object.fromEntries(query));
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0]);
    return failure('invalid', rules[field] ?? 'This filter is not known.', { field });
  }
  const { mine, ...filter } = parsed.data;
  return success({ ...filter, ...(mine ? { isMine: true } : {}) });
}

/** The filter of a page's address: what we do not know is left out, so that an old bookmark still opens. */
export function readTakeFilterLoosely(query: Record<string, string | string[] | undefined>): TakeFilter {
  const known = new URLSearchParams();
  for (const [name, schema] of Object.entries(fields)) {
    const value = query[name];
    if (typeof value === 'string' && schema.safeParse(value).success) known.set(name, value);
  }
  const filter = readTakeFilter(known);
  return filter.ok ? filter.value : {};
}
