import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LaunchError } from './launch-error.ts';
import { LogFile } from './log-file.ts';
import type { Program } from './programs.ts';
import { spawnProgram } from './spawn-program.ts';
import { say } from './steps.ts';

export interface Supervised {
  name: string;
  /** From now on the program is started again whenever it ends. Before, its end is a failed start. */
  keepAlive: () => void;
  /** Rejects, with the last lines of its log, when the program ends before `keepAlive`. */
  failed: Promise<never>;
  stop: () => Promise<void>;
  /** Stops it in order and starts it with the code as it is now. */
  reload: () => Promise<void>;
  kill: () => void;
}

const firstDelayMs = 250;
const longestDelayMs = 10_000;
/** After this long without an end the program counts as healthy again. */
const steadyMs = 30_000;
/** How long a program may take to end by itself: the worker finishes what it has begun. */
const graceMs = 22_000;

/** Runs a program with its output in a log file, and starts it again when it ends by itself, ever more slowly. */
export function supervise(program: Program, root: string, logFolder: string): Supervised {
  const log = new LogFile(join(logFolder, `${program.name}.log`));
  let child: ChildProcess;
  let isKept = false;
  let isStopping = false;
  let delayMs = firstDelayMs;
  let restart: NodeJS.Timeout | undefined;
  let fail: (error: Error) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => {});

  const start = () => {
    const startedAt = Date.now();
    child = spawnProgram(program, root, 'pipe');
    child.stdout?.on('data', (chunk) => log.write(chunk));
    child.stderr?.on('data', (chunk) => log.write(chunk));
    child.once('error', (error) => log.write(`${error.message}\n`));
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      const cause = signal ?? `exit code ${code}`;
      if (!isKept) return void failWithLog(cause);
      if (Date.now() - startedAt > steadyMs) delayMs = firstDelayMs;
      say(`  ! The ${program.name} process ended (${cause}); starting it again. Log: ${log.path}`);
      restart = setTimeout(start, delayMs);
      delayMs = Math.min(delayMs * 2, longestDelayMs);
    });
  };
  const failWithLog = async (cause: string) => {
    // Its last words may arrive after its end.
    await pause(200);
    fail(
      new LaunchError(`The ${program.name} process ended (${cause}):\n${log.tail()}\n\n  Log: ${log.path}`),
    );
  };
  const stop = async () => {
    isStopping = true;
    clearTimeout(restart);
    await endProcess(child);
  };
  start();

  return {
    name: program.name,
    failed,
    stop,
    keepAlive: () => {
      isKept = true;
    },
    kill: () => {
      child.kill('SIGKILL');
    },
    reload: async () => {
      if (isStopping) return;
      await stop();
      isStopping = false;
      start();
    },
  };
}

/** Asks a process to end, and ends it after a grace period. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await ended;
  clearTimeout(timer);
}
