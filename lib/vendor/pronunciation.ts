/** One line of `pronunciation_dict.tone`: what stands in the text, and how it is to be spoken. */
export interface Pronunciation {
  text: string;
  /** Pinyin syllables with tones, each in parentheses, or the words to be spoken instead. */
  replacement: string;
}

/** `(yan4)(shao3)`: syllables of letters (and ü) with a tone from 1 to 5. */
const pinyin = /^(\([a-zü]{1,6}[1-5]\))+$/iu;

/**
 * Reads `<text>/<replacement>` (document 2, pronunciation_dict.tone); `rule` names what is wrong with it. A
 * replacement with parentheses is meant as pinyin, and must be that throughout.
 */
export function readPronunciation(line: string): Pronunciation | { rule: string } {
  const slash = line.indexOf('/');
  if (slash < 0) return { rule: 'must have the form text/replacement' };
  const pronunciation = { text: line.slice(0, slash).trim(), replacement: line.slice(slash + 1).trim() };
  const rule = pronunciationRule(pronunciation);
  return rule ? { rule } : pronunciation;
}

/** The rule that an entry breaks, in words; undefined when it can be sent. */
export function pronunciationRule({ text, replacement }: Pronunciation): string | undefined {
  if (text === '') return 'the text to replace must not be empty';
  if (text.includes('/')) return 'the text to replace must not contain a slash';
  if (replacement === '') return 'the replacement must not be empty';
  if (/[()]/.test(replacement) && !pinyin.test(replacement)) {
    return 'pinyin must be syllables with a tone from 1 to 5, each in parentheses, such as (yan4)(shao3)';
  }
  return undefined;
}

export function isPinyin(replacement: string): boolean {
  return pinyin.test(replacement);
}

/** The line as it goes to the vendor. */
export function pronunciationLine({ text, replacement }: Pronunciation): string {
  return `${text}/${replacement}`;
}
