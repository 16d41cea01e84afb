import { z } from 'zod';
import { imageModels } from '#lib/vendor/image-limits.ts';
import { mediaRoles } from '#lib/vendor/media-roles.ts';
import { shotTypes } from '#lib/vendor/reference-video-limits.ts';
import { longSpeechBody } from '#lib/vendor/speech.ts';
import { taskStatuses, taskTypes, usage } from '#lib/vendor/video.ts';
import { queryWindow, resolutions } from '#lib/vendor/video-limits.ts';

const mediaFacts = z.object({
  kind: z.enum(['image', 'video', 'audio']),
  format: z.string(),
  sizeBytes: z.number(),
  width: z.number().optional(),
  height: z.number().optional(),
  durationSeconds: z.number().optional(),
  framesPerSecond: z.number().optional(),
  frameCount: z.number().optional(),
  videoCodec: z.string().optional(),
  audioCodec: z.string().optional(),
  hasAudio: z.boolean().optional(),
});

/** One media item of a request: its role, and where its bytes are or will be. */
export const taskInput = z.object({
  role: z.enum(mediaRoles),
  /** Where it stood in the request, for messages: `content[2].image_url.url`. */
  field: z.string(),
  /** The link or vendor file id; absent for a file that was inside the request. */
  url: z.string().optional(),
  /** The file's name in the task's folder, once it is here. A vendor file never is. */
  file: z.string().optional(),
  facts: mediaFacts.optional(),
});
export type TaskInput = z.infer<typeof taskInput>;

/** What every task has. Times are milliseconds since 1970. */
const taskRecord = z.object({
  id: z.string(),
  /** Whose task it is: a hash of the key that made it. */
  account: z.string(),
  status: z.enum(taskStatuses),
  inputs: z.array(taskInput),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** When the call was accepted; unlike `createdAt` never changed by ageing, so that the clock of the task runs on. */
  acceptedAt: z.number(),
  /** A fault made it fail at its end. */
  isDoomed: z.boolean().optional(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
});

/** A task of document 1. */
const videoTask = taskRecord.extend({
  kind: z.literal('video'),
  type: z.enum(taskTypes),
  prompt: z.string(),
  model: z.string(),
  resolution: z.enum(resolutions),
  ratio: z.string().optional(),
  durationSeconds: z.int().optional(),
  callbackUrl: z.string().optional(),
  hasWatermark: z.boolean().optional(),
  sourceTaskId: z.string().optional(),
  usage: usage.optional(),
  enhancedPrompt: z.string().optional(),
});
export type VideoTask = z.infer<typeof videoTask>;

/** A picture of one of document 3's three image endpoints. */
const pictureTask = taskRecord.extend({
  kind: z.literal('picture'),
  model: z.enum(imageModels),
  prompt: z.string(),
  /** `21:9` (kontext), or `1024*768` (flex and pro). */
  aspectRatio: z.string().optional(),
  size: z.string().optional(),
  guidanceScale: z.number().optional(),
  /** -1 is random. */
  seed: z.int(),
});
export type PictureTask = z.infer<typeof pictureTask>;

/** A video of document 3's `vendor2.6-v2v`. */
const referenceVideoTask = taskRecord.extend({
  kind: z.literal('reference-video'),
  prompt: z.string(),
  negativePrompt: z.string().optional(),
  size: z.string(),
  seconds: z.int(),
  shotType: z.enum(shotTypes),
  hasAudio: z.boolean(),
  hasWatermark: z.boolean(),
  isExtended: z.boolean(),
  seed: z.int().optional(),
});
export type ReferenceVideoTask = z.infer<typeof referenceVideoTask>;

/** A long speech of document 2. */
const speechTask = taskRecord.extend({
  kind: z.literal('speech'),
  /** The request as it was checked, with its defaults. */
  body: longSpeechBody,
  /** What is known of it once it was read aloud. */
  spoken: z.object({ durationSeconds: z.number(), sizeBytes: z.int() }).optional(),
});
export type SpeechTask = z.infer<typeof speechTask>;

/** A task as it is kept on disk. One without a kind was written before documents 2 and 3 were answered. */
export const sandboxTask = z.preprocess(
  (task) =>
    typeof task === 'object' && task !== null && !('kind' in task) ? { ...task, kind: 'video' } : task,
  z.discriminatedUnion('kind', [videoTask, pictureTask, referenceVideoTask, speechTask]),
);
export type SandboxTask = z.infer<typeof sandboxTask>;

type TaskRecord = z.infer<typeof taskRecord>;
type OwnFields<Task> = Task extends TaskRecord ? Omit<Task, keyof TaskRecord> : never;
/** What a request says of its task; the rest is how it is going. */
export type TaskWish = OwnFields<SandboxTask>;

/** What was learned while a task was made. */
export type Made = Pick<TaskRecord, 'inputs'> &
  Partial<Pick<VideoTask, 'ratio' | 'durationSeconds' | 'enhancedPrompt' | 'usage'>> &
  Partial<Pick<SpeechTask, 'spoken'>>;

export function isOver(task: SandboxTask): boolean {
  return task.status !== 'queued' && task.status !== 'running';
}

/** Whether the task is within the last 7 days (spec 1, query rule 1: [T-7d, T)). */
export function isInQueryWindow(task: SandboxTask, now: number): boolean {
  return task.createdAt >= now - queryWindow.days * 24 * 60 * 60 * 1000;
}
