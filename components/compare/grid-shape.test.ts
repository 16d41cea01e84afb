import { expect, test } from 'vitest';
import { bestColumns } from './grid-shape.ts';

const wide = { width: 1400, height: 700 };
const phone = { width: 390, height: 560 };

test.each([
  ['two wide ones on a wide screen lie side by side', 2, wide, 16 / 9, 2],
  ['two upright ones too', 2, wide, 9 / 16, 2],
  ['four wide ones are a square', 4, wide, 16 / 9, 2],
  ['six wide ones are three by two', 6, wide, 16 / 9, 3],
  ['two wide ones on a phone lie over each other', 2, phone, 16 / 9, 1],
  ['two upright ones on a phone lie side by side', 2, phone, 9 / 16, 2],
  ['six wide ones on a phone are two by three', 6, phone, 16 / 9, 2],
] as const)('%s', (_what, count, frame, aspect, columns) => {
  expect(bestColumns(count, frame, aspect)).toBe(columns);
});
