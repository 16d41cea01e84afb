import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { LaunchError } from './launch-error.ts';

const health = z.object({ status: z.string() }).catchall(z.string());

/** A web server that has not answered after this long will not. */
const answerMs = 90_000;
/** Parts that come up after the web server get this long before they are named. */
const settleMs = 8000;

/**
 * Waits until the web server answers and everything it needs is well. Returns what is not well, in the words of
 * GET /api/health, when the server is up but a part of it stays away: the studio can be used and says what it lacks.
 */
export async function untilHealthy(origin: string): Promise<string[]> {
  const startedAt = Date.now();
  let answeredAt: number | undefined;
  for (;;) {
    const parts = await readHealth(origin);
    if (parts) {
      const unwell = Object.entries(parts).filter(([name, words]) => name !== 'status' && words !== 'ok');
      answeredAt ??= Date.now();
      if (unwell.length === 0 || Date.now() - answeredAt > settleMs) {
        return unwell.map(([name, words]) => `${name}: ${words}`);
      }
    } else if (Date.now() - startedAt > answerMs) {
      throw new LaunchError('The web server does not answer. The logs are in the data folder, under logs.');
    }
    await pause(100);
  }
}

async function readHealth(origin: string): Promise<Record<string, string> | undefined> {
  try {
    const answer = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(10_000) });
    return health.parse(await answer.json());
  } catch {
    return undefined;
  }
}
