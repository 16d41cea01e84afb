import { describe, expect, it } from 'vitest';
import { outlineOf } from './outline.ts';
import { estimateMinutes } from './speaking-time.ts';

describe('outlineOf', () => {
  it('counts what is spoken, by chapter and in all', () => {
    const text = 'Before.\n\n# One\n\nAlpha 👩‍👧.\n\n# Two\n\nBeta.\n';
    const { characters, parts, chapters } = outlineOf(text);
    expect(chapters).toMatchObject([
      { title: undefined, start: 0, characters: 7 },
      { title: 'One', start: text.indexOf('# One'), characters: 15 },
      { title: 'Two', start: text.indexOf('# Two'), characters: 10 },
    ]);
    expect({ characters, parts }).toEqual({ characters: 36, parts: [36] });
  });

  it('says the characters of every part', () => {
    const { parts, characters } = outlineOf('One sentence of words. '.repeat(6000));
    expect(parts).toHaveLength(3);
    expect(Math.max(...parts)).toBeLessThanOrEqual(50_000);
    expect(characters).toBe(parts.reduce((sum, count) => sum + count, 0));
  });

  it('has no chapters for a text without headings, and nothing for none', () => {
    expect(outlineOf('Words.').chapters).toEqual([]);
    expect(outlineOf('')).toEqual({ characters: 0, minutes: 0, parts: [], chapters: [] });
  });
});

describe('estimateMinutes', () => {
  it.each([
    ['English', 'word '.repeat(150), 0.8],
    ['German', 'Donaudampfschifffahrt '.repeat(41), 1],
    ['Chinese', '海'.repeat(280), 1],
    ['Korean', '바다'.repeat(140), 1],
    ['nothing', '', 0],
  ])('%s', (_, text, minutes) => {
    expect(estimateMinutes(text)).toBeCloseTo(minutes, 1);
  });

  it('is half at double speed', () => {
    expect(estimateMinutes('word '.repeat(300), 2)).toBe(estimateMinutes('word '.repeat(300)) / 2);
  });
});
