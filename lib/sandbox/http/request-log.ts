import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const entry = z.object({
  at: z.string(),
  method: z.string(),
  path: z.string(),
  /** 0 = no answer was sent: the connection was cut or is left hanging. */
  status: z.number(),
  taskId: z.string().optional(),
});
export type LoggedRequest = z.infer<typeof entry>;

const keptEntries = 10_000;

/** The vendor calls that were received, oldest first; kept in a file, so that a restart loses none. */
export class RequestLog {
  #file: string;
  #entries: LoggedRequest[];

  constructor(file: string) {
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true });
    this.#entries = readEntries(file).slice(-keptEntries);
    writeFileSync(file, this.#entries.map((one) => `${JSON.stringify(one)}\n`).join(''));
  }

  add(logged: LoggedRequest): void {
    this.#entries.push(logged);
    if (this.#entries.length > keptEntries) this.#entries.shift();
    appendFileSync(this.#file, `${JSON.stringify(logged)}\n`);
  }

  list(): LoggedRequest[] {
    return this.#entries;
  }

  clear(): void {
    this.#entries = [];
    writeFileSync(this.#file, '');
  }
}

/** A line that was cut off by a crash is left out. */
function readEntries(file: string): LoggedRequest[] {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => {
    try {
      return [entry.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
}
