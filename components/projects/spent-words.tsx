import { formatMoney } from '#lib/money.ts';
import type { Spent } from '#lib/projects/project-view.ts';

/** Amounts side by side: currencies are never added up. */
export function SpentWords({ spent }: { spent: readonly Spent[] }) {
  return (
    <span className="tabular flex flex-wrap gap-x-2">
      {spent.map(({ currency, amountMicros }) => (
        <span key={currency} className="whitespace-nowrap">
          {formatMoney(amountMicros, currency)}
        </span>
      ))}
    </span>
  );
}
