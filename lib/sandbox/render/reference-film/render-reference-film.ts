import type { ReferenceFilmJob } from '#lib/sandbox/media/media-jobs.ts';
import { makeCaption } from '../caption.ts';
import { type Colour, mix } from '../colour.ts';
import { encodeFilm } from '../encode.ts';
import { makeFrame } from '../frame.ts';
import { framesPerSecond } from '../frame-size.ts';
import { LightField } from '../light-field.ts';
import { choosePalette } from '../palette.ts';
import { seededRandom } from '../random.ts';
import type { Shot, Stage } from '../shot.ts';
import { drawSprite } from '../sprite.ts';
import type { Character } from './character.ts';
import { closeShot } from './close-shot.ts';
import { type Cut, planCuts } from './cuts.ts';
import { ensembleShot } from './ensemble-shot.ts';
import { filmSound } from './film-sound.ts';
import { makeLabel } from './name-label.ts';

const dots: readonly Colour[] = [
  [242, 184, 75],
  [108, 196, 188],
  [232, 122, 144],
];

/** Draws and encodes a reference video: its clips play in it under their names, cut after cut. */
export async function renderReferenceFilm(job: ReferenceFilmJob): Promise<void> {
  const { width, height, prompt, clips, hasWatermark } = job;
  const random = seededRandom(`${job.seed} ${prompt}`);
  const frameCount = job.seconds * framesPerSecond;
  const unit = Math.min(width, height);
  const frame = makeFrame(width, height);
  const stage: Stage = { frame, field: new LightField(frame, random), random, prompt };
  const characters = await Promise.all(
    clips.map(async (clip, index) => ({
      ...clip,
      label: await makeLabel(
        `character${index + 1}`,
        unit * 0.024,
        mix(dots[index] ?? [255, 255, 255], [255, 255, 255], 0.1),
      ),
    })),
  );
  const sign = hasWatermark ? await makeLabel('AI generated', unit * 0.022) : undefined;
  const margin = 2 * Math.round(unit * 0.013);
  const caption = await makeCaption(
    prompt,
    width,
    height,
    sign && { width: sign.width, height: sign.height },
  );
  const cuts = planCuts({ characterCount: characters.length, frameCount, hasCuts: job.hasCuts }, random);
  const sound = await filmSound(job, frameCount, random);
  let current: { cut: Cut; shot: Shot } | undefined;
  const drawFrame = async (index: number) => {
    const cut = cuts.find(({ to }) => index < to) ?? cuts[0];
    if (cut && current?.cut !== cut) {
      await current?.shot.close?.();
      current = { cut, shot: await shotOf(cut, stage, characters) };
    }
    if (!current) return frame;
    const { from, to } = current.cut;
    const moment = {
      index,
      seconds: index / framesPerSecond,
      progress: (index - from) / Math.max(1, to - from - 1),
    };
    await current.shot.draw(frame, moment);
    caption.draw(frame, index, current.shot.captionAt(moment));
    if (sign) drawSprite(frame, sign, width - sign.width - margin, height - sign.height - margin);
    return frame;
  };
  await encodeFilm({ width, height, frameCount, sound, drawFrame }, job.outputPath);
  await current?.shot.close?.();
}

async function shotOf({ shows, from }: Cut, stage: Stage, characters: readonly Character[]): Promise<Shot> {
  const startSeconds = from / framesPerSecond;
  const character = shows === 'all' ? undefined : characters[shows];
  if (!character) return ensembleShot(stage, characters, startSeconds);
  return closeShot(stage, character, choosePalette(stage.prompt, stage.random), startSeconds);
}
