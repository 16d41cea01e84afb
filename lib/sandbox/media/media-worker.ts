import { registerMediabunnyServer } from '@mediabunny/server';
import { report } from '#lib/sandbox/report.ts';
import type { MediaJob } from './media-jobs.ts';

/** The media process: takes jobs over IPC one message each, and ends when the sandbox does. */
registerMediabunnyServer();

process.on('message', async ({ id, job }: { id: number; job: MediaJob }) => {
  try {
    const value = await runJob(job);
    process.send?.({ id, value, memoryBytes: process.memoryUsage.rss() });
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
process.on('uncaughtException', (error) => report('media process', error));
process.on('unhandledRejection', (error) => report('media process', error));

async function runJob(job: MediaJob): Promise<unknown> {
  if (job.kind === 'probe') {
    const { probeFile } = await import('./probe-file.ts');
    return probeFile(job.path);
  }
  if (job.kind === 'render') {
    const { renderVideo } = await import('#lib/sandbox/render/render-video.ts');
    await renderVideo(job);
    return null;
  }
  if (job.kind === 'picture') {
    const { renderPicture } = await import('#lib/sandbox/render/picture/render-picture.ts');
    await renderPicture(job);
    return null;
  }
  if (job.kind === 'reference-film') {
    const { renderReferenceFilm } = await import(
      '#lib/sandbox/render/reference-film/render-reference-film.ts'
    );
    await renderReferenceFilm(job);
    return null;
  }
  const { masterVideo } = await import('#lib/sandbox/render/master-video.ts');
  await masterVideo(job);
  return null;
}
