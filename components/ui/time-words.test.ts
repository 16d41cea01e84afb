import { expect, test } from 'vitest';
import { ageWords, clockWords, timeCode } from './time-words.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T11:59:30Z', 'just now'],
  ['2026-11-20T12:00:05Z', 'just now'],
  ['2026-11-20T11:58:00Z', '2 min ago'],
  ['2026-11-20T09:00:00Z', '3 h ago'],
  ['2026-11-19T11:00:00Z', 'yesterday'],
  ['2026-11-15T12:00:00Z', '5 days ago'],
  ['2026-09-01T12:00:00Z', 'Sep 1, 2026'],
])('%s was %s', (iso, words) => expect(ageWords(iso, now)).toBe(words));

test.each([
  [0, '0:00'],
  [42.9, '0:42'],
  [725, '12:05'],
  [3723, '1:02:03'],
  [-1, '0:00'],
])('%d s is %s', (seconds, words) => expect(clockWords(seconds)).toBe(words));

test('a time code names the frame within the second', () => {
  expect(timeCode(0, 24)).toBe('0:00:00');
  expect(timeCode(23 / 24, 24)).toBe('0:00:23');
  expect(timeCode(1, 24)).toBe('0:01:00');
  expect(timeCode(1.0416666, 24)).toBe('0:01:01');
  expect(timeCode(123 / 24 - 0.00001, 24)).toBe('0:05:03');
});
