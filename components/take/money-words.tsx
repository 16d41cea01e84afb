import { useText } from '#components/ui/use-text.tsx';
import { formatMoney } from '#lib/money.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';

/** What it was billed; until that is known the estimate, marked as one. */
export function MoneyWords({ take }: { take: Pick<TakeView, 'estimate' | 'charge'> }) {
  const t = useText();
  const bill = take.charge ?? take.estimate;
  if (!bill.isPriced) return <span className="whitespace-nowrap">{t('Price not set')}</span>;
  const price = formatMoney(bill.totalMicros, bill.currency);
  return (
    <span className="tabular whitespace-nowrap">{take.charge ? price : t('est. {price}', { price })}</span>
  );
}
