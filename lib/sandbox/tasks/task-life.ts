import { setTimeout as sleep } from 'node:timers/promises';
import { documentShape, type TaskError } from '#lib/sandbox/http/error-shape.ts';
import { platformShape } from '#lib/sandbox/http/platform-shape.ts';
import { MediaProcess } from '#lib/sandbox/media/media-process.ts';
import { report } from '#lib/sandbox/report.ts';
import type { SandboxSettings } from '#lib/sandbox/settings.ts';
import type { Speech } from '#lib/sandbox/speech/speech.ts';
import type { Callbacks } from './callbacks.ts';
import { InputError } from './fetch-inputs.ts';
import { makeResult } from './make-result.ts';
import type { ResultLink } from './platform-answer.ts';
import { isOver, type Made, type SandboxTask } from './task.ts';
import { taskAnswer } from './task-answer.ts';
import type { TaskStore } from './task-store.ts';

/** The part of the task's time that it waits in the queue. */
const queuedShare = 0.25;

export interface LifeParts {
  settings: SandboxSettings;
  store: TaskStore;
  callbacks: Callbacks;
  probes: MediaProcess;
  speech: Speech;
  linkOf: (task: SandboxTask) => ResultLink;
}

/** Takes tasks from queued over running to their end. Work starts at once; its result shows when the time is over. */
export class TaskLife {
  #parts: LifeParts;
  #renders = new MediaProcess({ sequential: true });
  #pictures = new MediaProcess({ sequential: true });
  #isStopped = new AbortController();
  /** What ends the work on a task that is cancelled. */
  #cancels = new Map<string, AbortController>();

  constructor(parts: LifeParts) {
    this.#parts = parts;
  }

  /** Starts a new task. It must be saved already. */
  start(task: SandboxTask): void {
    this.#notify(task);
    void this.#live(task);
  }

  /** Goes on with every task that a stopped sandbox left unfinished. */
  resume(): void {
    for (const task of this.#parts.store.all()) if (!isOver(task)) void this.#live(task);
  }

  /** Cancels a task that is not over (spec 1 has the state and no call for it). What it was drawing is given up. */
  cancel(task: SandboxTask): SandboxTask {
    const cancelled = this.#change(task.id, { status: 'cancelled' });
    this.#cancels.get(task.id)?.abort();
    return cancelled ?? task;
  }

  stop(): void {
    this.#isStopped.abort();
    this.#renders.stop();
    this.#pictures.stop();
  }

  async #live(task: SandboxTask): Promise<void> {
    const { seconds } = this.#parts.settings;
    const cancel = new AbortController();
    this.#cancels.set(task.id, cancel);
    const signal = AbortSignal.any([this.#isStopped.signal, cancel.signal]);
    try {
      // A task that is going to fail is not drawn first.
      const work = task.isDoomed
        ? Promise.reject(new SensitiveOutputError())
        : makeResult(task, { ...this.#parts, renders: this.#renders, pictures: this.#pictures, signal });
      work.catch(() => undefined);
      await this.#waitUntil(task.acceptedAt + seconds * queuedShare * 1000, signal);
      if (task.status === 'queued') this.#change(task.id, { status: 'running' });
      const made = await work;
      await this.#waitUntil(task.acceptedAt + seconds * 1000, signal);
      this.#change(task.id, { ...made, status: 'succeeded' });
    } catch (error) {
      if (signal.aborted) return;
      this.#change(task.id, { status: 'failed', error: errorOf(task, error) });
    } finally {
      this.#cancels.delete(task.id);
    }
  }

  async #waitUntil(time: number, signal: AbortSignal): Promise<void> {
    await sleep(Math.max(0, time - Date.now()), undefined, { signal });
  }

  /** Changes a task that is not over, keeps it and tells its callback address. */
  #change(id: string, change: Change): SandboxTask | undefined {
    const before = this.#parts.store.find(id);
    if (!before || isOver(before) || this.#isStopped.signal.aborted) return undefined;
    const task: SandboxTask = { ...before, ...change, updatedAt: Date.now() };
    this.#parts.store.save(task);
    if (isOver(task)) this.#parts.store.removeInputs(id);
    this.#notify(task);
    return task;
  }

  #notify(task: SandboxTask): void {
    if (task.kind !== 'video' || !task.callbackUrl) return;
    const link = task.status === 'succeeded' ? this.#parts.linkOf(task).url : undefined;
    this.#parts.callbacks.send(task.id, task.callbackUrl, taskAnswer(task, link));
  }
}

/** What becomes of a task as it goes on. */
type Change = Partial<Made> & Partial<Pick<SandboxTask, 'status' | 'error'>>;

class SensitiveOutputError extends Error {}

function errorOf(task: SandboxTask, error: unknown): TaskError {
  const { taskError } = task.kind === 'video' ? documentShape : platformShape;
  if (error instanceof InputError) return taskError.input(error.problem);
  if (error instanceof SensitiveOutputError) return taskError.sensitiveOutput;
  report(`task ${task.id}`, error);
  return taskError.unexpected;
}
