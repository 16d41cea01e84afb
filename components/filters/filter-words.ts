import { reviewLooks } from '#components/review/review-looks.ts';
import { modelWord, toolWord } from '#components/take/take-words.ts';
import type { Text } from '#lib/language/text.ts';
import type { FilterNames } from '#lib/tasks/filter-choices-view.ts';
import type { StateGroup, TakeFilter } from '#lib/tasks/take-page-view.ts';
import type { TakeKind } from '#lib/tools/tool-kinds.ts';
import type { Language } from '#prisma/client/enums.ts';
import { daysOfFilter, dayWords } from './filter-days.ts';

/** Filters in words. Shown by `t(...)`. */
export const stateWords: Record<StateGroup, string> = {
  open: 'Running',
  done: 'Done',
  failed: 'Failed',
  unclear: 'Unclear',
};
export const kindWords: Record<TakeKind, string> = {
  video: 'Videos',
  image: 'Pictures',
  audio: 'Sounds',
  text: 'Texts',
};
export const shelfWords = { archive: 'Archive', bin: 'Bin' } as const;

/** A condition that is on, as a chip says it. */
export interface ActiveFilter {
  key: keyof TakeFilter;
  /** What it is about; absent where the value says it. */
  label?: string | undefined;
  value: string;
  /** A name that people gave, in whatever language. */
  isName?: boolean;
  /** The filter without it. */
  without: TakeFilter;
}

/** The conditions that have no chip of their own standing there all the time. */
export function activeFilters(
  filter: TakeFilter,
  names: FilterNames | undefined,
  t: Text,
  language: Language,
): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const add = (key: keyof TakeFilter, value: string, more: Partial<ActiveFilter> = {}) =>
    active.push({ key, value, without: { ...filter, [key]: undefined }, ...more });
  const unknown = names ? t('unknown') : '…';

  if (filter.shelf) add('shelf', t(shelfWords[filter.shelf]));
  if (filter.projectId) {
    add('projectId', names?.project ?? unknown, {
      label: t('Project'),
      isName: names?.project !== undefined,
    });
  }
  if (filter.creatorId) {
    add('creatorId', names?.person ?? unknown, { label: t('Person'), isName: names?.person !== undefined });
  }
  if (filter.tagId)
    add('tagId', names?.tag ?? unknown, { label: t('Tag'), isName: names?.tag !== undefined });
  if (filter.review) add('review', t(reviewLooks[filter.review].word));
  if (filter.state === 'done') add('state', t(stateWords.done));
  if (filter.tool) add('tool', t(toolWord(filter.tool)), { label: t('Tool') });
  if (filter.model) add('model', t(modelWord(filter.model)), { label: t('Model') });
  if (filter.days) add('days', lastDaysWords(filter.days, t));
  if (filter.from || filter.to) {
    add('from', rangeWords(filter, t, language), { without: { ...filter, from: undefined, to: undefined } });
  }
  if (filter.isUnstacked) add('isUnstacked', t('Stacks open'));
  return active;
}

export function lastDaysWords(days: number, t: Text): string {
  return days === 1 ? t('Last 24 hours') : t('Last {count} days', { count: days });
}

function rangeWords(filter: TakeFilter, t: Text, language: Language): string {
  const { first, last } = daysOfFilter(filter);
  const [from, to] = [first && dayWords(first, language), last && dayWords(last, language)];
  if (from && to) return from === to ? from : `${from} – ${to}`;
  return from ? t('Since {date}', { date: from }) : t('Until {date}', { date: to ?? '' });
}
