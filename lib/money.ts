const digits = { minimumFractionDigits: 2, maximumFractionDigits: 4 } as const;

/** Money for people: always with its currency, two to four decimals ("USD 0.40", "USD 0.0125"). */
export function formatMoney(micros: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code', ...digits })
    .format(micros / 1_000_000)
    .replace(/\s/g, ' ');
}

/** The bare number, where its currency stands beside it ("0.0125"). */
export function formatAmount(micros: number): string {
  return new Intl.NumberFormat('en', digits).format(micros / 1_000_000);
}
