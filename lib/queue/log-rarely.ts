import { log } from '#lib/log.ts';

/** Ten loops against a database that is away complain twenty times a second: one line in ten seconds says as much. */
export function logRarely(message: string, everyMs = 10_000): (error: unknown) => void {
  let lastAt = 0;
  let unsaid = 0;
  return (error) => {
    const now = Date.now();
    if (now - lastAt < everyMs) {
      unsaid += 1;
      return;
    }
    log.warn(message, { error, ...(unsaid > 0 ? { alsoSince: unsaid } : {}) });
    lastAt = now;
    unsaid = 0;
  };
}
