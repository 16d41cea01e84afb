import { z } from 'zod';
import { failure, type Result, success } from '#lib/result.ts';
import { storableText } from '#lib/storable.ts';
import { takeKinds } from '#lib/tools/tool-kinds.ts';
import { toolNames } from '#lib/tools/tool-names.ts';
import { ReviewState } from '#prisma/client/enums.ts';
import { type StateGroup, stateGroups, type TakeFilter } from './take-page-view.ts';

const groups = Object.keys(stateGroups) as [StateGroup, ...StateGroup[]];
const absent = (value: unknown) => (value === '' || value === null ? undefined : value);
/** A day (`2026-11-20`, in UTC) or a moment, as ISO 8601. */
const moment = z.union([z.iso.date(), z.iso.datetime()]).transform((text) => new Date(text).toISOString());
const fields = {
  search: z.preprocess(absent, z.string().overwrite(storableText).trim().max(200).optional()),
  tool: z.preprocess(absent, z.enum(toolNames).optional()),
  kind: z.preprocess(absent, z.enum(takeKinds).optional()),
  state: z.preprocess(absent, z.enum(groups).optional()),
  model: z.preprocess(absent, z.string().max(80).optional()),
  review: z.preprocess(absent, z.enum(ReviewState).optional()),
  person: z.preprocess(absent, z.uuid().toLowerCase().optional()),
  project: z.preprocess(absent, z.uuid().toLowerCase().optional()),
  tag: z.preprocess(absent, z.uuid().toLowerCase().optional()),
  from: z.preprocess(absent, moment.optional()),
  to: z.preprocess(absent, moment.optional()),
  shelf: z.preprocess(absent, z.enum(['archive', 'bin']).optional()),
  mine: z.preprocess(absent, z.literal('1').optional()),
  favourite: z.preprocess(absent, z.literal('1').optional()),
  stacks: z.preprocess(absent, z.literal('open').optional()),
};

const rules: Record<string, string> = {
  search: 'A search may have 200 characters at most.',
  tool: `A tool is one of: ${toolNames.join(', ')}.`,
  kind: `A kind is one of: ${takeKinds.join(', ')}.`,
  state: `A state is one of: ${groups.join(', ')}.`,
  model: 'A model has 80 characters at most.',
  review: `A review is one of: ${Object.keys(ReviewState).join(', ')}.`,
  person: 'A person is named by their id.',
  project: 'A project is named by its id.',
  tag: 'A tag is named by its id.',
  from: 'A date is written as 2026-11-20.',
  to: 'A date is written as 2026-11-20.',
  shelf: 'A shelf is one of: archive, bin.',
  mine: 'Own takes are asked for with mine=1.',
  favourite: 'Favourites are asked for with favourite=1.',
  stacks: 'Open stacks are asked for with stacks=open.',
};

/** The filter of an API request. A value that we do not know is refused, in words. */
export function readTakeFilter(query: URLSearchParams): Result<TakeFilter> {
  const parsed = z.object(fields).safeParse(Object.fromEntries(query));
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0]);
    return failure('invalid', rules[field] ?? 'This filter is not known.', { field });
  }
  const { mine, favourite, stacks, person, project, tag, ...filter } = parsed.data;
  return success({
    ...filter,
    ...(person ? { creatorId: person } : {}),
    ...(project ? { projectId: project } : {}),
    ...(tag ? { tagId: tag } : {}),
    ...(mine ? { isMine: true } : {}),
    ...(favourite ? { isFavourite: true } : {}),
    ...(stacks ? { isUnstacked: true } : {}),
  });
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
