import { spellDigits, spellNumber, spellOrdinal, spellYear } from './spell-number.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const currencies: Record<string, readonly [one: string, many: string, cents: string]> = {
  $: ['dollar', 'dollars', 'cents'],
  '€': ['euro', 'euros', 'cents'],
  '£': ['pound', 'pounds', 'pence'],
  '¥': ['yuan', 'yuan', 'fen'],
};

/** What a stretch of digits can be; the first that fits reads it. */
const kinds: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/[$€£¥]\s?\d(?:[\d,]*\d)?(?:\.\d+)?(?:\s(?:thousand|million|billion|trillion)\b)?/, readMoney],
  [/\b\d(?:[\d,]*\d)?(?:\.\d+)?\s?%/, (text) => `${readAmount(text.replace(/\s?%/, ''))} percent`],
  [/\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/, readDate],
  [/\b(?:[01]?\d|2[0-3]):[0-5]\d\b/, readTime],
  [/\b\d{3}-\d{3,4}(?:-\d{4})?\b/, spellDigits],
  [/\b\d{1,9}(?:st|nd|rd|th)\b/, (text) => spellOrdinal(Number.parseInt(text, 10))],
  [/\b(?:1[1-9]\d\d|20\d\d)\b(?![.,]\d)/, (text) => spellYear(Number(text))],
  [/\d(?:[\d,]*\d)?(?:\.\d+)?/, readAmount],
];
const digits = new RegExp(kinds.map(([pattern]) => `(${pattern.source})`).join('|'), 'g');

/**
 * Writes numbers, amounts, times and dates out as English is read: `$5.20` → `five dollars and twenty cents`.
 * `wrap` marks what was written out.
 */
export function normalizeEnglish(text: string, wrap: (words: string) => string = (words) => words): string {
  return text.replace(digits, (all: string, ...groups: unknown[]) => {
    const kind = kinds[groups.indexOf(all)];
    return kind ? wrap(kind[1](all)) : all;
  });
}

function readAmount(text: string): string {
  const [whole = '', decimals] = text.replaceAll(',', '').split('.');
  // A code, not a quantity.
  const isCode = whole.length > 12 || (whole.length > 1 && whole.startsWith('0'));
  const first = isCode ? spellDigits(whole) : spellNumber(Number(whole));
  return decimals === undefined ? first : `${first} point ${spellDigits(decimals)}`;
}

function readMoney(text: string): string {
  const [, amount = '', scale] = /([\d,.]+)(?:\s(\w+))?$/.exec(text) ?? [];
  const [one, many, cents] = currencies[text.charAt(0)] ?? ['', '', ''];
  const [whole = '', decimals] = amount.split('.');
  if (scale) return `${readAmount(amount)} ${scale} ${many}`;
  if (decimals !== undefined && decimals.length !== 2) return `${readAmount(amount)} ${many}`;
  const units = `${readAmount(whole)} ${Number(whole.replaceAll(',', '')) === 1 ? one : many}`;
  return Number(decimals ?? 0) === 0 ? units : `${units} and ${spellNumber(Number(decimals))} ${cents}`;
}

function readDate(text: string): string {
  const [year, month, day] = text.split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${spellOrdinal(day ?? 1)}, ${spellYear(year ?? 0)}`;
}

function readTime(text: string): string {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  const spoken = spellNumber(hour);
  if (minute === 0) return hour > 0 && hour <= 12 ? `${spoken} o'clock` : `${spoken} hundred`;
  return `${spoken} ${minute < 10 ? `oh ${spellNumber(minute)}` : spellNumber(minute)}`;
}
