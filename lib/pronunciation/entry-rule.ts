import { type Pronunciation, pronunciationRule, readPronunciation } from '#lib/vendor/pronunciation.ts';
import { pronunciationLimits } from './pronunciation-limits.ts';

const { maxTextLength, maxReplacementLength } = pronunciationLimits;

/** Why an entry cannot be kept, as a sentence; undefined when it can. */
export function entryRule({ text, replacement }: Pronunciation): string | undefined {
  const rule = pronunciationRule({ text: text.trim(), replacement: replacement.trim() });
  if (rule) return sentence(rule);
  if (text.length > maxTextLength) return `The text to replace must be at most ${maxTextLength} characters.`;
  if (replacement.length > maxReplacementLength)
    return `The replacement must be at most ${maxReplacementLength} characters.`;
  return /[\r\n]/.test(text + replacement) ? 'An entry must be on one line.' : undefined;
}

function sentence(rule: string): string {
  return rule.startsWith('must') ? `It ${rule}.` : `${rule.charAt(0).toUpperCase()}${rule.slice(1)}.`;
}

/**
 * Reads lines of the form `text/replacement`. Blank lines do not count, and of two lines for the same text the last does.
 * The first line that cannot be kept is named with its number.
 */
export function readEntries(lines: string): Pronunciation[] | { problem: string } {
  const entries = new Map<string, Pronunciation>();
  for (const [index, line] of lines.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const read = readPronunciation(line.trim());
    const rule = 'rule' in read ? sentence(read.rule) : entryRule(read);
    if ('rule' in read || rule)
      return { problem: `Line ${index + 1}, “${line.trim().slice(0, 60)}”: ${rule}` };
    entries.set(read.text, read);
  }
  return [...entries.values()];
}
