import type { SoundHead } from '#lib/vendor/spoken-answer.ts';
import type { SoundListener } from './receive-sound.ts';

/** A listener that lags this far behind is let go: the whole sound is being saved for it anyway. */
const mostUnheardBytes = 16 * 1024 * 1024;

/** What a browser hears while a take is spoken. It may leave at any time; the saving goes on without it. */
export class LiveSound implements SoundListener {
  readonly sound: ReadableStream<Uint8Array>;
  /** Resolves when the first byte is about to come. */
  readonly begun: Promise<SoundHead>;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #resolveBegun: (head: SoundHead) => void = () => {};

  constructor() {
    this.begun = new Promise((resolve) => {
      this.#resolveBegun = resolve;
    });
    this.sound = new ReadableStream(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => {
          this.#controller = undefined;
        },
      },
      { highWaterMark: 0, size: (chunk) => chunk?.byteLength ?? 0 },
    );
  }

  begin(head: SoundHead): void {
    this.#resolveBegun(head);
  }

  hear(chunk: Uint8Array): void {
    if (!this.#controller) return;
    this.#controller.enqueue(chunk);
    if (-(this.#controller.desiredSize ?? 0) > mostUnheardBytes) this.#fail('The listener is too slow.');
  }

  end(isWhole: boolean): void {
    if (isWhole) this.#controller?.close();
    else this.#fail('The sound broke off.');
    this.#controller = undefined;
  }

  #fail(message: string): void {
    this.#controller?.error(new Error(message));
    this.#controller = undefined;
  }
}
