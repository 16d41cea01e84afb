import type { Frame } from './frame.ts';
import type { LightField } from './light-field.ts';
import { type Layer, type Scene, type Spark, travel } from './scenes/scene.ts';
import type { Moment } from './shot.ts';
import { drawSprite } from './sprite.ts';

/** Draws one moment of a scene; the camera travels as the shot goes on. */
export function drawScene(frame: Frame, field: LightField, scene: Scene, moment: Moment): void {
  const hidden = hiddenRows(frame.height, scene.layers);
  field.draw(scene.shade, moment.seconds, moment.index, hidden[0] ?? frame.height);
  if (scene.areSparksBehind) drawSparks(frame, scene.sparks, moment.seconds);
  for (const [index, { sprite, x, y, nearness }] of scene.layers.entries()) {
    const at = x - moment.progress * nearness * travel * frame.width;
    drawSprite(frame, sprite, at, y, { hiddenFrom: hidden[index + 1] ?? frame.height });
  }
  if (!scene.areSparksBehind) drawSparks(frame, scene.sparks, moment.seconds);
}

/** For the sky and each layer: the row from which on nearer layers hide it. */
function hiddenRows(height: number, layers: readonly Layer[]): number[] {
  const rows = [height];
  for (const { sprite, y } of layers.toReversed()) {
    const solid = sprite.opaqueFrom < sprite.height ? y + sprite.opaqueFrom : height;
    rows.unshift(Math.min(rows[0] ?? height, solid));
  }
  return rows;
}

/** Draws small lights where they are by now; `strength` dims them all. */
export function drawSparks(frame: Frame, sparks: readonly Spark[], seconds: number, strength = 1): void {
  for (const { sprite, ...spark } of sparks) {
    const shine = spark.strength * (0.55 + 0.45 * Math.sin(seconds * spark.twinkle * 2 + spark.phase));
    const x = wrap(spark.x + spark.driftX * seconds) * (frame.width + sprite.width) - sprite.width;
    const y = wrap(spark.y + spark.driftY * seconds) * (frame.height + sprite.height) - sprite.height;
    drawSprite(frame, sprite, x, y, { strength: shine * strength });
  }
}

function wrap(share: number): number {
  return share - Math.floor(share);
}
