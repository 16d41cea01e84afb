import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from '#lib/env.ts';
import { openQueue } from '#lib/queue/open-queue.ts';
import { createVendorClient } from '#lib/vendor/client.ts';
import { defaultVendorNames } from '#lib/vendor/names.ts';
import type { Engine } from './engine.ts';

/** An engine on the test's own database whose clock the test turns; no worker runs beside it. */
export interface TestEngine extends Engine {
  /** Moves the clock of this engine forward. */
  pass: (ms: number) => void;
  /** Sets it back to the real time. */
  resetClock: () => void;
}

export async function openTestEngine(
  vendor: { url: string; apiKey: string },
  more: Partial<Engine> = {},
): Promise<TestEngine> {
  let skippedMs = 0;
  return {
    queue: await openQueue({ connectionString: env().DATABASE_URL, role: 'sender' }),
    vendor: createVendorClient({
      baseUrl: vendor.url,
      apiKey: vendor.apiKey,
      names: defaultVendorNames,
      createTimeoutMs: 5000,
      queryTimeoutMs: 2000,
    }),
    now: () => new Date(Date.now() + skippedMs),
    random: () => 0.5,
    vendorOrigin: vendor.url,
    pollSeconds: 1,
    workFolder: join(tmpdir(), 'rushes-test-work'),
    ...more,
    pass: (ms) => {
      skippedMs += ms;
    },
    resetClock: () => {
      skippedMs = 0;
    },
  };
}
