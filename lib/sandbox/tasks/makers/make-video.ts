import {
  adaptiveSize,
  type FrameSize,
  frameCountOf,
  framesPerSecond,
  sizeOfRatio,
} from '#lib/sandbox/render/frame-size.ts';
import { enhancePrompt } from '#lib/sandbox/tasks/enhance-prompt.ts';
import type { Made, TaskInput, VideoTask } from '#lib/sandbox/tasks/task.ts';
import { usageOf, vendorFileSeconds } from '#lib/sandbox/tasks/usage.ts';
import { kindOfRole } from '#lib/vendor/media-roles.ts';
import type { Resolution } from '#lib/vendor/video-limits.ts';
import { draw, type MakeParts, pathOf, readyInputs } from './maker.ts';

/** Makes a task of document 1: a video, a master, or words; and its bill. */
export async function makeVideo(task: VideoTask, parts: MakeParts): Promise<Made> {
  // A regeneration by id is drawn from its source's video alone.
  const inputs = task.sourceTaskId ? task.inputs : await readyInputs(task, parts);
  const made = await makeByType({ ...task, inputs }, parts);
  return { ...made, usage: usageOf({ ...task, ...made }) };
}

async function makeByType(task: VideoTask, parts: MakeParts): Promise<Made> {
  if (task.type === 'h3_context_ir') return { inputs: task.inputs, enhancedPrompt: enhancePrompt(task) };
  return task.type === 'regeneration' ? makeMaster(task, parts) : makeTake(task, parts);
}

async function makeTake(task: VideoTask, parts: MakeParts): Promise<Made> {
  const { inputs } = task;
  const size = sizeOf(task, inputs);
  const frameOf = (wanted: TaskInput['role']) => {
    const input = inputs.find(({ role }) => role === wanted);
    return input && pathOf(task, input, parts);
  };
  await draw(task, parts, (outputPath) => ({
    kind: 'render',
    outputPath,
    width: size.width,
    height: size.height,
    frameCount: frameCountOf(task.durationSeconds ?? 5),
    seed: task.id,
    prompt: task.prompt,
    firstFramePath: frameOf('first_frame'),
    lastFramePath: frameOf('last_frame'),
    references: inputs
      .filter(({ role }) => role.startsWith('reference_'))
      .map((input) => ({
        kind: kindOfRole[input.role],
        path: pathOf(task, input, parts),
        name: input.url ?? '',
        aspect: aspectOf(input),
      })),
  }));
  return { inputs, ratio: size.ratio };
}

async function makeMaster(task: VideoTask, parts: MakeParts): Promise<Made> {
  const { store } = parts;
  const { inputs } = task;
  const base = inputs.find(({ role }) => role === 'base_video');
  const source = store.find(task.sourceTaskId ?? '');
  const frameCount = base?.facts?.frameCount ?? frameCountOf(task.durationSeconds ?? vendorFileSeconds);
  const durationSeconds = task.durationSeconds ?? Math.floor(frameCount / framesPerSecond);
  const sourcePath = base ? pathOf(task, base, parts) : source && store.resultOf(source);
  // A vendor file cannot be opened here; its master is a new video of the same words.
  if (!sourcePath) return { ...(await makeTake({ ...task, durationSeconds }, parts)), durationSeconds };
  const size = task.ratio ? sizeOfRatio('2K', task.ratio) : sizeOfFacts('2K', base ? [base] : []);
  await draw(task, parts, (outputPath) => ({
    kind: 'master',
    sourcePath,
    outputPath,
    width: size.width,
    height: size.height,
    frameCount,
    hasWatermark: task.hasWatermark ?? false,
  }));
  return { inputs, ratio: size.ratio, durationSeconds };
}

/** The output's size: the ratio that was asked for, or that of the picture or video that decides it. */
function sizeOf(task: VideoTask, inputs: readonly TaskInput[]): FrameSize {
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
