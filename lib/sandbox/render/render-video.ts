import type { RenderJob } from '#lib/sandbox/media/media-jobs.ts';
import { makeCaption } from './caption.ts';
import { decodeSound } from './decode.ts';
import { encodeFilm, type Sound, soundSeconds } from './encode.ts';
import { makeFrame } from './frame.ts';
import { framesPerSecond } from './frame-size.ts';
import { framedShot } from './framed-shot.ts';
import { LightField } from './light-field.ts';
import { layOver } from './mix-sound.ts';
import { padSound } from './pad-sound.ts';
import { seededRandom } from './random.ts';
import { referenceShot } from './reference-shot.ts';
import { sceneShot } from './scene-shot.ts';
import type { Shot, Stage } from './shot.ts';

/** Draws and encodes the video of a generation task. */
export async function renderVideo(job: RenderJob): Promise<void> {
  const { width, height, frameCount, prompt } = job;
  const random = seededRandom(`${job.seed} ${prompt}`);
  const frame = makeFrame(width, height);
  const stage: Stage = { frame, field: new LightField(frame, random), random, prompt };
  const shot = await chooseShot(stage, job);
  const caption = await makeCaption(prompt, width, height);
  const pad = padSound(soundSeconds(frameCount), random);
  const film = {
    width,
    height,
    frameCount,
    sound: layOver(pad, await soundsOf(job)),
    drawFrame: async (index: number) => {
      const moment = { index, seconds: index / framesPerSecond, progress: index / (frameCount - 1) };
      await shot.draw(frame, moment);
      caption.draw(frame, index, shot.captionAt(moment));
      return frame;
    },
  };
  await encodeFilm(film, job.outputPath);
}

function chooseShot(stage: Stage, job: RenderJob): Promise<Shot> {
  if (job.firstFramePath ?? job.lastFramePath) {
    return framedShot(stage, { first: job.firstFramePath, last: job.lastFramePath });
  }
  return job.references.length > 0 ? referenceShot(stage, job.references) : sceneShot(stage);
}

async function soundsOf({ references }: RenderJob): Promise<Sound[]> {
  const sounds = references.filter(({ kind }) => kind === 'audio');
  const decoded = await Promise.all(sounds.map(({ path }) => (path ? decodeSound(path) : undefined)));
  return decoded.flatMap((sound) => sound ?? []);
}
