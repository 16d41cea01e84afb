import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { report } from '#lib/sandbox/report.ts';
import { queryWindow } from '#lib/vendor/video-limits.ts';
import { resultFileOf } from './result-file.ts';
import { type SandboxTask, sandboxTask } from './task.ts';

/** A folder per task: `task.json`, its inputs, and its result. Nothing is needed beside the folder to go on after a restart. */
export class TaskStore {
  #folder: string;
  #tasks = new Map<string, SandboxTask>();
  #lastId = 0n;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'tasks');
    mkdirSync(this.#folder, { recursive: true });
    for (const id of readdirSync(this.#folder)) this.#load(id);
  }

  /** A new id of 19 digits that rises with time: milliseconds and six more digits. */
  nextId(): string {
    const now = BigInt(Date.now()) * 1_000_000n + BigInt(randomBytes(3).readUIntBE(0, 3) % 1_000_000);
    this.#lastId = now > this.#lastId ? now : this.#lastId + 1n;
    return String(this.#lastId);
  }

  /** Writes the task so that a crash leaves the old state or the new one, never half of it. */
  save(task: SandboxTask): void {
    const folder = this.folderOf(task.id);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'task.json.part'), JSON.stringify(task, null, 2));
    renameSync(join(folder, 'task.json.part'), join(folder, 'task.json'));
    this.#tasks.set(task.id, task);
  }

  find(id: string): SandboxTask | undefined {
    return this.#tasks.get(id);
  }

  all(): SandboxTask[] {
    return [...this.#tasks.values()];
  }

  folderOf(id: string): string {
    return join(this.#folder, id);
  }

  /** Where a task's result is, or is going to be. */
  resultOf(task: SandboxTask): string {
    return join(this.folderOf(task.id), resultFileOf(task).name);
  }

  /** Removes the inputs of a task that is over; only its result is asked for from now on. */
  removeInputs(id: string): void {
    const folder = this.folderOf(id);
    for (const name of readdirSync(folder)) {
      if (name.startsWith('input-')) rmSync(join(folder, name), { force: true });
    }
  }

  /** Forgets tasks that have been out of the query window for a day. */
  removeOld(now: number): void {
    const before = now - (queryWindow.days + 1) * 24 * 60 * 60 * 1000;
    for (const task of this.all()) {
      if (task.acceptedAt >= before) continue;
      this.#tasks.delete(task.id);
      rmSync(this.folderOf(task.id), { recursive: true, force: true });
    }
  }

  #load(id: string): void {
    const file = join(this.#folder, id, 'task.json');
    if (!existsSync(file)) {
      // Inputs of a create call that never became a task.
      rmSync(join(this.#folder, id), { recursive: true, force: true });
      return;
    }
    try {
      const task = sandboxTask.parse(JSON.parse(readFileSync(file, 'utf8')));
      this.#tasks.set(task.id, task);
    } catch (error) {
      report(`task ${id} could not be read and is left out`, error);
    }
  }
}

/** The account behind a key; the key itself is never written down. */
export function accountOf(apiKey: string): string {
  return createHash('sha256').update(apiKey).digest('hex').slice(0, 16);
}
