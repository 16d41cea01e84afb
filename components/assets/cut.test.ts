import { expect, it } from 'vitest';
import { type CutRoom, firstCut, isWhole, moveEnd, moveStart, slide } from './cut.ts';

const room: CutRoom = { durationSeconds: 40, minSeconds: 2, maxSeconds: 15 };
const cut = { startSeconds: 10, endSeconds: 20 };

it('starts with as much as is allowed', () => {
  expect(firstCut(room)).toEqual({ startSeconds: 0, endSeconds: 15 });
  expect(isWhole(firstCut({ ...room, durationSeconds: 8 }), { ...room, durationSeconds: 8 })).toBe(true);
  expect(isWhole(firstCut(room), room)).toBe(false);
});

it('keeps the allowed length by letting the other end follow', () => {
  expect(moveStart(cut, 1, room)).toEqual({ startSeconds: 1, endSeconds: 16 });
  expect(moveEnd(cut, 33, room)).toEqual({ startSeconds: 18, endSeconds: 33 });
});

it('never gets shorter than is allowed, nor leaves the clip', () => {
  expect(moveStart(cut, 19.5, room)).toEqual({ startSeconds: 18, endSeconds: 20 });
  expect(moveEnd(cut, 3, room)).toEqual({ startSeconds: 10, endSeconds: 12 });
  expect(moveEnd(cut, 99, room)).toEqual({ startSeconds: 25, endSeconds: 40 });
  expect(moveStart(cut, -5, room)).toEqual({ startSeconds: 0, endSeconds: 15 });
  expect(slide(cut, -50, room)).toEqual({ startSeconds: 0, endSeconds: 10 });
  expect(slide(cut, 50, room)).toEqual({ startSeconds: 30, endSeconds: 40 });
});
