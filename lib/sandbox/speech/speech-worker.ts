import { rm } from 'node:fs/promises';
import { registerMediabunnyServer } from '@mediabunny/server';
import { report } from '#lib/sandbox/report.ts';
import { Synthesizer } from './engine/synthesizer.ts';
import { speak } from './speak.ts';
import type { FromWorker, ToWorker } from './speech-messages.ts';

/**
 * The process that turns texts into sound files: it has the lines spoken by the process of the engine, and does the
 * rest here, so that neither blocks the HTTP server. Several texts take turns, line by line. It ends when the
 * sandbox does.
 */
registerMediabunnyServer();
const synthesizer = new Synthesizer();

interface Running {
  stop: AbortController;
  /** Wakes who waits until the last piece was taken, or until nobody wants it any more. */
  wake: () => void;
}
const running = new Map<number, Running>();

process.on('message', (message: ToWorker) => {
  const { id } = message;
  if ('job' in message) {
    void run(message);
    return;
  }
  if ('cancel' in message) running.get(id)?.stop.abort();
  running.get(id)?.wake();
});
process.on('disconnect', () => process.exit(0));
process.on('uncaughtException', (error) => report('speech process', error));
process.on('unhandledRejection', (error) => report('speech process', error));

async function run({ id, job, path }: Extract<ToWorker, { job: unknown }>): Promise<void> {
  const one: Running = { stop: new AbortController(), wake: () => undefined };
  running.set(id, one);
  const { signal } = one.stop;
  // One piece at a time is under way, so that a slow reader keeps the speaker waiting and not the memory filling.
  const take = async (piece: Uint8Array) => {
    signal.throwIfAborted();
    await new Promise<void>((resolve) => {
      one.wake = resolve;
      answer({ id, piece });
    });
    signal.throwIfAborted();
  };
  try {
    const facts = await speak(job, path === undefined ? { take } : { path }, synthesizer, signal);
    answer({ id, facts });
  } catch (error) {
    // Whoever asked may have cleared up before this process had begun to write.
    if (path !== undefined) await rm(path, { force: true });
    answer({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  } finally {
    running.delete(id);
  }
}

/** The sandbox may be gone by now. */
function answer(message: FromWorker): void {
  process.send?.(message, undefined, undefined, () => undefined);
}
