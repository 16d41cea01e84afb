'use client';

import { useId } from 'react';
import { Input } from '#components/ui/input.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeFilter } from '#lib/tasks/take-page-view.ts';
import { daysOfFilter, filterOfDays } from './filter-days.ts';

/** The first and the last day; either may be left open. */
export function DayRange({
  filter,
  onChange,
}: {
  filter: TakeFilter;
  onChange: (filter: TakeFilter) => void;
}) {
  const t = useText();
  const { first = '', last = '' } = daysOfFilter(filter);
  const id = useId();
  return (
    <div className="grid grid-cols-2 gap-x-2 gap-y-1 border-line border-t p-2 pt-3">
      <label htmlFor={`${id}-first`} className="text-muted text-xs">
        {t('From')}
      </label>
      <label htmlFor={`${id}-last`} className="text-muted text-xs">
        {t('To')}
      </label>
      <Input
        id={`${id}-first`}
        type="date"
        value={first}
        onChange={({ target }) => onChange({ ...filter, ...filterOfDays({ first: target.value, last }) })}
      />
      <Input
        id={`${id}-last`}
        type="date"
        value={last}
        onChange={({ target }) => onChange({ ...filter, ...filterOfDays({ first, last: target.value }) })}
      />
    </div>
  );
}
