import type { RenderReference } from '#lib/sandbox/media/media-jobs.ts';
import { type Card, makeCard } from './cards.ts';
import { buildScene } from './choose-scene.ts';
import { drawScene } from './draw-scene.ts';
import { smooth } from './noise.ts';
import { paletteOfPicture } from './picture-palette.ts';
import { between } from './random.ts';
import type { Shot, Stage } from './shot.ts';

interface PlacedCard {
  card: Card;
  x: number;
  y: number;
  phase: number;
  /** How far it travels in the shot, as a share of the frame's width. */
  drift: number;
}

/** References: each one is a card that floats before light in the colours of the first picture. */
export async function referenceShot(stage: Stage, references: readonly RenderReference[]): Promise<Shot> {
  const { frame, field, random, prompt } = stage;
  const { width, height } = frame;
  const picture = references.find(({ kind, path }) => kind === 'image' && path)?.path;
  const palette = picture === undefined ? undefined : await paletteOfPicture(picture);
  const isBackdrop = palette !== undefined;
  const scene = await buildScene({ prompt, random, width, height, palette, isBackdrop });
  const cards = await placeCards(stage, references);
  return {
    draw(target, moment) {
      drawScene(target, field, scene, moment);
      for (const { card, x, y, phase, drift } of cards) {
        const sway = Math.sin(moment.seconds * 0.7 + phase) * 0.004;
        const at = x + width * (sway + drift * (0.5 - smooth(moment.progress)));
        card.draw(target, at, y, moment.index);
      }
    },
    captionAt: () => 1,
  };
}

/** Cards in rows, each row centred, above the place of the caption. */
async function placeCards(
  { frame: { width, height }, random }: Stage,
  references: readonly RenderReference[],
): Promise<PlacedCard[]> {
  const isUpright = height > width;
  const rowCount = rowsFor(references.length, isUpright);
  const perRow = Math.ceil(references.length / rowCount);
  const room = { top: height * 0.07, height: height * (isUpright ? 0.72 : 0.68) };
  const gap = Math.min(width, height) * 0.04;
  const maxHeight = (room.height - gap * (rowCount - 1)) / rowCount;
  const maxWidth = (width * 0.88 - gap * (perRow - 1)) / perRow;
  const cards = await Promise.all(references.map((one) => makeCard(one, maxWidth, maxHeight)));
  const placed: PlacedCard[] = [];
  for (let row = 0; row < rowCount; row += 1) {
    const inRow = cards.slice(row * perRow, (row + 1) * perRow);
    const total = inRow.reduce((sum, card) => sum + card.width, 0) + gap * (inRow.length - 1);
    const drift = between(random, 0.02, 0.04) * (row % 2 === 0 ? 1 : -1);
    let x = (width - total) / 2;
    for (const card of inRow) {
      const y = room.top + row * (maxHeight + gap) + (maxHeight - card.height) / 2;
      placed.push({ card, x, y: Math.round(y), phase: between(random, 0, 6), drift });
      x += card.width + gap;
    }
  }
  return placed;
}

function rowsFor(count: number, isUpright: boolean): number {
  if (isUpright) return Math.min(count, count <= 3 ? count : Math.ceil(count / 2));
  if (count <= 3) return 1;
  return count <= 8 ? 2 : 3;
}
