import { expect, test } from 'vitest';
import { formatAmount, formatMoney } from './money.ts';

test.each([
  [400_000, '0.40'],
  [12_500, '0.0125'],
  [0, '0.00'],
  [1_234_500_000, '1,234.50'],
])('%i micros read as %s, no cent rounded away', (micros, words) => {
  expect(formatAmount(micros)).toBe(words);
  expect(formatMoney(micros, 'USD')).toBe(`USD ${words}`);
});
