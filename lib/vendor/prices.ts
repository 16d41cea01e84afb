import type { ImageModel } from './image-limits.ts';
import type { VideoModel } from './names.ts';
import type { PriceList } from './price-list.ts';
import { type ReferenceVideoSize, tierOfSize } from './reference-video-limits.ts';
import type { ShortSpeechModel } from './speech-limits.ts';
import { freeImageCount, type Resolution } from './video-limits.ts';

/**
 * The billing rules of document 1 ("Billing") and the price figures of documents 2 and 3 (spec 0, last paragraph):
 * quantities times the unit prices of a list, line by line.
 */

/** One line of arithmetic: quantity x unit price = amount. */
export interface BillLine {
  label: string;
  quantity: number;
  unit: 's' | 'image' | 'million tokens' | 'million characters' | 'thousand characters';
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

/** Unit prices of one model at one resolution in micros; undefined when the model has no such resolution. */
export function unitPrices(
  model: VideoModel,
  resolution: Resolution,
  prices: PriceList,
): { outputSecond: number; inputSecond: number; extraImage: number } | undefined {
  const free = { inputSecond: 0, extraImage: 0 };
  const tiers: Partial<Record<Resolution, { outputSecond: number }>> = prices.video[model];
  const found = tiers[resolution];
  return found && { ...free, ...found };
}

/** Prices generation and regeneration by the document's rules: output + input seconds + images beyond five. */
export function billVideo(quantities: VideoQuantities, prices: PriceList): Bill {
  const { model, resolution, outputSeconds, inputSeconds, imageCount } = quantities;
  const price = unitPrices(model, resolution, prices);
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

/** Long speech is priced per million characters of the text that is sent. */
export function billLongSpeech(characters: number, prices: PriceList): Bill {
  const price = prices.speech?.long.millionCharacters;
  return unitBill('Characters', characters / 1e6, 'million characters', price, prices);
}

/** Short speech is priced per 1,000 characters of the text. */
export function billShortSpeech(model: ShortSpeechModel, characters: number, prices: PriceList): Bill {
  const price = prices.speech?.[model].thousandCharacters;
  return unitBill('Characters', characters / 1e3, 'thousand characters', price, prices);
}

/** "Cost = unit price by resolution x duration seconds" (spec 3, duration). */
export function billReferenceVideo(size: ReferenceVideoSize, seconds: number, prices: PriceList): Bill {
  const tier = tierOfSize(size);
  const price = prices.referenceVideo?.[tier].outputSecond;
  return unitBill(`Video at ${tier}`, seconds, 's', price, prices);
}

export function billImages(model: ImageModel, imageCount: number, prices: PriceList): Bill {
  return unitBill('Pictures', imageCount, 'image', prices.image?.[model].image, prices);
}

/** Several bills of one list as one, line after line; priced only if all of them are. */
export function billTogether(bills: readonly Bill[], currency: string): Bill {
  return {
    ...total(
      bills.flatMap(({ lines }) => lines),
      currency,
    ),
    isPriced: bills.every(({ isPriced }) => isPriced),
  };
}

/** The same bill for several takes: quantities and amounts times `count`. */
export function billTimes(bill: Bill, count: number): Bill {
  return {
    ...bill,
    lines: bill.lines.map((one) => ({
      ...one,
      quantity: one.quantity * count,
      amountMicros: one.amountMicros * count,
    })),
    totalMicros: bill.totalMicros * count,
  };
}

/** One bill for the parts of one take: lines of one kind and price become one line. */
export function billOfParts(bills: readonly Bill[]): Bill {
  const lines = new Map<string, BillLine>();
  for (const one of bills.flatMap((bill) => bill.lines)) {
    const key = `${one.label} ${one.unit} ${one.unitPriceMicros}`;
    const sum = lines.get(key);
    if (!sum) lines.set(key, { ...one });
    else {
      sum.quantity += one.quantity;
      sum.amountMicros += one.amountMicros;
    }
  }
  return {
    lines: [...lines.values()],
    totalMicros: bills.reduce((sum, bill) => sum + bill.totalMicros, 0),
    currency: bills[0]?.currency ?? '',
    isPriced: bills.every((bill) => bill.isPriced),
  };
}

function unitBill(
  label: string,
  quantity: number,
  unit: BillLine['unit'],
  unitPriceMicros: number | undefined,
  { currency }: PriceList,
): Bill {
  if (unitPriceMicros === undefined) return { lines: [], totalMicros: 0, currency, isPriced: false };
  return total([line(label, quantity, unit, unitPriceMicros)], currency);
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
