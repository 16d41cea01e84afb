import { buildScene } from '../choose-scene.ts';
import { css } from '../colour.ts';
import { drawScene } from '../draw-scene.ts';
import type { Shot, Stage } from '../shot.ts';
import { drawSprite, type Sprite, spriteFromSvg } from '../sprite.ts';
import type { Character } from './character.ts';
import { playClip } from './clip.ts';
import { type Place, placesFor } from './places.ts';
import { drawWindow } from './window.ts';

/** All characters in the scene that the words ask for: each plays in a window with its name. */
export async function ensembleShot(
  stage: Stage,
  characters: readonly Character[],
  startSeconds: number,
): Promise<Shot> {
  const { frame, field, random, prompt } = stage;
  const { width, height } = frame;
  const scene = await buildScene({ prompt, random, width, height });
  const places = placesFor(
    characters.map(({ aspect }) => aspect),
    width,
    height,
  );
  const radius = 2 * Math.round(Math.min(width, height) * 0.008);
  const windows = await Promise.all(
    characters.map(async (character, index) => {
      const place = places[index] ?? { x: 0, y: 0, width: 2, height: 2 };
      const clip = playClip(character.path, place.width, place.height, startSeconds);
      return { ...character, place, clip, shadow: await shadowOf(place) };
    }),
  );
  return {
    async draw(target, moment) {
      drawScene(target, field, scene, moment);
      for (const { place, clip, shadow, label } of windows) {
        const picture = await clip.next();
        drawSprite(target, shadow.sprite, place.x - shadow.room, place.y - shadow.room * 0.7);
        drawWindow(target, picture, place, radius);
        const inset = label.height * 0.35;
        drawSprite(target, label, place.x + inset, place.y + inset);
      }
    },
    captionAt: () => 1,
    async close() {
      for (const { clip } of windows) await clip.close();
    },
  };
}

async function shadowOf({ width, height }: Place): Promise<{ sprite: Sprite; room: number }> {
  const room = 2 * Math.round(Math.min(width, height) * 0.06);
  const svg =
    `<defs><filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${room / 2.6}"/></filter></defs>` +
    `<rect x="${room}" y="${room}" width="${width}" height="${height}" rx="8" fill="${css([0, 0, 0], 0.6)}" filter="url(#b)"/>`;
  return { sprite: await spriteFromSvg(svg, width + room * 2, height + room * 2), room };
}
