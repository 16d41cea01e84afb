import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { LaunchError } from './launch-error.ts';
import { LogFile } from './log-file.ts';
import { say } from './steps.ts';

export interface Program {
  name: 'web' | 'worker' | 'sandbox';
  args: string[];
  variables: Record<string, string>;
}

export interface Supervised {
  name: string;
  /** From now on the program is started again whenever it ends. Before, its end is a failed start. */
  keepAlive: () => void;
  /** Rejects, with the last lines of its log, when the program ends before `keepAlive`. */
  failed: Promise<never>;
  stop: () => Promise<void>;
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
    child = spawn(process.execPath, ['--import', './lib/launch/follow-parent.mjs', ...program.args], {
      cwd: root,
      // Ctrl-C must reach the launcher alone, which then stops everybody in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...program.variables },
    });
    child.stdout?.on('data', (chunk) => log.write(chunk));
    child.stderr?.on('data', (chunk) => log.write(chunk));
    child.once('error', (error) => log.write(`${error.message}\n`));
    child.once('close', (code, signal) => {
      if (isStopping) return;
      const cause = signal ?? `exit code ${code}`;
      if (!isKept) {
        fail(
          new LaunchError(
            `The ${program.name} process ended (${cause}):\n${log.tail()}\n\n  Log: ${log.path}`,
          ),
        );
        return;
      }
      if (Date.now() - startedAt > steadyMs) delayMs = firstDelayMs;
      say(`  ! The ${program.name} process ended (${cause}); starting it again. Log: ${log.path}`);
      restart = setTimeout(start, delayMs);
      delayMs = Math.min(delayMs * 2, longestDelayMs);
    });
  };
  start();

  return {
    name: program.name,
    failed,
    keepAlive: () => {
      isKept = true;
    },
    kill: () => {
      child.kill('SIGKILL');
    },
    stop: async () => {
      isStopping = true;
      clearTimeout(restart);
      await endProcess(child);
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
