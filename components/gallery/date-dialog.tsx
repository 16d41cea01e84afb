'use client';

import { useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Input } from '#components/ui/input.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { useLanguage, useText } from '#components/ui/use-text.tsx';
import type { TakeFilter } from '#lib/tasks/take-page-view.ts';
import { byYear, endOfDay, endOfMonth, monthWords } from './months.ts';
import { cursorAt } from './reel.ts';
import { useMonths } from './use-months.ts';
import type { ReelStart } from './use-reel.ts';

interface DateDialogProps {
  filter: TakeFilter;
  onJump: (start: ReelStart) => void;
  onClose: () => void;
}

/** Every month in which there are takes, and a field for a day. */
export function DateDialog({ filter, onJump, onClose }: DateDialogProps) {
  const t = useText();
  const id = useId();
  const language = useLanguage();
  const { data: months, isPending, isError } = useMonths(filter);
  const jumpToDay = (day: string) => {
    const end = endOfDay(day);
    if (end !== undefined) onJump({ below: cursorAt(end) });
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('Jump to a date')}>
      <div className="grid gap-5">
        <div className="flex flex-wrap items-end gap-2">
          <label htmlFor={id} className="grid flex-1 gap-1 text-muted text-sm">
            {t('Day')}
            <Input
              id={id}
              type="date"
              max={new Date().toLocaleDateString('sv')}
              onChange={(event) => event.target.value.length === 10 && jumpToDay(event.target.value)}
            />
          </label>
          <Button onClick={() => onJump('newest')}>{t('Newest')}</Button>
          <Button onClick={() => onJump('oldest')}>{t('Oldest')}</Button>
        </div>
        {isPending && <Spinner />}
        {isError && <p role="alert">{t('The studio could not be reached.')}</p>}
        {byYear(months ?? []).map(([year, some]) => (
          <section key={year} aria-label={year} className="grid gap-2">
            <h3 className="tabular text-muted text-sm">{year}</h3>
            <div className="grid grid-cols-4 gap-1.5">
              {some.map((month) => (
                <Button
                  key={month}
                  className="px-1!"
                  onClick={() => onJump({ below: cursorAt(endOfMonth(month)) })}
                >
                  {monthWords(month, language, true)}
                </Button>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
