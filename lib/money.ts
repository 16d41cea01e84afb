/** Money for people: always with its currency, two to four decimals ("USD 0.40", "USD 0.0125"). */
export function formatMoney(micros: number, currency: string): string {
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  })
    .format(micros / 1_000_000)
    .replace(/\s/g, ' ');
}
