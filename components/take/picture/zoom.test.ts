import { expect, test } from 'vitest';
import { boxOf, fitScale, kept, moved, zoomAround } from './zoom.ts';

const frame = { width: 1000, height: 600 };
const picture = { width: 2000, height: 1000 };
const fit = { scale: 0.5, x: 0, y: 0 };

test('fitting shows all of it, and enlarges a small picture', () => {
  expect(fitScale(picture, frame)).toBe(0.5);
  expect(fitScale({ width: 250, height: 100 }, frame)).toBe(4);
});

test('what is under the pointer stays there while zooming', () => {
  const at = { x: 200, y: 100 };
  const zoomed = zoomAround(fit, 2, at, picture, frame);
  expect(zoomed).toEqual({ scale: 1, x: -200, y: -100 });
  const back = zoomAround(zoomed, 0.5, at, picture, frame);
  expect(back).toEqual({ scale: 0.5, x: 0, y: 0 });
});

test('it is never smaller than it fits, unless that enlarges it, and never larger than sixteen times', () => {
  expect(zoomAround(fit, 0.1, { x: 300, y: 0 }, picture, frame)).toEqual(fit);
  const small = { width: 250, height: 100 };
  expect(zoomAround({ scale: 4, x: 0, y: 0 }, 0.01, { x: 0, y: 0 }, small, frame).scale).toBe(1);
  expect(zoomAround(fit, 1000, { x: 0, y: 0 }, picture, frame).scale).toBe(16);
});

test('moving ends at the edges, and a side that fits stays in the middle', () => {
  const zoomed = { scale: 0.6, x: 0, y: 0 };
  expect(moved(zoomed, { x: 500, y: 500 }, picture, frame)).toEqual({ scale: 0.6, x: 100, y: 0 });
  expect(kept({ scale: 0.5, x: 80, y: -40 }, picture, frame)).toEqual(fit);
});

test('the box of a picture in its window', () => {
  expect(boxOf(fit, picture, frame)).toEqual({ left: 0, top: 50, width: 1000, height: 500 });
});
