import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { MasterJob, RenderJob } from '#lib/sandbox/media/media-jobs.ts';
import { type MediaProcess, ProcessEndedError } from '#lib/sandbox/media/media-process.ts';
import {
  adaptiveSize,
  type FrameSize,
  frameCountOf,
  framesPerSecond,
  sizeOfRatio,
} from '#lib/sandbox/render/frame-size.ts';
import type { SandboxSettings } from '#lib/sandbox/settings.ts';
import type { Resolution } from '#lib/vendor/video-limits.ts';
import { enhancePrompt } from './enhance-prompt.ts';
import { fetchInputs } from './fetch-inputs.ts';
import type { SandboxTask, TaskInput } from './task.ts';
import type { TaskStore } from './task-store.ts';
import { vendorFileSeconds } from './usage.ts';

export interface MakeParts {
  settings: SandboxSettings;
  store: TaskStore;
  probes: MediaProcess;
  renders: MediaProcess;
  /** Gives the task up. */
  signal: AbortSignal;
}

const renderTimeoutMs = 10 * 60 * 1000;

/** Makes what a task was asked for and answers with what it has learned about it. The video is in the task's folder. */
export async function makeResult(task: SandboxTask, parts: MakeParts): Promise<Partial<SandboxTask>> {
  const { settings, store, probes } = parts;
  // A regeneration by id is drawn from its source's video alone.
  const inputs = task.sourceTaskId
    ? task.inputs
    : await fetchInputs(task, store.folderOf(task.id), settings.names, probes);
  if (task.type === 'h3_context_ir') {
    return { inputs, enhancedPrompt: enhancePrompt({ ...task, inputs }) };
  }
  return task.type === 'regeneration' ? makeMaster(task, inputs, parts) : makeVideo(task, inputs, parts);
}

async function makeVideo(
  task: SandboxTask,
  inputs: TaskInput[],
  parts: MakeParts,
): Promise<Partial<SandboxTask>> {
  const { store } = parts;
  const size = sizeOf(task, inputs);
  const pathOf = (input?: TaskInput) => input?.file && join(store.folderOf(task.id), input.file);
  const part = `${store.videoOf(task.id)}.part`;
  await draw(parts, {
    kind: 'render',
    outputPath: part,
    width: size.width,
    height: size.height,
    frameCount: frameCountOf(task.durationSeconds ?? 5),
    seed: task.id,
    prompt: task.prompt,
    firstFramePath: pathOf(inputs.find(({ role }) => role === 'first_frame')),
    lastFramePath: pathOf(inputs.find(({ role }) => role === 'last_frame')),
    references: inputs
      .filter(({ role }) => role.startsWith('reference_'))
      .map((input) => ({
        kind: kindOf(input),
        path: pathOf(input),
        name: input.url ?? '',
        aspect: aspectOf(input),
      })),
  });
  await rename(part, store.videoOf(task.id));
  return { inputs, ratio: size.ratio };
}

async function makeMaster(
  task: SandboxTask,
  inputs: TaskInput[],
  parts: MakeParts,
): Promise<Partial<SandboxTask>> {
  const { store } = parts;
  const base = inputs.find(({ role }) => role === 'base_video');
  const frameCount = base?.facts?.frameCount ?? frameCountOf(task.durationSeconds ?? vendorFileSeconds);
  const durationSeconds = task.durationSeconds ?? Math.floor(frameCount / framesPerSecond);
  // A vendor file cannot be opened here; its master is a new video of the same words.
  if (base && !base.file) {
    const { ratio } = await makeVideo({ ...task, durationSeconds }, inputs, parts);
    return { inputs, ratio, durationSeconds };
  }
  const sourcePath = base?.file
    ? join(store.folderOf(task.id), base.file)
    : store.videoOf(task.sourceTaskId ?? '');
  const size = task.ratio ? sizeOfRatio('2K', task.ratio) : sizeOfFacts('2K', base ? [base] : []);
  const part = `${store.videoOf(task.id)}.part`;
  await draw(parts, {
    kind: 'master',
    sourcePath,
    outputPath: part,
    width: size.width,
    height: size.height,
    frameCount,
    hasWatermark: task.hasWatermark ?? false,
  });
  await rename(part, store.videoOf(task.id));
  return { inputs, ratio: size.ratio, durationSeconds };
}

/** Draws once, and once more when the process ended in the middle. */
async function draw({ renders, signal }: MakeParts, job: RenderJob | MasterJob): Promise<void> {
  const attempt = () => renders.run(job, renderTimeoutMs, signal);
  await attempt().catch((error: unknown) => {
    if (error instanceof ProcessEndedError) return attempt();
    throw error;
  });
}

/** The output's size: the ratio that was asked for, or that of the picture or video that decides it. */
function sizeOf(task: SandboxTask, inputs: readonly TaskInput[]): FrameSize {
  const isFramed = inputs.some(({ role }) => role === 'first_frame' || role === 'last_frame');
  if (task.ratio && task.ratio !== 'adaptive' && !isFramed) return sizeOfRatio(task.resolution, task.ratio);
  return sizeOfFacts(task.resolution, inputs);
}

function sizeOfFacts(resolution: Resolution, inputs: readonly TaskInput[]): FrameSize {
  const shown = inputs.find(({ facts }) => facts?.width && facts.height);
  const { width, height } = shown?.facts ?? {};
  if (!width || !height) return sizeOfRatio(resolution, '16:9');
  return adaptiveSize(resolution, width, height);
}

function aspectOf({ facts }: TaskInput): number | undefined {
  return facts?.width && facts.height ? facts.width / facts.height : undefined;
}

function kindOf({ role }: TaskInput): 'image' | 'video' | 'audio' {
  if (role === 'reference_video') return 'video';
  return role === 'reference_audio' ? 'audio' : 'image';
}
