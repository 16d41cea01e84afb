import { expect, it } from 'vitest';
import { defaultPrices } from '#lib/vendor/price-list.ts';
import { billImages, billReferenceVideo, billShortSpeech } from '#lib/vendor/prices.ts';
import { choicePrices } from './choice-prices.ts';

it('tells the unit price where nothing else differs, even of nothing yet', () => {
  expect(
    choicePrices([billImages('kontext', 1, defaultPrices), billImages('pro', 1, defaultPrices)]),
  ).toEqual(['USD 0.04', 'USD 0.03']);
  expect(
    choicePrices([
      billShortSpeech('flash', 0, defaultPrices),
      billShortSpeech('multilingual', 0, defaultPrices),
    ]),
  ).toEqual(['USD 0.10 / 1,000 char.', 'USD 0.20 / 1,000 char.']);
});

it('tells the whole where the quantity differs, and nothing where all is the same', () => {
  const seconds = (count: number) => billReferenceVideo('1280*720', count, defaultPrices);
  expect(choicePrices([seconds(5), seconds(10)])).toEqual(['USD 0.50', 'USD 1.00']);
  expect(choicePrices([seconds(5), seconds(5)])).toEqual([undefined, undefined]);
});
