import { expect, test } from 'vitest';
import { planNarration } from './narration-plan.ts';

test('chapters stand after the share of characters before them', () => {
  // Each emoji is two code units and one character.
  const { texts, places } = planNarration('# One\n\n🎬🎬\n\n# Two\n\nend');
  expect(texts).toEqual(['One\n\n🎬🎬\n\nTwo\n\nend']);
  expect(places).toEqual([
    { title: 'One', part: 0, share: 0 },
    { title: 'Two', part: 0, share: 9 / 17 },
  ]);
});

test('a million characters of nothing but headings are planned in a moment', { timeout: 120_000 }, () => {
  const before = performance.now();
  const { places } = planNarration('# a\n'.repeat(250_000));
  expect(places).toHaveLength(250_000);
  expect(places.at(-1)?.share).toBeCloseTo(1, 3);
  // Counting anew from the beginning for every chapter takes minutes.
  expect(performance.now() - before).toBeLessThan(10_000);
});
