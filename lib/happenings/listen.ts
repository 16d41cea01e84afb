import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { logRarely } from '#lib/queue/log-rarely.ts';

/**
 * Calls `wake` when a happening was committed somewhere, and once whenever the connection is there (again), because
 * nothing is heard in between. Never two calls at once. Returns how to stop.
 */
export function listenToHappenings(
  connectionString: string,
  wake: () => Promise<unknown>,
): () => Promise<void> {
  const complain = logRarely('listening to happenings failed');
  const stopping = new AbortController();
  let client: pg.Client | undefined;
  let isAwake = false;
  let isAskedAgain = false;

  async function run(): Promise<void> {
    isAskedAgain = true;
    if (isAwake) return;
    isAwake = true;
    while (isAskedAgain && !stopping.signal.aborted) {
      isAskedAgain = false;
      await wake().catch(complain);
    }
    isAwake = false;
  }

  async function listen(): Promise<void> {
    for (let pauseMs = 500; !stopping.signal.aborted; pauseMs = Math.min(10_000, pauseMs * 2)) {
      try {
        client = new pg.Client({ connectionString, application_name: 'rushes-listener', keepAlive: true });
        const isOver = new Promise((over) => client?.once('end', over));
        client.on('error', complain);
        client.on('notification', run);
        await client.connect();
        await client.query('LISTEN happening');
        pauseMs = 500;
        void run();
        await isOver;
      } catch (error) {
        complain(error);
        await client?.end().catch(() => {});
      }
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const listening = listen();
  return async () => {
    stopping.abort();
    await client?.end().catch(() => {});
    await listening;
  };
}
