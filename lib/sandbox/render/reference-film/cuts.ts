import { between, type Random } from '../random.ts';

/** One shot of a film: what it shows, and the frames from `from` up to `to`. */
export interface Cut {
  /** All characters, or the one with this index. */
  shows: 'all' | number;
  from: number;
  to: number;
}

/**
 * The cuts of a film: one for a single shot, else everybody, each one alone, and everybody again in another light.
 * Their lengths differ a little by the seed.
 */
export function planCuts(
  { characterCount, frameCount, hasCuts }: { characterCount: number; frameCount: number; hasCuts: boolean },
  random: Random,
): Cut[] {
  if (!hasCuts) return [{ shows: 'all', from: 0, to: frameCount }];
  const alone = Array.from({ length: characterCount }, (_, index) => index);
  const shows: Cut['shows'][] = ['all', ...alone, 'all'];
  const weights = shows.map(() => between(random, 0.85, 1.15));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  return shows.map((one, index) => {
    const from = Math.round((passed / total) * frameCount);
    passed += weights[index] ?? 1;
    return { shows: one, from, to: Math.round((passed / total) * frameCount) };
  });
}
