import { expect, it } from 'vitest';
import { lengthWords, pixelWords, rateWords, sizeWords } from './media-words.ts';

it.each([
  [5.04, false, '0:05'],
  [59.96, false, '1:00'],
  [59.96, true, '1:00.0'],
  [5.34, true, '0:05.3'],
  [12, true, '0:12.0'],
  [3725, false, '1:02:05'],
])('%d s is %s', (seconds, tenths, words) => {
  expect(lengthWords(seconds, { tenths })).toBe(words);
});

it.each([
  [1, '1 KB'],
  [840 * 1024, '840 KB'],
  [4.23 * 1024 * 1024, '4.2 MB'],
  [52.4 * 1024 * 1024, '52 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

it('says pixels only of what has any', () => {
  expect(pixelWords({ kind: 'audio', format: 'wav', sizeBytes: 1 })).toBeUndefined();
  expect(pixelWords({ kind: 'image', format: 'png', sizeBytes: 1, width: 512, height: 768 })).toBe(
    '512 × 768',
  );
  expect(rateWords(23.976_02)).toBe('23.98 fps');
});
