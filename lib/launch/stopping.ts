import { say } from './steps.ts';

interface Stopper {
  stop: () => Promise<void> | void;
  /** For the second Ctrl-C: at once, whatever it costs. */
  kill?: () => void;
}

const stoppers: Stopper[] = [];
let startedAt: number | undefined;

/** What is started registers how it is stopped; stopping runs them from the last to the first. */
export function onStop(stopper: Stopper): void {
  stoppers.unshift(stopper);
}

export async function stopAll(): Promise<void> {
  for (const { stop } of stoppers.splice(0)) await stop();
}

/** Ctrl-C, a closed terminal, `kill`, and the end of the process that started us all stop the studio in order. */
export function listenForStop(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnRequest);
  process.once('disconnect', stopOnRequest);
  // A closed terminal must not end the launcher before its children.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
}

function stopOnRequest(): void {
  const now = Date.now();
  if (startedAt === undefined) {
    startedAt = now;
    void stopInOrder();
  } else if (now - startedAt > 1000) {
    // npm passes on the Ctrl-C that the terminal has already sent: only a later one is a second one.
    for (const { kill } of all) kill?.();
    process.exit(1);
  }
}

let all: Stopper[] = [];

async function stopInOrder(): Promise<void> {
  all = [...stoppers];
  say('\n  Stopping...');
  await stopAll();
  say('  Stopped.\n');
  process.exit(0);
}

/** Whether a stop was asked for: what fails from then on is of no interest. */
export function isStopRequested(): boolean {
  return startedAt !== undefined;
}
