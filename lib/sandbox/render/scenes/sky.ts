import { type Colour, mix } from '../colour.ts';
import type { Shade } from '../light-field.ts';
import { fractal, type Noise, softStep } from '../noise.ts';
import type { Palette } from '../palette.ts';

export interface Sky {
  palette: Palette;
  noise: Noise;
  /** Where the sun or moon stands, in the units of `Shade`. */
  lightX: number;
  lightY: number;
  /** Where the sky ends. */
  horizonY: number;
  /** 0 clear to 1 overcast. */
  clouds: number;
}

/** A sky with drifting clouds that catch the light. */
export function skyShade({ palette, noise, lightX, lightY, horizonY, clouds }: Sky): Shade {
  const { zenith, middle, horizon, light, isNight } = palette;
  const lit = mix(horizon, light, 0.55);
  return (x, y, seconds) => {
    const height = Math.min(1, y / horizonY);
    let colour =
      height < 0.55 ? mix(zenith, middle, height / 0.55) : mix(middle, horizon, (height - 0.55) / 0.45);
    const distance = Math.hypot(x - lightX, (y - lightY) * 1.15);
    const glow = Math.exp(-distance * 7) * 0.85 + Math.exp(-distance * 2.4) * (isNight ? 0.18 : 0.42);
    const wisps = fractal(noise, x * 1.6 + seconds * 0.025 + 40, y * 5.2 + seconds * 0.006, 4);
    const cover = softStep(0.0, 0.36, wisps) * clouds * (0.35 + 0.65 * height);
    const cloud = mix(mix(middle, horizon, 0.5), lit, Math.min(1, glow * 1.6 + 0.25));
    colour = mix(colour, cloud, cover * 0.75);
    return mix(colour, light, Math.min(1, glow));
  };
}

/** Darker towards the corners, as through a lens. */
export function vignette(shade: Shade, aspect: number, strength = 0.38): Shade {
  return (x, y, seconds) => {
    const across = x / aspect - 0.5;
    const down = y - 0.5;
    const fall = 1 - strength * softStep(0.18, 0.62, across * across + down * down + 0.06);
    const [red, green, blue]: Colour = shade(x, y, seconds);
    return [red * fall, green * fall, blue * fall];
  };
}
