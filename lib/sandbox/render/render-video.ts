import type { RenderJob } from '#lib/sandbox/media/media-jobs.ts';
import { encodeFilm } from './encode.ts';
import { blueDifferenceOf, lumaOf, makeFrame, redDifferenceOf } from './frame.ts';
import { framesPerSecond } from './frame-size.ts';
import { padSound } from './pad-sound.ts';
import { between, seededRandom } from './random.ts';

/** Draws and encodes the video of a generation task. */
export async function renderVideo(job: RenderJob): Promise<void> {
  const random = seededRandom(job.seed);
  const frame = makeFrame(job.width, job.height);
  const hue = [between(random, 20, 200), between(random, 20, 200), between(random, 20, 200)] as const;
  await encodeFilm(
    {
      ...job,
      sound: padSound(job.frameCount / framesPerSecond, random),
      drawFrame: (index) => {
        for (let row = 0; row < job.height; row += 1) {
          const start = row * job.width;
          frame.y.fill(
            lumaOf(...hue) * (0.4 + (0.6 * row) / job.height) + index * 0.2,
            start,
            start + job.width,
          );
        }
        frame.u.fill(blueDifferenceOf(...hue));
        frame.v.fill(redDifferenceOf(...hue));
        return frame;
      },
    },
    job.outputPath,
  );
}
