import { useText } from '#components/ui/use-text.tsx';
import type { Text } from '#lib/language/text.ts';
import { formatMoney } from '#lib/money.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import type { Bill, BillLine } from '#lib/vendor/prices.ts';
import { PanelSection } from './panel-section.tsx';

/** The estimate from before the click, and the truth after it, each with its arithmetic. */
export function CostSection({ take, priceList }: { take: TakeView; priceList: string | undefined }) {
  const t = useText();
  const { charge, estimate } = take;
  const isFree = ['failed', 'cancelled'].includes(take.state) && !charge;
  return (
    <PanelSection title={t('Price')}>
      {charge && <BillTable title={t('Billed')} bill={charge} isStrong />}
      {isFree && (
        <p className="text-sm">
          {take.state === 'cancelled'
            ? t('Nothing was sent, nothing was charged.')
            : t('No charge is recorded.')}
        </p>
      )}
      {charge && isSameAmount(charge, estimate) ? (
        <p className="text-muted text-xs">{t('As estimated.')}</p>
      ) : (
        <BillTable title={t('Estimate')} bill={estimate} isStrong={!charge && !isFree} />
      )}
      {estimate.uncertain && !charge && <p className="text-muted text-xs">{t(estimate.uncertain)}</p>}
      {priceList && <p className="text-muted text-xs">{t('Reckoned with: {priceList}', { priceList })}</p>}
    </PanelSection>
  );
}

function BillTable({ title, bill, isStrong }: { title: string; bill: Bill; isStrong: boolean }) {
  const t = useText();
  const tone = isStrong ? '' : 'text-muted';
  if (!bill.isPriced) {
    return (
      <p className={`flex justify-between text-sm ${tone}`}>
        {t(title)} <span>{t('Price not set')}</span>
      </p>
    );
  }
  return (
    <table className={`w-full text-sm ${tone}`}>
      <tbody>
        {bill.lines.map((line) => (
          <tr key={line.label} className="text-muted text-xs">
            <td className="py-px pr-2 align-top">{t(line.label)}</td>
            <td className="tabular py-px text-right">{arithmetic(line, bill.currency, t)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" className="py-px pr-2 text-left font-normal">
            {t(title)}
          </th>
          <td className="tabular py-px text-right">
            {isStrong ? <strong className="font-medium">{total(bill)}</strong> : total(bill)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function isSameAmount(a: Bill, b: Bill): boolean {
  return a.isPriced === b.isPriced && a.totalMicros === b.totalMicros && a.currency === b.currency;
}

function total(bill: Bill): string {
  return formatMoney(bill.totalMicros, bill.currency);
}

/** `5 s × USD 0.08 = USD 0.40`. */
function arithmetic(line: BillLine, currency: string, t: Text): string {
  const { quantity, unit, unitPriceMicros, amountMicros } = line;
  const amount = Math.round(quantity * 1_000_000) / 1_000_000;
  const count = `${amount} ${unit}`;
  return `${t(count)} × ${formatMoney(unitPriceMicros, currency)} = ${formatMoney(amountMicros, currency)}`;
}
