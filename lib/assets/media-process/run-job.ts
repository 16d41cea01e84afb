import { type ChildProcess, fork } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { z } from 'zod';
import { log } from '#lib/log.ts';
import { failure, type Result } from '#lib/result.ts';
import {
  brokenExitCode,
  type JoinedSound,
  joinAnswer,
  type MadeFile,
  type MediaJob,
  makeAnswer,
  probeAnswer,
} from './jobs.ts';

const maxProcesses = Math.min(4, Math.max(1, availableParallelism()));
/** A process without work ends after this, so that an idle studio holds no memory for it. */
const idleMs = 30_000;
/** For a small file, and what every MB more may take: hours of sound are read from beginning to end. */
const limitsMs = {
  probe: { least: 30_000, perMB: 1000 },
  poster: { least: 30_000, perMB: 200 },
  rendition: { least: 30_000, perMB: 200 },
  square: { least: 30_000, perMB: 200 },
  preview: { least: 60_000, perMB: 200 },
  peaks: { least: 60_000, perMB: 2000 },
  join: { least: 120_000, perMB: 4000 },
} as const;

async function limitOf(job: MediaJob): Promise<number> {
  const { least, perMB } = limitsMs[job.do];
  const paths = job.do === 'join' ? job.paths : [job.path];
  const sizes = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return least + Math.round((sizes.reduce((sum, size) => sum + size, 0) / 1024 / 1024) * perMB);
}

interface Place {
  child?: ChildProcess | undefined;
  idleTimer?: NodeJS.Timeout | undefined;
}

const free: Place[] = Array.from({ length: maxProcesses }, () => ({}));
const waiting: ((place: Place) => void)[] = [];

/** Measures a file in the media process. */
export function runProbe(path: string, limitMs?: number) {
  return runJob({ do: 'probe', path }, probeAnswer, limitMs);
}

/** Makes something from a file in the media process and writes it to the job's `target`. */
export function runMake(
  job: Exclude<MediaJob, { do: 'probe' | 'join' }>,
  limitMs?: number,
): Promise<Result<MadeFile>> {
  return runJob(job, makeAnswer, limitMs);
}

/** Joins sounds in the media process into the job's `target`. */
export function runJoin(job: Extract<MediaJob, { do: 'join' }>): Promise<Result<JoinedSound>> {
  return runJob(job, joinAnswer);
}

async function runJob<Answer>(
  job: MediaJob,
  answer: z.ZodType<Answer>,
  givenMs?: number,
): Promise<Answer | Result<never>> {
  const limitMs = givenMs ?? (await limitOf(job));
  const place = free.pop() ?? (await turn(job));
  try {
    const isFresh = !place.child?.connected;
    const first = await ask(place, job, answer, limitMs);
    if (first !== 'broken') return first;
    // What broke a used process may be the file before this one: only a fresh process is proof.
    const second = isFresh ? first : await ask(place, job, answer, limitMs);
    if (second !== 'broken') return second;
    log.warn('a file broke the media process', { job: job.do });
    return failure('damaged', 'This file cannot be read: it broke its decoder.');
  } finally {
    const next = waiting.shift();
    if (next) next(place);
    else {
      free.push(place);
      place.idleTimer = setTimeout(() => end(place), idleMs).unref();
    }
  }
}

/** Waits for a free place. A probe goes before everything that is made: someone is waiting to go on. */
function turn(job: MediaJob): Promise<Place> {
  return new Promise((resolve) => (job.do === 'probe' ? waiting.unshift(resolve) : waiting.push(resolve)));
}

/** Sends the job and waits: for the answer, the end of the time, or the end of the process. */
function ask<Answer>(
  place: Place,
  job: MediaJob,
  answer: z.ZodType<Answer>,
  limitMs: number,
): Promise<Answer | Result<never> | 'broken'> {
  clearTimeout(place.idleTimer);
  const child = place.child?.connected ? place.child : start();
  place.child = child;
  child.ref();
  child.channel?.ref();
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      child.off('message', answered).off('exit', ended).off('error', failed);
      child.unref();
      child.channel?.unref();
      act();
    };
    const answered = (message: unknown) => {
      const parsed = answer.safeParse(message);
      settle(() => (parsed.success ? resolve(parsed.data) : reject(parsed.error)));
    };
    const ended = (code: number | null, signal: string | null) => {
      place.child = undefined;
      settle(() => {
        // Any other code: it could not start, which is no file's fault.
        if (signal || code === brokenExitCode) resolve('broken');
        else reject(new Error(`The media process ended with code ${code}`));
      });
    };
    const failed = (error: Error) => {
      end(place);
      const isGone = 'code' in error && ['ERR_IPC_CHANNEL_CLOSED', 'EPIPE'].includes(String(error.code));
      settle(() => {
        if (isGone) resolve('broken');
        else reject(new Error('The media process does not run', { cause: error }));
      });
    };
    const timer = setTimeout(() => {
      end(place);
      const seconds = Math.round(limitMs / 1000);
      settle(() => resolve(failure('too-slow', `Reading this file took longer than ${seconds} s.`)));
    }, limitMs);
    child.on('message', answered).on('exit', ended).on('error', failed);
    child.send(job);
  });
}

function start(): ChildProcess {
  const script = join(process.cwd(), 'lib/assets/media-process/main.ts');
  // Run by Node from its source, as the worker is: nothing for the bundler to follow.
  const child = fork(/* turbopackIgnore: true */ script, [], {
    execArgv: ['--max-old-space-size=1024'],
    // Nothing of ours: whoever breaks a decoder finds no key in the environment.
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'json',
    // Ctrl-C reaches every process of a terminal's group; this one ends with its parent, so that a result is still saved.
    detached: true,
  });
  // A process that ends while nobody asks it anything is simply started again.
  child.on('error', () => {});
  return child;
}

function end(place: Place): void {
  place.child?.kill('SIGKILL');
  place.child = undefined;
}
