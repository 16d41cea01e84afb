import { z } from 'zod';

/** Money is counted in micros: millionths of the list's currency, as whole numbers. */
const micros = z.int().nonnegative();

/** H3 bills seconds out, seconds of reference video in, and images beyond the free ones, each by resolution. */
const tier = z.strictObject({ outputSecond: micros, inputSecond: micros, extraImage: micros });
/** H3-Max bills seconds out and nothing else. */
const outputTier = z.strictObject({ outputSecond: micros });

/** A section that a list leaves out has no price; what is made with it then says so. */
function section<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? null);
}

/**
 * The operator's price list (spec 1, "Billing"; spec 0, last paragraph). The defaults are public list prices of
 * November 2026; a file named by PRICES_FILE replaces them. `null` means "price not set".
 */
export const priceList = z.strictObject({
  name: z.string().trim().min(1).max(200),
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be three capital letters, such as USD'),
  video: z.strictObject({
    H3: z.strictObject({ '768P': tier, '2K': tier }),
    'H3-Max': z.strictObject({ '480P': outputTier, '768P': outputTier }),
  }),
  contextRewrite: z.strictObject({ promptMillionTokens: micros, completionMillionTokens: micros }).nullable(),
  speech: section(
    z.strictObject({
      long: z.strictObject({ millionCharacters: micros }),
      flash: z.strictObject({ thousandCharacters: micros }),
      multilingual: z.strictObject({ thousandCharacters: micros }),
    }),
  ),
  referenceVideo: section(z.strictObject({ '720P': outputTier, '1080P': outputTier })),
  image: section(
    z.strictObject({
      kontext: z.strictObject({ image: micros }),
      flex: z.strictObject({ image: micros }),
      pro: z.strictObject({ image: micros }),
    }),
  ),
});
export type PriceList = z.infer<typeof priceList>;

export const defaultPrices: PriceList = {
  name: 'Public list prices, November 2026',
  currency: 'USD',
  video: {
    H3: {
      '768P': { outputSecond: 80_000, inputSecond: 80_000, extraImage: 40_000 },
      '2K': { outputSecond: 130_000, inputSecond: 130_000, extraImage: 40_000 },
    },
    'H3-Max': {
      '480P': { outputSecond: 50_000 },
      '768P': { outputSecond: 80_000 },
    },
  },
  contextRewrite: null,
  speech: {
    long: { millionCharacters: 60_000_000 },
    flash: { thousandCharacters: 100_000 },
    multilingual: { thousandCharacters: 200_000 },
  },
  referenceVideo: { '720P': { outputSecond: 100_000 }, '1080P': { outputSecond: 150_000 } },
  image: { kontext: { image: 40_000 }, flex: { image: 50_000 }, pro: { image: 30_000 } },
};
