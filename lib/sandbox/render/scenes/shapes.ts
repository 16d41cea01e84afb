import { type Colour, css } from '../colour.ts';
import type { Random } from '../random.ts';
import { between } from '../random.ts';
import { type Sprite, spriteFromSvg } from '../sprite.ts';

export interface Point {
  x: number;
  y: number;
}

/** An SVG path through points, closed along the bottom. */
export function groundPath(points: readonly Point[], bottom: number): string {
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const last = points.at(-1)?.x ?? 0;
  return `M0 ${bottom}L${line}L${last} ${bottom}Z`;
}

/** A gradient from the top of the sprite to `height`. */
export function verticalGradient(
  id: string,
  height: number,
  stops: readonly [number, Colour, number][],
): string {
  const inner = stops.map(
    ([offset, colour, opacity]) =>
      `<stop offset="${offset}" stop-color="${css(colour)}" stop-opacity="${opacity}"/>`,
  );
  return `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${height}">${inner.join('')}</linearGradient></defs>`;
}

/** A round soft light: a core of `core` of its radius, then fading out. */
export function glowSprite(diameter: number, colour: Colour, core = 0.1, opacity = 1): Promise<Sprite> {
  const size = 2 * Math.ceil(diameter / 2);
  const stops = [
    `<stop offset="${core}" stop-color="${css(colour)}" stop-opacity="${opacity}"/>`,
    `<stop offset="${core + (1 - core) * 0.4}" stop-color="${css(colour)}" stop-opacity="${opacity * 0.28}"/>`,
    `<stop offset="1" stop-color="${css(colour)}" stop-opacity="0"/>`,
  ];
  const svg =
    `<defs><radialGradient id="g">${stops.join('')}</radialGradient></defs>` +
    `<circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}" fill="url(#g)"/>`;
  return spriteFromSvg(svg, size, size);
}

/** An out-of-focus light: a disc with a brighter rim. */
export function bokehSprite(diameter: number, colour: Colour, opacity: number): Promise<Sprite> {
  const size = 2 * Math.ceil(diameter / 2);
  const radius = size / 2 - 1.5;
  const svg =
    `<defs><radialGradient id="g"><stop offset="0.6" stop-color="${css(colour)}" stop-opacity="${opacity * 0.55}"/>` +
    `<stop offset="0.93" stop-color="${css(colour)}" stop-opacity="${opacity}"/>` +
    `<stop offset="1" stop-color="${css(colour)}" stop-opacity="0"/></radialGradient></defs>` +
    `<circle cx="${size / 2}" cy="${size / 2}" r="${radius}" fill="url(#g)"/>`;
  return spriteFromSvg(svg, size, size);
}

/** A pine of `height` that stands on (`x`, `y`), as part of a path. */
export function pinePath(x: number, y: number, height: number, random: Random): string {
  const width = height * between(random, 0.3, 0.42);
  const tiers = 6;
  const right: string[] = [];
  const left: string[] = [];
  for (let tier = 0; tier <= tiers; tier += 1) {
    const share = tier / tiers;
    const reach = (width / 2) * (0.12 + share) * between(random, 0.85, 1.1);
    const at = y - height * (1 - share);
    right.push(
      `L${(x + reach).toFixed(1)} ${at.toFixed(1)}L${(x + reach * 0.45).toFixed(1)} ${(at - height * 0.02).toFixed(1)}`,
    );
    left.unshift(
      `L${(x - reach * 0.45).toFixed(1)} ${(at - height * 0.02).toFixed(1)}L${(x - reach).toFixed(1)} ${at.toFixed(1)}`,
    );
  }
  return `M${x.toFixed(1)} ${(y - height * 1.08).toFixed(1)}${right.join('')}L${x} ${y}${left.join('')}Z`;
}
