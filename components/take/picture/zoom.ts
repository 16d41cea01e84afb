import type { Size } from '#components/ui/use-size.ts';

/** Where a picture lies in its window. Pure; pixels are CSS pixels, a picture's pixel at scale 1 is one of them. */

/** `x` and `y` are how far the picture's middle lies from the window's. */
export interface Placing {
  scale: number;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

const mostScale = 16;

/** The scale at which all of the picture is seen, as large as it goes. */
export function fitScale(picture: Size, frame: Size): number {
  return Math.min(frame.width / picture.width, frame.height / picture.height);
}

/** Zooms so that what is under `at` (from the window's middle) stays under it. */
export function zoomAround(now: Placing, factor: number, at: Point, picture: Size, frame: Size): Placing {
  const fit = fitScale(picture, frame);
  const scale = Math.min(Math.max(mostScale, fit), Math.max(Math.min(1, fit), now.scale * factor));
  const ratio = scale / now.scale;
  return kept({ scale, x: at.x - (at.x - now.x) * ratio, y: at.y - (at.y - now.y) * ratio }, picture, frame);
}

/** Moved by so much, as far as there is picture to see. */
export function moved(now: Placing, by: Point, picture: Size, frame: Size): Placing {
  return kept({ ...now, x: now.x + by.x, y: now.y + by.y }, picture, frame);
}

/** No side of the picture comes off the window's side that it covers. */
export function kept(now: Placing, picture: Size, frame: Size): Placing {
  const mostX = Math.max(0, (picture.width * now.scale - frame.width) / 2);
  const mostY = Math.max(0, (picture.height * now.scale - frame.height) / 2);
  return {
    scale: now.scale,
    x: within(now.x, mostX),
    y: within(now.y, mostY),
  };
}

/** The box of the picture within its window. */
export function boxOf(now: Placing, picture: Size, frame: Size) {
  const [width, height] = [picture.width * now.scale, picture.height * now.scale];
  return {
    left: (frame.width - width) / 2 + now.x,
    top: (frame.height - height) / 2 + now.y,
    width,
    height,
  };
}

function within(offset: number, most: number): number {
  return most === 0 ? 0 : Math.min(most, Math.max(-most, offset));
}
