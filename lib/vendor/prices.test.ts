import { describe, expect, it } from 'vitest';
import { defaultPrices, type PriceList, priceList } from './price-list.ts';
import { billContextRewrite, billTimes, billVideo, type VideoQuantities } from './prices.ts';

const none = { inputSeconds: 0, imageCount: 0 };

/** Each by hand, from spec 1, "Billing", at the prices of the reading guide; amounts in micros of a USD. */
const examples: [name: string, VideoQuantities, totalMicros: number][] = [
  ['H3, 5 s at 768P: 5 x 0.08', { model: 'H3', resolution: '768P', outputSeconds: 5, ...none }, 400_000],
  ['H3, 15 s at 2K: 15 x 0.13', { model: 'H3', resolution: '2K', outputSeconds: 15, ...none }, 1_950_000],
  [
    'H3 with 6 s of reference video: (5 + 6) x 0.08',
    { model: 'H3', resolution: '768P', outputSeconds: 5, inputSeconds: 6, imageCount: 0 },
    880_000,
  ],
  [
    'H3 with 5 images: all free',
    { model: 'H3', resolution: '768P', outputSeconds: 5, inputSeconds: 0, imageCount: 5 },
    400_000,
  ],
  [
    'H3 with 9 images: 5 x 0.08 + 4 x 0.04',
    { model: 'H3', resolution: '768P', outputSeconds: 5, inputSeconds: 0, imageCount: 9 },
    560_000,
  ],
  [
    'H3 at 2K with both: 10 x 0.13 + 15 x 0.13 + 1 x 0.04',
    { model: 'H3', resolution: '2K', outputSeconds: 10, inputSeconds: 15, imageCount: 6 },
    3_290_000,
  ],
  [
    'H3-Max, 10 s at 480P: 10 x 0.05',
    { model: 'H3-Max', resolution: '480P', outputSeconds: 10, ...none },
    500_000,
  ],
  [
    'H3-Max at 768P: images and reference video are free: 10 x 0.08',
    { model: 'H3-Max', resolution: '768P', outputSeconds: 10, inputSeconds: 15, imageCount: 9 },
    800_000,
  ],
];

describe('billVideo', () => {
  it.each(examples)('%s', (_name, quantities, totalMicros) => {
    const bill = billVideo(quantities, defaultPrices);
    expect(bill).toMatchObject({ totalMicros, currency: 'USD', isPriced: true });
    expect(bill.lines.reduce((sum, line) => sum + line.amountMicros, 0)).toBe(totalMicros);
    for (const line of bill.lines) expect(line.amountMicros).toBe(line.quantity * line.unitPriceMicros);
  });

  it('has no price for a resolution that the model does not have', () => {
    const bill = billVideo({ model: 'H3', resolution: '480P', outputSeconds: 5, ...none }, defaultPrices);
    expect(bill).toMatchObject({ isPriced: false, totalMicros: 0, lines: [] });
  });
});

describe('billContextRewrite', () => {
  it('is not priced until the operator sets it', () => {
    expect(billContextRewrite({ prompt: 1000, completion: 1000 }, defaultPrices)).toMatchObject({
      isPriced: false,
      totalMicros: 0,
    });
  });

  it('prices both kinds of tokens per million, apart', () => {
    const list: PriceList = {
      ...defaultPrices,
      contextRewrite: { promptMillionTokens: 300_000, completionMillionTokens: 1_200_000 },
    };
    // 2,000 x 0.30 / 1e6 + 500 x 1.20 / 1e6 = 0.0006 + 0.0006
    expect(billContextRewrite({ prompt: 2000, completion: 500 }, list).totalMicros).toBe(1200);
  });
});

describe('billTimes', () => {
  it('multiplies quantities and amounts, never unit prices', () => {
    const one = billVideo({ model: 'H3', resolution: '768P', outputSeconds: 5, ...none }, defaultPrices);
    expect(billTimes(one, 4)).toMatchObject({
      totalMicros: 1_600_000,
      lines: [{ quantity: 20, unitPriceMicros: 80_000, amountMicros: 1_600_000 }],
    });
  });
});

describe('priceList', () => {
  it('takes the defaults', () => expect(priceList.parse(defaultPrices)).toEqual(defaultPrices));

  it.each([
    [
      'a fraction of a micro',
      { ...defaultPrices, contextRewrite: { promptMillionTokens: 0.5, completionMillionTokens: 1 } },
    ],
    [
      'a negative price',
      { ...defaultPrices, contextRewrite: { promptMillionTokens: -1, completionMillionTokens: 1 } },
    ],
    ['a currency that is none', { ...defaultPrices, currency: 'dollars' }],
    ['a field that nobody reads', { ...defaultPrices, videos: {} }],
    ['a missing model', { ...defaultPrices, video: { H3: defaultPrices.video.H3 } }],
  ])('refuses %s', (_name, list) => expect(priceList.safeParse(list).success).toBe(false));
});
