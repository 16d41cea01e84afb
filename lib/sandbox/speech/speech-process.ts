import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SpeechJob, SpokenFacts } from './speech-job.ts';
import { type FromWorker, fromWorker, type ToWorker } from './speech-messages.ts';

const workerFile = fileURLToPath(new URL('./speech-worker.ts', import.meta.url));

/** How long the process may take to let go of a text that nobody wants any more, before it is ended. */
const patienceMs = 30_000;

/** The process died before it had said everything. */
export class SpeechEndedError extends Error {}

/** The process that speaks, seen from the sandbox. It starts with the first text and is started again after a crash. */
export class SpeechProcess {
  #child: ChildProcess | undefined;
  #listeners = new Map<number, (message: FromWorker) => void>();
  #lastId = 0;
  #isStopped = false;

  /** Speaks into a file. Rejects when `signal` is aborted, when it cannot be done, or when the process dies. */
  async speakIntoFile(job: SpeechJob, path: string, signal: AbortSignal): Promise<SpokenFacts> {
    for await (const message of this.#run(job, signal, path)) if (message.facts) return message.facts;
    throw new SpeechEndedError('nothing was said');
  }

  /** Speaks piece by piece: the next one is made while the last is on its way. */
  async *speakInPieces(job: SpeechJob, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    for await (const { piece } of this.#run(job, signal)) if (piece) yield piece;
  }

  stop(): void {
    this.#isStopped = true;
    this.#child?.kill('SIGKILL');
  }

  async *#run(job: SpeechJob, signal: AbortSignal, path?: string): AsyncGenerator<FromWorker> {
    if (this.#isStopped) throw new Error('the speech process is stopped');
    signal.throwIfAborted();
    this.#child ??= this.#start();
    const child = this.#child;
    this.#lastId += 1;
    const id = this.#lastId;
    const inbox = new Inbox();
    const tell = (message: ToWorker) => child.send(message, () => undefined);
    const end = () => inbox.fail(new SpeechEndedError('the speech process ended'));
    // At once: a reader that has left may never ask for the next piece.
    const abort = () => {
      inbox.fail(signal.reason);
      tell({ id, cancel: true });
    };
    this.#listeners.set(id, (message) => inbox.put(message));
    child.once('exit', end).once('error', end);
    signal.addEventListener('abort', abort);
    let isOver = false;
    try {
      tell({ id, job, path });
      while (!isOver) {
        const message = await inbox.next();
        if (message.error !== undefined) throw new Error(message.error);
        isOver = message.facts !== undefined;
        // The next piece may be made already while this one is on its way.
        if (message.piece) tell({ id, taken: true });
        yield message;
      }
    } finally {
      child.off('exit', end).off('error', end);
      this.#listeners.delete(id);
      if (!isOver) this.#giveUp(child, id);
      signal.removeEventListener('abort', abort);
    }
  }

  /** A process that does not answer any more can only be ended. */
  #giveUp(child: ChildProcess, id: number): void {
    const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    timer.unref();
    this.#listeners.set(id, ({ piece }) => {
      if (piece) return;
      clearTimeout(timer);
      this.#listeners.delete(id);
    });
    child.send({ id, cancel: true } satisfies ToWorker, () => undefined);
  }

  #start(): ChildProcess {
    const child = fork(workerFile, [], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // Every text that is being spoken listens for the end.
    child.setMaxListeners(0);
    child.on('message', (message) => {
      const read = fromWorker.parse(message);
      this.#listeners.get(read.id)?.(read);
    });
    const end = () => {
      if (this.#child === child) this.#child = undefined;
    };
    child.once('exit', end).once('error', end);
    return child;
  }
}

/** What has come and was not looked at yet. */
class Inbox {
  #messages: FromWorker[] = [];
  #error: unknown;
  #wake: () => void = () => undefined;

  put(message: FromWorker): void {
    this.#messages.push(message);
    this.#wake();
  }

  fail(error: unknown): void {
    this.#error ??= error;
    this.#wake();
  }

  async next(): Promise<FromWorker> {
    while (this.#messages.length === 0 && this.#error === undefined) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const message = this.#messages.shift();
    if (message) return message;
    throw this.#error;
  }
}
