import { reviewLooks } from '#components/review/review-looks.ts';
import { modelWord, toolWord } from '#components/take/take-words.ts';
import type { Text } from '#lib/language/text.ts';
import type { FilterChoices } from '#lib/tasks/filter-choices-view.ts';
import { type StateGroup, stateGroups, type TakeFilter, toolsOfFilter } from '#lib/tasks/take-page-view.ts';
import { takeKinds } from '#lib/tools/tool-kinds.ts';
import { toolNames } from '#lib/tools/tool-names.ts';
import { ReviewState } from '#prisma/client/enums.ts';
import { daysOfFilter, filterOfDays, thisMonth, today } from './filter-days.ts';
import { kindWords, lastDaysWords, shelfWords, stateWords } from './filter-words.ts';

/** What can be filtered by, as the menu offers it. */
export type FieldKey =
  | 'when'
  | 'person'
  | 'project'
  | 'tag'
  | 'review'
  | 'state'
  | 'kind'
  | 'tool'
  | 'model'
  | 'place';

export interface FieldOption {
  id: string;
  label: string;
  isName?: boolean;
  isOn: boolean;
  /** What the filter becomes. */
  change: Partial<TakeFilter>;
}

export interface FilterField {
  key: FieldKey;
  label: string;
  options: FieldOption[];
}

/** Every field with its values. `choices` are those that the team has. */
export function filterFieldsOf(
  filter: TakeFilter,
  choices: FilterChoices | undefined,
  t: Text,
  { hasProject, now }: { hasProject: boolean; now: Date },
): FilterField[] {
  const field = (key: FieldKey, label: string, options: FieldOption[]): FilterField => ({
    key,
    label,
    options,
  });
  const named = (
    key: 'creatorId' | 'projectId' | 'tagId',
    found: readonly { id: string; name: string }[] = [],
  ) =>
    found.map(
      ({ id, name }): FieldOption => ({
        id,
        label: name,
        isName: true,
        isOn: filter[key] === id,
        change: { [key]: id },
      }),
    );
  const days = [1, 7, 30].map(
    (count): FieldOption => ({
      id: `days-${count}`,
      label: lastDaysWords(count, t),
      isOn: filter.days === count,
      change: { days: count, from: undefined, to: undefined },
    }),
  );
  const shown = daysOfFilter(filter);
  const ranges = [
    { id: 'today', label: t('Today'), range: today(now) },
    { id: 'month', label: t('This month'), range: thisMonth(now) },
  ].map(
    ({ id, label, range }): FieldOption => ({
      id,
      label,
      isOn: filter.from !== undefined && range.first === shown.first && range.last === shown.last,
      change: filterOfDays(range),
    }),
  );
  return [
    field('when', t('When'), [...ranges.slice(0, 1), ...days, ...ranges.slice(1)]),
    field('person', t('Person'), [
      {
        id: 'mine',
        label: t('Mine'),
        isOn: filter.isMine === true,
        change: { isMine: true, creatorId: undefined },
      },
      ...named('creatorId', choices?.people).map((one) => ({
        ...one,
        change: { ...one.change, isMine: undefined },
      })),
    ]),
    ...(hasProject ? [] : [field('project', t('Project'), named('projectId', choices?.projects))]),
    field('tag', t('Tag'), named('tagId', choices?.tags)),
    field('review', t('Review'), [
      ...Object.values(ReviewState).map((review) => ({
        id: review,
        label: t(reviewLooks[review].word),
        isOn: filter.review === review,
        change: { review },
      })),
      {
        id: 'favourites',
        label: t('Favourites'),
        isOn: filter.isFavourite === true,
        change: { isFavourite: true },
      },
    ]),
    field(
      'state',
      t('State'),
      (Object.keys(stateGroups) as StateGroup[]).map((state) => ({
        id: state,
        label: t(stateWords[state]),
        isOn: filter.state === state,
        change: { state },
      })),
    ),
    field(
      'kind',
      t('Kind'),
      takeKinds.map((kind) => ({
        id: kind,
        label: t(kindWords[kind]),
        isOn: filter.kind === kind,
        change: { kind, tool: undefined },
      })),
    ),
    field(
      'tool',
      t('Tool'),
      (toolsOfFilter({ kind: filter.kind }) ?? toolNames).map((tool) => ({
        id: tool,
        label: t(toolWord(tool)),
        isOn: filter.tool === tool,
        change: { tool },
      })),
    ),
    field(
      'model',
      t('Model'),
      (choices?.models ?? []).map((model) => ({
        id: model,
        label: t(modelWord(model)),
        isOn: filter.model === model,
        change: { model },
      })),
    ),
    field('place', t('Place'), [
      ...(['archive', 'bin'] as const).map((shelf) => ({
        id: shelf,
        label: t(shelfWords[shelf]),
        isOn: filter.shelf === shelf,
        change: { shelf },
      })),
      {
        id: 'stacks',
        label: t('Stacks open'),
        isOn: filter.isUnstacked === true,
        change: { isUnstacked: true },
      },
    ]),
  ];
}
