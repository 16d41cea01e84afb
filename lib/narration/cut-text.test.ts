import { describe, expect, it } from 'vitest';
import { countCharacters } from '#lib/vendor/video-limits.ts';
import { cutIntoParts } from './cut-text.ts';
import { spokenText } from './spoken-text.ts';
import { processorMs } from './test-cpu.ts';

/** Everything but blanks: what must come out as it went in. */
const ink = (text: string) => text.replace(/\s+/gu, '');
const texts = (text: string, max?: number) => cutIntoParts(text, max).map((part) => part.text);

const sentence = 'The lamp went out, and nobody said a word about it. ';
const chinese = '他推开门，屋里没有人。灯还亮着，桌上放着一封信！';
const family = '👩‍👩‍👧‍👦';

/** Text in which everything that could go wrong stands side by side, the same in every run. */
function mixture(characters: number): string {
  const pieces = [
    sentence,
    chinese,
    `${family}${family}`,
    'e\u0301\u0323',
    '\r\n\r\n',
    '\n',
    '🇩🇪🇫🇷',
    'Mr. Pip vs. Dr. No. ',
    '# A heading\n',
    '\n\nChapter 4\n\n',
    'x'.repeat(70),
    '3.14 ',
    '"Why?" she asked. ',
    '𝒳𝒴',
    '\t ',
    '第五章 海\n',
  ];
  let seed = 7;
  let text = '';
  while (text.length < characters) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    text += pieces[seed % pieces.length] ?? '';
  }
  return text;
}

describe('cutIntoParts', () => {
  it.each([
    ['sentences', sentence.repeat(100), 500],
    ['Chinese', chinese.repeat(200), 300],
    ['Chinese without a mark', '海'.repeat(5000), 333],
    ['emoji', family.repeat(500), 100],
    ['flags', '🇩🇪'.repeat(900), 101],
    ['accents', 'e\u0301\u0323'.repeat(900), 100],
    ['pairs', '𝒳'.repeat(900), 100],
    ['Windows lines', `${sentence}\r\n\r\n`.repeat(100), 500],
    ['blanks', `a${' '.repeat(3000)}b`, 100],
    ['headings', `# Chapter\n\n${sentence}\n\n`.repeat(80), 400],
    ['a mixture', mixture(20_000), 257],
    ['a mixture in large parts', mixture(40_000), 5000],
    ['a single mark', '# ', 10],
    ['nothing', '', 10],
    ['blanks alone', ' \n\r\n\t ', 10],
  ])('keeps every word of %s in order', (_, text, max) => {
    const parts = texts(text, max);
    expect(ink(parts.join(''))).toBe(ink(spokenText(text)));
    for (const part of parts) {
      expect(countCharacters(part)).toBeLessThanOrEqual(max);
      expect(part).toBe(part.trim());
      expect(part).not.toBe('');
      expect(part.isWellFormed()).toBe(true);
    }
  });

  it('leaves a text whole that fits, to the last character', () => {
    expect(texts('海'.repeat(50_000))).toHaveLength(1);
    expect(texts('𝒳'.repeat(50_000))).toHaveLength(1);
    expect(texts('𝒳'.repeat(50_001))).toHaveLength(2);
  });

  it('prefers the end of a chapter in the second half of the room', () => {
    const text = `# One\n\n${sentence.repeat(12)}\n\n# Two\n\n${sentence.repeat(12)}`;
    expect(cutIntoParts(text, 1000).map(({ chapters }) => chapters)).toEqual([
      [{ title: 'One', start: 0 }],
      [{ title: 'Two', start: 0 }],
    ]);
  });

  it('names the chapters inside a part by where they are in it', () => {
    const [part] = cutIntoParts(`\n\n  Before.\n\n## One ##\n\n${sentence}\n\nChapter 2\n\nEnd.`);
    expect(part?.chapters.map(({ title, start }) => [title, part.text.slice(start, start + 9)])).toEqual([
      ['One', 'One\n\nThe '],
      ['Chapter 2', 'Chapter 2'],
    ]);
  });

  it.each([
    ['a paragraph', `${'word '.repeat(14)}end.\n\n${sentence.repeat(3)}`, /end\.$/],
    ['a line that ends like a sentence', `${'word '.repeat(14)}end.”\nAnd ${'word '.repeat(30)}`, /end\.”$/],
    ['a sentence', `${'word '.repeat(14)}end. ${'Word '.repeat(30)}`, /end\.$/],
    [
      'a sentence with closing quotes',
      `${'word '.repeat(14)}"end!" ${'word '.repeat(30).toUpperCase()}`,
      /end!"$/,
    ],
    ['a Chinese sentence in quotes', `${'海'.repeat(70)}“好。”${'海'.repeat(90)}`, /“好。”$/],
    ['a word', `${'word '.repeat(40)}`, /word$/],
    [
      'no abbreviation',
      `${'word '.repeat(12)}end. ${'Word '.repeat(3)}Mr. Pip ${'Word '.repeat(30)}`,
      /end\.$/,
    ],
    ['no number', `${'word '.repeat(12)}end. ${'Word '.repeat(3)}3.14${'5'.repeat(90)} Word`, /end\.$/],
    ['no initial', `${'word '.repeat(12)}end. ${'Word '.repeat(3)}J. Pip ${'Word '.repeat(30)}`, /end\.$/],
  ])('cuts after %s', (_, text, end) => {
    expect(texts(text, 100)[0]).toMatch(end);
  });

  it('does not part a character', () => {
    for (const part of texts(family.repeat(100), 50)) expect(part.replaceAll(family, '')).toBe('');
    for (const part of texts('e\u0301'.repeat(100), 51)) expect(part.replaceAll('e\u0301', '')).toBe('');
  });

  it('parts one that is longer than a part after all', () => {
    const monster = `a${'\u0301'.repeat(250)}`;
    expect(texts(monster, 100).join('')).toBe(monster);
  });

  it.each([
    ['a novel', `${`${sentence.repeat(20)}\n\n`.repeat(400)}# Next\n\n`.repeat(2).slice(0, 1_000_000)],
    ['no end at all', 'x'.repeat(1_000_000)],
    ['Chinese without an end', '海'.repeat(1_000_000)],
    ['line feeds', 'a\n'.repeat(500_000)],
    ['full stops', '.'.repeat(1_000_000)],
    ['quotes after a stop', `.${'"'.repeat(999_999)}`],
    ['stops and blanks', '. '.repeat(500_000)],
    ['line feeds behind stops', '.\n'.repeat(500_000)],
    ['blanks', `a${' '.repeat(999_998)}b`],
    ['headings', '# a\n'.repeat(250_000)],
  ])('cuts a million characters of %s within 200 ms', (_, text) => {
    expect(processorMs(() => expect(cutIntoParts(text).length).toBeGreaterThan(1))).toBeLessThan(200);
  });
});
