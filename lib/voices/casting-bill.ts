import { spokenText } from '#lib/narration/spoken-text.ts';
import type { PriceList } from '#lib/vendor/price-list.ts';
import { type Bill, billLongSpeech, billShortSpeech, billTimes, billTogether } from '#lib/vendor/prices.ts';
import { countCharacters } from '#lib/vendor/video-limits.ts';
import { type CastingPlan, cellsOf } from './casting-plan.ts';
import type { VoiceFamily } from './voice.ts';

/** One take of the line by a voice of this family. */
export function lineBill(family: VoiceFamily, text: string, prices: PriceList): Bill {
  return family === 'long'
    ? billLongSpeech(countCharacters(spokenText(text.trim())), prices)
    : billShortSpeech('multilingual', countCharacters(text.trim()), prices);
}

/** The whole sheet: one line of arithmetic for each family that speaks in it. */
export function castingBill(text: string, plan: CastingPlan, prices: PriceList): Bill {
  const families = [
    { family: 'long', label: 'Narration' },
    { family: 'short', label: 'Short speech' },
  ] as const;
  const cells = cellsOf(plan);
  const bills = families.flatMap(({ family, label }) => {
    const count = cells.filter(({ voice }) => voice.family === family).length;
    if (count === 0) return [];
    const bill = billTimes(lineBill(family, text, prices), count);
    const words = `${label}, ${count} ${count === 1 ? 'take' : 'takes'}`;
    return [{ ...bill, lines: bill.lines.map((line) => ({ ...line, label: words })) }];
  });
  return billTogether(bills, prices.currency);
}
