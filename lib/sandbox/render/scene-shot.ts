import { buildScene } from './choose-scene.ts';
import { drawScene } from './draw-scene.ts';
import type { Shot, Stage } from './shot.ts';

/** Words alone: the scene that they ask for. */
export async function sceneShot({ frame, field, random, prompt }: Stage): Promise<Shot> {
  const { width, height } = frame;
  const scene = await buildScene({ prompt, random, width, height });
  return { draw: (target, moment) => drawScene(target, field, scene, moment), captionAt: () => 1 };
}
