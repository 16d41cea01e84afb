'use client';

import { Suspense, useId, useState } from 'react';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { formatMoney } from '#lib/money.ts';
import { type Bill, billTimes } from '#lib/vendor/prices.ts';

const Arithmetic = lazyPart(() => import('./arithmetic.tsx').then((found) => found.Arithmetic));

interface EstimateProps {
  /** Of one take; undefined while there is nothing to price. */
  bill: Bill | undefined;
  takeCount: number;
}

/** What it will cost, with the arithmetic behind it: on hover, on focus and on a tap; Escape puts it away. */
export function Estimate({ bill, takeCount }: EstimateProps) {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (!bill) return <p className="text-muted text-sm">{t('No price yet')}</p>;
  const all = billTimes(bill, takeCount);
  if (!bill.isPriced) {
    return (
      <p className="text-muted text-sm" title={t("The operator's price list has no price for this.")}>
        {t('Price not set')}
      </p>
    );
  }
  return (
    <div
      className="group relative"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        className="-mx-1.5 grid rounded-sm px-1.5 py-0.5 text-left hover:bg-raised pointer-coarse:min-h-10"
      >
        <span className="tabular font-medium text-base">
          <span className="sr-only">{t('Estimated price: ')}</span>
          {t(formatMoney(all.totalMicros, all.currency))}
        </span>
        <span className="text-muted text-xs underline decoration-dotted underline-offset-2">
          {bill.uncertain ? t('est., may differ') : t('est.')}
          <span className="sr-only">{t(', show how it is reckoned')}</span>
        </span>
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="absolute bottom-full -left-1.5 z-40 w-80 max-w-[calc(100vw-2rem)] pb-2"
      >
        <div className="rounded-md border border-line bg-raised p-3.5 shadow-float">
          <Suspense>{isOpen && <Arithmetic bill={bill} takeCount={takeCount} />}</Suspense>
        </div>
      </div>
    </div>
  );
}
