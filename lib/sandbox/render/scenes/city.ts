import { css, mix, scale } from '../colour.ts';
import { between, type Random } from '../random.ts';
import { spriteFromSvg } from '../sprite.ts';
import { type Layer, layerWidth, type Scene, type SceneParts } from './scene.ts';
import { skyShade, vignette } from './sky.ts';
import { bokeh } from './sparks.ts';

/** Rows of towers with lit windows, and lights out of focus before them. */
export async function city(parts: SceneParts): Promise<Scene> {
  const { width, height, random, noise, palette } = parts;
  const aspect = width / height;
  const sky = skyShade({
    palette,
    noise,
    lightX: aspect * between(random, 0.2, 0.8),
    lightY: 0.74,
    horizonY: 0.9,
    clouds: between(random, 0.5, 1),
  });
  const layers = await Promise.all([0, 1, 2].map((index) => skyline(parts, index)));
  const warm = mix(palette.accent, [255, 236, 200], 0.3);
  const lights = await bokeh(parts, [palette.accent, warm, palette.horizon, palette.light], 22, [0.55, 1]);
  return { shade: vignette(sky, aspect, 0.45), layers, sparks: lights };
}

async function skyline({ width, height, random, palette }: SceneParts, index: number): Promise<Layer> {
  const share = index / 2;
  const wide = layerWidth(width);
  const tall = 2 * Math.round((height * (0.62 + share * 0.1)) / 2);
  const wall = mix(mix(palette.far, palette.horizon, 0.2), palette.near, 0.25 + 0.7 * share);
  const towers: string[] = [];
  for (let x = -width * 0.02; x < wide; ) {
    const towerWidth = (width / 26) * between(random, 0.6, 1.5) * (1 + share * 0.7);
    const top = tall * (1 - between(random, 0.25, 0.95) * (1 - share * 0.35));
    towers.push(tower(x, top, towerWidth, tall, { wall, share, random, palette }));
    x += towerWidth * between(random, 0.92, 1.25);
  }
  const haze = `<rect y="${tall * 0.55}" width="${wide}" height="${tall * 0.45}" fill="url(#h)"/>`;
  const gradient =
    `<defs><linearGradient id="h" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${css(palette.horizon)}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${css(palette.horizon)}" stop-opacity="${0.3 * (1 - share)}"/></linearGradient></defs>`;
  const svg = `${gradient}${towers.join('')}${share < 1 ? haze : ''}`;
  return {
    sprite: await spriteFromSvg(svg, wide, tall),
    x: 0,
    y: height - tall,
    nearness: 0.15 + 0.85 * share,
  };
}

interface TowerStyle {
  wall: readonly [number, number, number];
  share: number;
  random: Random;
  palette: SceneParts['palette'];
}

function tower(x: number, top: number, width: number, bottom: number, style: TowerStyle): string {
  const { wall, share, random, palette } = style;
  const parts = [
    `<rect x="${x.toFixed(1)}" y="${top.toFixed(1)}" width="${width.toFixed(1)}" height="${bottom}" fill="${css(wall)}"/>`,
  ];
  if (random() < 0.3) {
    const mast = width * between(random, 0.2, 0.9);
    parts.push(
      `<rect x="${(x + width / 2).toFixed(1)}" y="${(top - mast).toFixed(1)}" width="1.6" height="${mast}" fill="${css(wall)}"/>`,
    );
  }
  const window = Math.max(3, width / between(random, 7, 11));
  const glow = mix(palette.accent, random() < 0.5 ? [255, 240, 214] : palette.light, random() * 0.7);
  const lit = between(random, 0.12, 0.5);
  for (let row = top + window; row < bottom - window; row += window * 1.75) {
    for (let column = x + window * 0.7; column < x + width - window; column += window * 1.45) {
      if (random() > lit) continue;
      const colour = css(scale(glow, between(random, 0.55, 1)), 0.35 + 0.6 * share);
      parts.push(
        `<rect x="${column.toFixed(1)}" y="${row.toFixed(1)}" width="${(window * 0.72).toFixed(1)}" height="${(window * 0.95).toFixed(1)}" fill="${colour}"/>`,
      );
    }
  }
  return parts.join('');
}
