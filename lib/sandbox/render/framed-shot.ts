import { buildScene } from './choose-scene.ts';
import { drawScene, drawSparks } from './draw-scene.ts';
import { makeFrame } from './frame.ts';
import { smooth, softStep, valueNoise } from './noise.ts';
import { paletteOfPicture } from './picture-palette.ts';
import { blend, drawPlate, loadPlate } from './plate.ts';
import { between } from './random.ts';
import { driftingSparks } from './scenes/sparks.ts';
import type { Moment, Shot, Stage } from './shot.ts';

/** How near the camera comes. */
const push = 0.14;
/** Frames at either end in which nothing is drawn over a given picture. */
const bareFrames = 5;

export interface FramePaths {
  first?: string | undefined;
  last?: string | undefined;
}

/**
 * A first frame, a last frame, or both: the shot begins with exactly the one and ends with exactly the other, and the
 * camera moves in between.
 */
export async function framedShot(stage: Stage, { first, last }: FramePaths): Promise<Shot> {
  const { frame, field, random, prompt } = stage;
  const { width, height } = frame;
  const palette = await paletteOfPicture(first ?? last ?? '');
  const begin = first === undefined ? undefined : await loadPlate(first, width, height);
  const end = last === undefined ? undefined : await loadPlate(last, width, height);
  const scene = begin ? undefined : await buildScene({ prompt, random, width, height, palette });
  const parts = { width, height, random, noise: valueNoise(random), palette, prompt };
  const dust = await driftingSparks(parts, { count: 34, colour: palette.light, size: 0.008, rise: 0.012 });
  const focus = { focusX: between(random, 0.35, 0.65), focusY: between(random, 0.35, 0.6) };
  const over = makeFrame(width, height);

  /** 0 at an end that shows a given picture, 1 away from it. */
  const freedom = ({ index, progress }: Moment) => {
    const sinceFirst = begin ? softStep(bareFrames, bareFrames + 14, index) : 1;
    const untilLast = end ? 1 - softStep(0.86, 0.97, progress) : 1;
    return sinceFirst * untilLast;
  };
  return {
    draw(target, moment) {
      if (begin) drawPlate(target, begin, { ...focus, zoom: 1 + push * smooth(moment.progress) });
      else if (scene) drawScene(target, field, scene, moment);
      const turned = end ? softStep(0.32, 0.68, moment.progress) : 0;
      if (end && turned > 0) {
        const view = { ...focus, zoom: 1 + push * (1 - smooth(moment.progress)) };
        drawPlate(turned < 1 ? over : target, end, view);
        if (turned < 1) blend(target, over, turned);
      }
      drawSparks(target, dust, moment.seconds, freedom(moment));
    },
    captionAt: freedom,
  };
}
