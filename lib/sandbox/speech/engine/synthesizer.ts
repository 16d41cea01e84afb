import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Utterance } from './utterance.ts';

const workerFile = fileURLToPath(new URL('./espeak-worker.ts', import.meta.url));
/** Far more than one utterance takes; an engine that needs it hangs. */
const timeoutMs = 60_000;

const answerMessage = z.object({
  id: z.number(),
  samples: z.instanceof(Int16Array).optional(),
  error: z.string().optional(),
});

/**
 * Says utterances through the process that speaks, one after the other. The process is started anew when it has died;
 * what it died of is tried once more.
 */
export class Synthesizer {
  /** It is started before it is needed: it takes as long as the encoders beside it. */
  #child: ChildProcess | undefined = this.#start();
  #lastId = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** 16 bit samples, `engineSampleRate` a second. */
  say(utterance: Utterance): Promise<Int16Array> {
    const saying = this.#last.then(() =>
      this.#say(utterance).catch((error: unknown) => {
        if (error instanceof EndedError) return this.#say(utterance);
        throw error;
      }),
    );
    this.#last = saying.catch(() => undefined);
    return saying;
  }

  #say(utterance: Utterance): Promise<Int16Array> {
    this.#child ??= this.#start();
    const child = this.#child;
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
      const settle = (how: () => void) => {
        clearTimeout(timer);
        child.off('message', take).off('exit', end);
        how();
      };
      // It may be dead before it is known to have ended: the next try must not ask it again.
      const end = () => {
        this.#forget(child);
        settle(() => reject(new EndedError('the speaking process ended')));
      };
      const take = (message: unknown) => {
        const answer = answerMessage.parse(message);
        if (answer.id !== id) return;
        const { samples, error } = answer;
        settle(() => (samples ? resolve(samples) : reject(new Error(error))));
      };
      child.on('message', take).once('exit', end);
      child.send({ id, utterance }, (error) => {
        if (error) end();
      });
    });
  }

  #start(): ChildProcess {
    const child = fork(workerFile, [], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const end = () => this.#forget(child);
    child.once('exit', end).once('error', end);
    return child;
  }

  #forget(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined;
  }
}

class EndedError extends Error {}
