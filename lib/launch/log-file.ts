import { createWriteStream, renameSync, statSync, type WriteStream } from 'node:fs';

const maxBytes = 10_000_000;

/** A log file that keeps itself to two generations of 10 MB, and the last lines at hand for showing. */
export class LogFile {
  readonly path: string;
  #stream: WriteStream;
  #sizeBytes = 0;
  #tail = '';

  constructor(path: string) {
    this.path = path;
    this.#stream = this.#open();
  }

  write(chunk: Buffer | string): void {
    const text = chunk.toString();
    this.#tail = (this.#tail + text).slice(-8000);
    this.#sizeBytes += Buffer.byteLength(text);
    this.#stream.write(text);
    if (this.#sizeBytes > maxBytes) {
      this.#stream.end();
      renameSync(this.path, `${this.path}.old`);
      this.#stream = this.#open();
    }
  }

  /** The last lines written by this process. */
  tail(lines = 15): string {
    return this.#tail.trim().split('\n').slice(-lines).join('\n');
  }

  #open(): WriteStream {
    this.#sizeBytes = statSync(this.path, { throwIfNoEntry: false })?.size ?? 0;
    const stream = createWriteStream(this.path, { flags: 'a' });
    // A full disk must not end the studio for the sake of its log.
    stream.on('error', () => {});
    return stream;
  }
}
