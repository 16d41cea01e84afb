'use client';

import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { formatMoney } from '#lib/money.ts';
import type { Bill } from '#lib/vendor/prices.ts';
import type { RedoControl } from './use-redo.ts';

interface RedoQuestionProps {
  question: string;
  bill: Bill;
  control: RedoControl;
}

/** The price before the click: nothing is made again without it. */
export function RedoQuestion({ question, bill, control }: RedoQuestionProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  // The outside system is the browser's focus: the button that was pressed is gone.
  useEffect(() => place.current?.focus(), []);
  const price = bill.isPriced ? `${formatMoney(bill.totalMicros, bill.currency)} est.` : 'Price not set';
  return (
    <div ref={place} role="alert" tabIndex={-1} className="grid gap-2 rounded-sm bg-raised p-3 text-sm">
      <p>
        {t(question)} <span className="tabular whitespace-nowrap">{t(price)}</span>
      </p>
      <div className="flex gap-2">
        <Button size="sm" look="primary" isBusy={control.isBusy} onClick={() => void control.redo()}>
          {t('Make it again')}
        </Button>
        <Button size="sm" look="ghost" onClick={() => control.ask(undefined)}>
          {t('No')}
        </Button>
      </div>
    </div>
  );
}
