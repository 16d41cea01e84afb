import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PictureJob } from '#lib/sandbox/media/media-jobs.ts';
import { openPicture } from '../plate.ts';
import { type Random, seededRandom } from '../random.ts';
import { drawInsets } from './insets.ts';
import { applyLook, chooseLook } from './look.ts';
import { drawCaption } from './picture-caption.ts';
import { drawStill } from './still.ts';
import { drawAir } from './weather.ts';

/** Draws a picture of the words, or edits the first given picture by them and puts the others into it. */
export async function renderPicture(job: PictureJob): Promise<void> {
  const { width, height, prompt, label } = job;
  const random = seededRandom(`${job.seed} ${prompt}`);
  const rgb = await (job.picturePaths.length > 0
    ? editPicture(job, random)
    : drawStill(prompt, random, width, height));
  const png = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .composite(await drawCaption(rgb, { width, height, prompt, label }))
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
  await writeFile(job.outputPath, png);
}

/** The same framing in other light: what an edit changes can be wiped against what was there before. */
async function editPicture(
  { width, height, prompt, guidanceScale, picturePaths }: PictureJob,
  random: Random,
): Promise<Buffer> {
  const [base = '', ...others] = picturePaths;
  const look = await chooseLook(prompt, random, guidanceScale, others);
  const rgb = await (await openPicture(base))
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
    .resize(width, height, { fit: 'cover' })
    .raw()
    .toBuffer();
  applyLook(rgb, look);
  const air = Buffer.from(drawAir(prompt, width, height, random, look));
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .composite([{ input: air }, ...(await drawInsets(others, width, height, random))])
    .removeAlpha()
    .raw()
    .toBuffer();
}
