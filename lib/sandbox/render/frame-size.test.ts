import { expect, test } from 'vitest';
import { adaptiveSize, frameCountOf, sizeOfRatio } from './frame-size.ts';

/** Sizes and lengths of spec 0, Sizes. */
test.each([
  [4, 107],
  [5, 124],
  [15, 362],
])('%i s have %i frames', (seconds, frames) => {
  expect(frameCountOf(seconds)).toBe(frames);
});

test('the seconds of every length are its frames over 24, rounded down', () => {
  for (let seconds = 4; seconds <= 15; seconds += 1) {
    expect(Math.floor(frameCountOf(seconds) / 24)).toBe(seconds);
  }
});

test.each([
  ['768P', '16:9', 1344, 768],
  ['768P', '9:16', 768, 1344],
  ['768P', '1:1', 768, 768],
  ['768P', '4:3', 1024, 768],
  ['768P', '3:4', 768, 1024],
  ['768P', '21:9', 1536, 640],
  ['480P', '16:9', 832, 480],
  ['2K', '16:9', 2560, 1440],
] as const)('%s %s is %i x %i', (resolution, ratio, width, height) => {
  expect(sizeOfRatio(resolution, ratio)).toEqual({ width, height, ratio });
});

test.each([
  ['1920 x 1080', 1920, 1080, '16:9'],
  ['1080 x 1920', 1080, 1920, '9:16'],
  ['a 21:9 of 2560 x 1080', 2560, 1080, '21:9'],
  ['512 x 512', 512, 512, '1:1'],
])('a picture of %s gets the named size', (_what, width, height, ratio) => {
  expect(adaptiveSize('768P', width, height).ratio).toBe(ratio);
});

test.each([
  [1200, 1000],
  [1000, 2500],
  [2500, 1000],
  [700, 900],
])('a picture of %i x %i gets multiples of 32 within the area limits', (width, height) => {
  const size = adaptiveSize('768P', width, height);
  expect(size.width % 32).toBe(0);
  expect(size.height % 32).toBe(0);
  expect(size.width * size.height).toBeGreaterThanOrEqual(768 * 768);
  expect(size.width * size.height).toBeLessThanOrEqual(768 * 1344);
  expect(Math.abs(Math.log(size.width / size.height / (width / height)))).toBeLessThan(0.03);
  expect(sizeOfRatio('768P', size.ratio)).toEqual(size);
});
