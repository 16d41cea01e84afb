import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrawingJob } from '#lib/sandbox/media/media-jobs.ts';
import { type MediaProcess, ProcessEndedError } from '#lib/sandbox/media/media-process.ts';
import type { SandboxSettings } from '#lib/sandbox/settings.ts';
import type { Speech } from '#lib/sandbox/speech/speech.ts';
import { fetchInputs } from '#lib/sandbox/tasks/fetch-inputs.ts';
import type { SandboxTask, TaskInput } from '#lib/sandbox/tasks/task.ts';
import type { TaskStore } from '#lib/sandbox/tasks/task-store.ts';

/** What every kind of task is made with. */
export interface MakeParts {
  settings: SandboxSettings;
  store: TaskStore;
  probes: MediaProcess;
  renders: MediaProcess;
  /** Pictures take a second: they do not wait for films. */
  pictures: MediaProcess;
  speech: Speech;
  /** Gives the task up. */
  signal: AbortSignal;
}

const drawTimeoutMs = 10 * 60 * 1000;

/** The task's inputs with every link fetched and checked. */
export function readyInputs(task: SandboxTask, { store, settings, probes }: MakeParts): Promise<TaskInput[]> {
  return fetchInputs(task, store.folderOf(task.id), settings.names, probes);
}

/** Where an input's file is; a vendor file has none. */
export function pathOf(task: SandboxTask, { file }: TaskInput, { store }: MakeParts): string | undefined {
  return file && join(store.folderOf(task.id), file);
}

/**
 * Draws into the task's result, which is whole when it appears. A process that ended in the middle is asked once
 * more.
 */
export async function draw(
  task: SandboxTask,
  { store, signal, ...parts }: MakeParts,
  jobFor: (outputPath: string) => DrawingJob,
): Promise<void> {
  const part = `${store.resultOf(task)}.part`;
  const job = jobFor(part);
  const process = job.kind === 'picture' ? parts.pictures : parts.renders;
  const attempt = () => process.run(job, drawTimeoutMs, signal);
  await attempt().catch((error: unknown) => {
    if (error instanceof ProcessEndedError) return attempt();
    throw error;
  });
  await rename(part, store.resultOf(task));
}
