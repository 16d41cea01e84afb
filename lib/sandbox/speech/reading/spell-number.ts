const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales = [
  [1_000_000_000_000, 'trillion'],
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

/** `1234` → `one thousand two hundred thirty-four`. Whole numbers from 0 to 999 trillion. */
export function spellNumber(value: number): string {
  if (value < 20) return small[value] ?? '';
  if (value < 100) {
    const rest = value % 10;
    return `${tens[Math.floor(value / 10)]}${rest ? `-${small[rest]}` : ''}`;
  }
  for (const [size, name] of scales) {
    if (value < size) continue;
    const rest = value % size;
    return `${spellNumber(Math.floor(value / size))} ${name}${rest ? ` ${spellNumber(rest)}` : ''}`;
  }
  return '';
}

/** `2025` → `twenty twenty-five`, `1905` → `nineteen oh five`, `2004` → `two thousand four`. */
export function spellYear(year: number): string {
  const rest = year % 100;
  if (year % 1000 < 10) return spellNumber(year);
  const century = spellNumber(Math.floor(year / 100));
  if (rest === 0) return `${century} hundred`;
  return `${century} ${rest < 10 ? `oh ${small[rest]}` : spellNumber(rest)}`;
}

/** Digit by digit: `555-0142` → `five five five zero one four two`. */
export function spellDigits(text: string): string {
  return [...text.matchAll(/\d/g)].map(([digit]) => small[Number(digit)]).join(' ');
}

const irregularOrdinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** `21` → `twenty-first`. */
export function spellOrdinal(value: number): string {
  return spellNumber(value).replace(/[a-z]+$/, (last) => {
    return irregularOrdinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  });
}
