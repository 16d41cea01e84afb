import { z } from 'zod';
import type { VideoModel } from './names.ts';
import { freeImageCount, type Resolution } from './video-limits.ts';

/** Money is counted in micros: millionths of the list's currency, as whole numbers. */
const micros = z.int().nonnegative();

const tier = z.object({ outputSecond: micros, inputSecond: micros, extraImage: micros });

/**
 * The operator's price list (spec 1, "Billing"; spec 0, last paragraph). The defaults are public list prices of
 * November 2026; a file named by PRICES_FILE replaces them. `null` means "price not set".
 */
export const priceList = z.object({
  name: z.string(),
  currency: z.string().length(3),
  video: z.object({
    H3: z.object({ '768P': tier, '2K': tier }),
    'H3-Max': z.object({ '480P': tier, '768P': tier }),
  }),
  contextRewrite: z.object({ promptMillionTokens: micros, completionMillionTokens: micros }).nullable(),
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
      '480P': { outputSecond: 50_000, inputSecond: 0, extraImage: 0 },
      '768P': { outputSecond: 80_000, inputSecond: 0, extraImage: 0 },
    },
  },
  contextRewrite: null,
};

/** One line of arithmetic: quantity x unit price = amount. */
export interface BillLine {
  label: string;
  quantity: number;
  unit: 's' | 'image' | 'million tokens';
  unitPriceMicros: number;
  amountMicros: number;
}

/** An estimate before the click, or what was billed after it. `isPriced` is false when the list has no price. */
export interface Bill {
  lines: BillLine[];
  totalMicros: number;
  currency: string;
  isPriced: boolean;
  /** Why the amount can differ from what will be billed, when something could not be measured beforehand. */
  uncertain?: string | undefined;
}

/** What is billed of a video task, before (from the form) or after (from `usage`). */
export interface VideoQuantities {
  model: VideoModel;
  resolution: Resolution;
  outputSeconds: number;
  /** Seconds of reference video; for a 2K master the source's length, which equals the output's. */
  inputSeconds: number;
  imageCount: number;
}

/** Prices generation and regeneration by the document's rules: output + input seconds + images beyond five. */
export function billVideo(quantities: VideoQuantities, prices: PriceList): Bill {
  const { model, resolution, outputSeconds, inputSeconds, imageCount } = quantities;
  const tiers: Partial<Record<Resolution, z.infer<typeof tier>>> = prices.video[model];
  const price = tiers[resolution];
  if (!price) return { lines: [], totalMicros: 0, currency: prices.currency, isPriced: false };
  const extraImages = Math.max(0, imageCount - freeImageCount);
  const lines = [
    line(`Video at ${resolution}`, outputSeconds, 's', price.outputSecond),
    line('Video input', inputSeconds, 's', price.inputSecond),
    line(`Images beyond ${freeImageCount}`, extraImages, 'image', price.extraImage),
  ].filter((one, index) => index === 0 || one.amountMicros > 0);
  return total(lines, prices.currency);
}

/** Prices context rewriting per million tokens, or says that no price is set. */
export function billContextRewrite(tokens: { prompt: number; completion: number }, prices: PriceList): Bill {
  const price = prices.contextRewrite;
  if (!price) return { lines: [], totalMicros: 0, currency: prices.currency, isPriced: false };
  return total(
    [
      line('Prompt tokens', tokens.prompt / 1e6, 'million tokens', price.promptMillionTokens),
      line('Completion tokens', tokens.completion / 1e6, 'million tokens', price.completionMillionTokens),
    ],
    prices.currency,
  );
}

function line(label: string, quantity: number, unit: BillLine['unit'], unitPriceMicros: number): BillLine {
  return { label, quantity, unit, unitPriceMicros, amountMicros: Math.round(quantity * unitPriceMicros) };
}

function total(lines: BillLine[], currency: string): Bill {
  return {
    lines,
    totalMicros: lines.reduce((sum, one) => sum + one.amountMicros, 0),
    currency,
    isPriced: true,
  };
}
