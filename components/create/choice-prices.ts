import { formatMoney } from '#lib/money.ts';
import type { Bill } from '#lib/vendor/prices.ts';

/**
 * What each of some choices costs, in words: the unit price where they differ in nothing else, or the whole. Nothing
 * where all cost the same.
 */
export function choicePrices(bills: readonly Bill[]): (string | undefined)[] {
  const isByUnit = new Set(bills.map(({ lines }) => lines[0]?.quantity)).size === 1;
  const words = bills.map((bill) => (isByUnit ? unitWords(bill) : totalWords(bill)));
  return new Set(words).size > 1 ? words : words.map(() => undefined);
}

function totalWords({ isPriced, totalMicros, currency }: Bill): string | undefined {
  return isPriced ? formatMoney(totalMicros, currency) : undefined;
}

const unitNames: Partial<Record<string, string>> = {
  s: '/s',
  'thousand characters': ' / 1,000 char.',
  'million characters': ' / million char.',
};

function unitWords({ isPriced, currency, lines: [line] }: Bill): string | undefined {
  return isPriced && line
    ? `${formatMoney(line.unitPriceMicros, currency)}${unitNames[line.unit] ?? ''}`
    : undefined;
}
