/** Red, green and blue, 0 to 255; not rounded. */
export type Colour = readonly [number, number, number];

/** `#rrggbb` */
export function hex(text: string): Colour {
  const value = Number.parseInt(text.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function css([red, green, blue]: Colour, opacity = 1): string {
  return `rgba(${Math.round(red)},${Math.round(green)},${Math.round(blue)},${opacity})`;
}

export function mix(a: Colour, b: Colour, share: number): Colour {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

export function scale([red, green, blue]: Colour, factor: number): Colour {
  return [red * factor, green * factor, blue * factor];
}
