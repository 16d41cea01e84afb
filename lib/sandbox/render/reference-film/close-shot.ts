import { blueDifferenceOf, type Frame, redDifferenceOf } from '../frame.ts';
import { smooth } from '../noise.ts';
import type { Palette } from '../palette.ts';
import { drawPlate } from '../plate.ts';
import { between } from '../random.ts';
import type { Shot, Stage } from '../shot.ts';
import { drawSprite } from '../sprite.ts';
import type { Character } from './character.ts';
import { playClip } from './clip.ts';

/** How near the camera comes. */
const push = 0.07;
/** How much of the scene's colour lies over the clip. */
const tint = 0.16;

/** One character as large as the frame, in the light of the film, its name in the corner. */
export function closeShot(
  { frame: { width, height }, random }: Stage,
  character: Character,
  palette: Palette,
  startSeconds: number,
): Shot {
  const clip = playClip(character.path, width, height, startSeconds);
  const focus = { focusX: between(random, 0.35, 0.65), focusY: between(random, 0.3, 0.6) };
  const { label } = character;
  const [red, green, blue] = palette.middle;
  const [u, v] = [blueDifferenceOf(red, green, blue), redDifferenceOf(red, green, blue)];
  const margin = Math.min(width, height) * 0.05;
  return {
    async draw(target, moment) {
      drawPlate(target, await clip.next(), { ...focus, zoom: 1 + push * smooth(moment.progress) });
      colour(target, u, v);
      drawSprite(target, label, margin, margin);
    },
    // A clip has words of its own at its foot, or a face.
    captionAt: () => 0,
    async close() {
      await clip.close();
    },
  };
}

function colour({ u, v }: Frame, blueDifference: number, redDifference: number): void {
  for (let at = 0; at < u.length; at += 1) {
    u[at] = (u[at] ?? 128) * (1 - tint) + blueDifference * tint;
    v[at] = (v[at] ?? 128) * (1 - tint) + redDifference * tint;
  }
}
