'use client';

import { useText } from '#components/ui/use-text.tsx';
import { formatMoney } from '#lib/money.ts';
import type { Bill, BillLine } from '#lib/vendor/prices.ts';

/** The bill line by line: quantity x unit price = amount, and the takes. */
export function Arithmetic({ bill, takeCount }: { bill: Bill; takeCount: number }) {
  const t = useText();
  const { currency } = bill;
  return (
    <div className="grid gap-2">
      <table className="w-full text-sm">
        <caption className="sr-only">{t('Estimated price, line by line')}</caption>
        <tbody>
          {bill.lines.map((line) => (
            <tr key={line.label}>
              <th scope="row" className="pr-3 pb-2 text-left font-normal">
                {t(line.label)}
                <span className="tabular block text-muted text-xs">
                  {t(quantityWords(line))} × {t(formatMoney(line.unitPriceMicros, currency))}
                </span>
              </th>
              <td className="tabular whitespace-nowrap text-right align-top">
                {t(formatMoney(line.amountMicros, currency))}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-line border-t">
          {takeCount > 1 && (
            <tr>
              <th scope="row" className="pt-2 text-left font-normal text-muted">
                {t('{takeCount} takes × {totalMicros}', {
                  takeCount,
                  totalMicros: formatMoney(bill.totalMicros, currency),
                })}
              </th>
              <td />
            </tr>
          )}
          <tr>
            <th scope="row" className="pt-1.5 text-left font-medium">
              {t('Estimate')}
            </th>
            <td className="tabular whitespace-nowrap pt-1.5 text-right font-medium">
              {t(formatMoney(bill.totalMicros * takeCount, currency))}
            </td>
          </tr>
        </tfoot>
      </table>
      {bill.uncertain && <p className="text-attention text-xs">{t(bill.uncertain)}</p>}
      <p className="text-muted text-xs">
        {t('Nothing is charged before a take succeeds. The billed amount is shown on the take.')}
      </p>
    </div>
  );
}

function quantityWords({ quantity, unit }: BillLine): string {
  return `${Math.round(quantity * 1e6) / 1e6} ${unit}`;
}
