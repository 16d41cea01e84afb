import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { MediaAnswers, MediaJob } from './media-jobs.ts';

const workerFile = fileURLToPath(new URL('./media-worker.ts', import.meta.url));

const answerMessage = z.object({
  id: z.number(),
  value: z.unknown().optional(),
  error: z.string().optional(),
  memoryBytes: z.number().optional(),
});

/** The process died before it answered: because of this job, or of another one. */
export class ProcessEndedError extends Error {}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** Codecs keep a little of every film: a process that has grown beyond this is replaced when nothing runs in it. */
const mostMemoryBytes = 1024 * 1024 * 1024;

/**
 * A process of its own for decoding and drawing, so that media never blocks the HTTP server and a file that
 * crashes a decoder takes nothing else with it. It starts with the first job and is started again after a crash.
 */
export class MediaProcess {
  #child: ChildProcess | undefined;
  #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #isStopped = false;
  #isSequential: boolean;
  #mostMemoryBytes: number;
  #memoryBytes = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** `sequential` runs one job after the other, which drawing wants: two at once would take twice as long each. */
  constructor({ sequential = false, retiresAtBytes = mostMemoryBytes } = {}) {
    this.#isSequential = sequential;
    this.#mostMemoryBytes = retiresAtBytes;
  }

  /** The process that takes the next job; undefined when it will be a new one. */
  get processId(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Runs one job. Rejects when the job throws, when the process dies, or `timeoutMs` after its start. `signal` gives
   * a job up: it does not start, or ends with the process and whatever else runs in it.
   */
  run<Job extends MediaJob>(
    job: Job,
    timeoutMs: number,
    signal?: AbortSignal,
  ): Promise<MediaAnswers[Job['kind']]> {
    if (!this.#isSequential) return this.#run(job, timeoutMs, signal);
    const running = this.#last.then(() => this.#run(job, timeoutMs, signal));
    this.#last = running.catch(() => undefined);
    return running;
  }

  async #run<Job extends MediaJob>(
    job: Job,
    timeoutMs: number,
    signal?: AbortSignal,
  ): Promise<MediaAnswers[Job['kind']]> {
    if (this.#isStopped) throw new Error('the media process is stopped');
    signal?.throwIfAborted();
    this.#child ??= this.#start();
    const child = this.#child;
    this.#lastId += 1;
    const id = this.#lastId;
    // A decoder that never returns can only be ended with its process.
    const end = () => child.kill('SIGKILL');
    const timer = setTimeout(end, timeoutMs);
    signal?.addEventListener('abort', end);
    try {
      const value = await new Promise((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        child.send({ id, job }, (error) => {
          if (error) reject(error);
        });
      });
      return value as MediaAnswers[Job['kind']];
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      this.#waiting.delete(id);
      if (this.#child === child) this.#retireWhenLarge(child);
    }
  }

  #retireWhenLarge(child: ChildProcess): void {
    if (this.#waiting.size > 0 || this.#memoryBytes < this.#mostMemoryBytes) return;
    this.#child = undefined;
    if (child.connected) child.disconnect();
  }

  stop(): void {
    this.#isStopped = true;
    this.#child?.kill('SIGKILL');
  }

  #start(): ChildProcess {
    this.#memoryBytes = 0;
    const child = fork(workerFile, [], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.on('message', (message) => {
      const answer = answerMessage.parse(message);
      const waiting = this.#waiting.get(answer.id);
      this.#memoryBytes = answer.memoryBytes ?? 0;
      if (answer.error === undefined) waiting?.resolve(answer.value);
      else waiting?.reject(new Error(answer.error));
    });
    const end = () => {
      if (this.#child !== child) return;
      this.#child = undefined;
      for (const { reject } of this.#waiting.values())
        reject(new ProcessEndedError('the media process ended'));
    };
    child.once('exit', end).once('error', end);
    return child;
  }
}
