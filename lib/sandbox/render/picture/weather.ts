import { type Colour, css, mix } from '../colour.ts';
import { between, pick, type Random } from '../random.ts';
import type { Look } from './look.ts';

/** What an edit adds to its picture: small things in the air, drawn as SVG. */
interface AirParts {
  width: number;
  height: number;
  /** The shorter side. */
  unit: number;
  random: Random;
  look: Look;
}
type DrawAir = (parts: AirParts) => string;

const soft = '<filter id="soft"><feGaussianBlur stdDeviation="2.2"/></filter>';

const snow: DrawAir = ({ width, height, unit, random }) =>
  scatter(260, random, () => {
    const size = unit * between(random, 0.0012, 0.0075) * (random() < 0.08 ? 2.2 : 1);
    const opacity = between(random, 0.35, 0.95);
    return `<circle cx="${place(random, width)}" cy="${place(random, height)}" r="${size.toFixed(2)}" fill="#fff" fill-opacity="${opacity.toFixed(2)}"${size > unit * 0.008 ? ' filter="url(#soft)"' : ''}/>`;
  });

const rain: DrawAir = ({ width, height, unit, random }) => {
  const slant = between(random, -0.3, 0.3);
  return scatter(240, random, () => {
    const long = unit * between(random, 0.02, 0.075);
    const [x, y] = [random() * width * 1.2 - width * 0.1, random() * height];
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}l${(long * slant).toFixed(1)} ${long.toFixed(1)}" stroke="#e6f0f7" stroke-opacity="${between(random, 0.12, 0.5).toFixed(2)}" stroke-width="${(unit * 0.0016).toFixed(2)}" stroke-linecap="round"/>`;
  });
};

const stars: DrawAir = ({ width, height, unit, random, look }) => {
  const [x, y, size] = [
    width * between(random, 0.14, 0.86),
    height * between(random, 0.1, 0.24),
    unit * 0.042,
  ];
  const moon =
    `<circle cx="${x}" cy="${y}" r="${size * 4.5}" fill="url(#glow)" opacity="0.5"/>` +
    `<circle cx="${x}" cy="${y}" r="${size}" fill="${css(mix(look.light, [255, 252, 240], 0.7))}"/>`;
  const dots = scatter(190, random, () => {
    const down = random() ** 1.7 * height * 0.62;
    return `<circle cx="${place(random, width)}" cy="${down.toFixed(1)}" r="${(unit * between(random, 0.0006, 0.0022)).toFixed(2)}" fill="#fff" fill-opacity="${between(random, 0.3, 1).toFixed(2)}"/>`;
  });
  return dots + moon;
};

const sun: DrawAir = ({ width, height, unit, random, look }) => {
  const [x, y] = [width * between(random, 0.16, 0.84), height * between(random, 0.16, 0.36)];
  const rays = scatter(9, random, () => {
    const turn = between(random, 0, 360);
    const wide = between(random, 1.5, 5);
    const long = Math.hypot(width, height);
    return `<path transform="rotate(${turn.toFixed(1)} ${x} ${y})" d="M${x} ${y}l${long} ${(-long * wide) / 100}v${(long * wide) / 50}Z" fill="${css(look.light)}" fill-opacity="0.05"/>`;
  });
  return (
    `${rays}<circle cx="${x}" cy="${y}" r="${unit * 0.42}" fill="url(#glow)" opacity="0.8"/>` +
    `<circle cx="${x}" cy="${y}" r="${unit * 0.055}" fill="${css(mix(look.light, [255, 255, 255], 0.5))}"/>`
  );
};

const fog: DrawAir = ({ width, height, random, look }) =>
  scatter(16, random, () => {
    const y = height * (0.35 + random() * 0.65);
    return `<ellipse cx="${place(random, width)}" cy="${y.toFixed(0)}" rx="${(width * between(random, 0.3, 0.7)).toFixed(0)}" ry="${(height * between(random, 0.03, 0.09)).toFixed(0)}" fill="url(#haze)" opacity="${between(random, 0.35, 0.75).toFixed(2)}" color="${css(look.light)}"/>`;
  });

/** Petals and leaves: small almonds that turn as they fall. */
const falling =
  (colours: readonly [string, ...string[]]): DrawAir =>
  ({ width, height, unit, random }) =>
    scatter(64, random, () => {
      const size = unit * between(random, 0.008, 0.024);
      const [x, y] = [place(random, width), place(random, height)];
      const shape = `M${-size} 0Q0 ${-size * between(random, 0.5, 0.95)} ${size} 0Q0 ${size * between(random, 0.35, 0.6)} ${-size} 0Z`;
      return `<path transform="translate(${x} ${y}) rotate(${between(random, 0, 360).toFixed(0)})" d="${shape}" fill="${pick(random, colours)}" fill-opacity="${between(random, 0.6, 0.96).toFixed(2)}"/>`;
    });

/** Embers, fireflies, sparks: points with a glow. */
const sparks: DrawAir = ({ width, height, unit, random, look }) =>
  scatter(90, random, () => {
    const size = unit * between(random, 0.004, 0.02);
    const [x, y] = [place(random, width), (height * (1 - random() ** 1.5)).toFixed(1)];
    return (
      `<circle cx="${x}" cy="${y}" r="${size.toFixed(1)}" fill="url(#spark)" opacity="${between(random, 0.4, 1).toFixed(2)}"/>` +
      `<circle cx="${x}" cy="${y}" r="${(size * 0.16).toFixed(2)}" fill="${css(mix(look.accent, [255, 255, 255], 0.6))}"/>`
    );
  });

/** Lights out of focus. */
const bokeh: DrawAir = ({ width, height, unit, random, look }) =>
  scatter(26, random, () => {
    const size = unit * between(random, 0.014, 0.07);
    const colour = pick(random, [look.accent, look.light, look.middle]);
    const down = height * (random() < 0.5 ? random() ** 2 : 1 - random() ** 2);
    return `<circle cx="${place(random, width)}" cy="${down.toFixed(1)}" r="${size.toFixed(1)}" fill="${css(colour)}" fill-opacity="${between(random, 0.07, 0.2).toFixed(2)}" stroke="${css(colour)}" stroke-opacity="0.22" stroke-width="${(unit * 0.0015).toFixed(2)}"/>`;
  });

const birds: DrawAir = ({ width, height, unit, random, look }) => {
  const [left, top] = [width * between(random, 0.1, 0.6), height * between(random, 0.1, 0.3)];
  return scatter(13, random, () => {
    const size = unit * between(random, 0.008, 0.02);
    const [x, y] = [left + random() * width * 0.32, top + random() * height * 0.2];
    return `<path d="M${(x - size).toFixed(1)} ${(y - size * 0.35).toFixed(1)}Q${(x - size * 0.4).toFixed(1)} ${(y - size * 0.5).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}Q${(x + size * 0.4).toFixed(1)} ${(y - size * 0.5).toFixed(1)} ${(x + size).toFixed(1)} ${(y - size * 0.35).toFixed(1)}" fill="none" stroke="${css(look.shadow)}" stroke-width="${(size * 0.17).toFixed(2)}" stroke-linecap="round"/>`;
  });
};

const airWords: [RegExp, DrawAir][] = [
  [/\b(snow|winter|blizzard|frost|christmas|ice|icy)|雪|冬/i, snow],
  [/\b(rain|storm|drizzle|wet|monsoon)|雨/i, rain],
  [/\b(fog|mist|haze|hazy|smoke|steam|dream)|雾/i, fog],
  [
    /\b(blossom|petal|flower|spring|cherry|sakura|wedding)|花|春/i,
    falling(['#f7c3d4', '#f3a6c0', '#fde4ec']),
  ],
  [/\b(autumn|fall|leaf|leaves|october)|秋|叶/i, falling(['#d9722c', '#b8441f', '#eda63a'])],
  [/\b(star|night|moon|galax|space|cosmic|midnight)|夜|星/i, stars],
  [/\b(sun|sunset|sunrise|golden|dawn|dusk|morning|summer|daylight)|日|阳/i, sun],
  [/\b(fire|ember|candle|lantern|firefl|magic|spark|glitter|glow)|火|灯/i, sparks],
  [/\b(bird|gull|crow|swallow|flock)|鸟/i, birds],
  [/\b(neon|city|party|bokeh|lights|festival|cyber)|城/i, bokeh],
];

/** What is in the air of a picture, as SVG of its size: by the words, or lights by the seed. */
export function drawAir(prompt: string, width: number, height: number, random: Random, look: Look): string {
  const unit = Math.min(width, height);
  const said = airWords.filter(([words]) => words.test(prompt)).map(([, draw]) => draw);
  const chosen = said.length > 0 ? said.slice(0, 2) : [pick(random, [bokeh, sun, sparks] as const)];
  const parts = { width, height, unit, random, look };
  const inner = chosen.map((draw) => draw(parts)).join('');
  const defs =
    `<defs>${soft}${glow('glow', look.light, 0.75)}${glow('spark', look.accent, 0.85)}` +
    `${glow('haze', mix(look.light, [225, 228, 232], 0.5), 0.5)}</defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${defs}${inner}</svg>`;
}

function glow(id: string, colour: Colour, opacity: number): string {
  const stops = [
    `<stop offset="0" stop-color="${css(colour)}" stop-opacity="${opacity}"/>`,
    `<stop offset="0.4" stop-color="${css(colour)}" stop-opacity="${opacity * 0.32}"/>`,
    `<stop offset="1" stop-color="${css(colour)}" stop-opacity="0"/>`,
  ];
  return `<radialGradient id="${id}">${stops.join('')}</radialGradient>`;
}

function scatter(count: number, random: Random, draw: () => string): string {
  const about = Math.round(count * between(random, 0.8, 1.2));
  return Array.from({ length: about }, draw).join('');
}

function place(random: Random, length: number): string {
  return (random() * length).toFixed(1);
}
