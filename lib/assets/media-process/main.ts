import { setPriority } from 'node:os';
import { failure, type Result, success } from '#lib/result.ts';
import { brokenExitCode, type MediaJob, mediaJob } from './jobs.ts';
import { joinSounds } from './join-sounds.ts';
import { makePeaks } from './make-peaks.ts';
import { makePoster, makeRendition, makeSquare } from './make-poster.ts';
import { makePreview } from './make-preview.ts';
import { MediaError } from './media-error.ts';
import { probeFile } from './probe-file.ts';

/** The media process: one job at a time, asked and answered through the channel to its parent, with which it ends. */
function run(job: MediaJob): Promise<unknown> {
  switch (job.do) {
    case 'probe':
      return probeFile(job.path);
    case 'poster':
      return makePoster(job.path, job.kind, job.target);
    case 'rendition':
      return makeRendition(job.path, job.target);
    case 'square':
      return makeSquare(job.path, job.target);
    case 'preview':
      return makePreview(job.path, job.target);
    case 'peaks':
      return makePeaks(job.path, job.target);
    case 'join':
      return joinSounds(job.paths, job.format, job.chapters, job.target);
  }
}

async function answer(message: unknown): Promise<Result<unknown>> {
  try {
    return success(await run(mediaJob.parse(message)));
  } catch (error) {
    if (error instanceof MediaError) return failure(error.code, error.message);
    return failure('damaged', `This file cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

// Serving pages goes a little before making previews; someone may be waiting for either.
setPriority(5);
process.on('disconnect', () => process.exit());
// A decoder may also throw outside the promise that waits for it, even after its answer.
process.on('uncaughtException', () => process.exit(brokenExitCode));
process.on('message', async (message) => process.send?.(await answer(message)));
