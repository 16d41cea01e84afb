import { z } from 'zod';
import { taskStatuses, taskTypes, usage } from '#lib/vendor/video.ts';
import { contentRoles, queryWindow, resolutions } from '#lib/vendor/video-limits.ts';

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
  role: z.enum(contentRoles),
  /** Where it stood in the request, for messages: `content[2].image_url.url`. */
  field: z.string(),
  /** The link or vendor file id; absent for a file that was inside the request. */
  url: z.string().optional(),
  /** The file's name in the task's folder, once it is here. A vendor file never is. */
  file: z.string().optional(),
  facts: mediaFacts.optional(),
});
export type TaskInput = z.infer<typeof taskInput>;

/** A task as it is kept on disk. Times are milliseconds since 1970. */
export const sandboxTask = z.object({
  id: z.string(),
  /** Whose task it is: a hash of the key that made it. */
  account: z.string(),
  type: z.enum(taskTypes),
  status: z.enum(taskStatuses),
  model: z.string(),
  resolution: z.enum(resolutions),
  prompt: z.string(),
  inputs: z.array(taskInput),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** When the call was accepted; unlike `createdAt` never changed by ageing, so that the clock of the task runs on. */
  acceptedAt: z.number(),
  ratio: z.string().optional(),
  durationSeconds: z.int().optional(),
  callbackUrl: z.string().optional(),
  hasWatermark: z.boolean().optional(),
  sourceTaskId: z.string().optional(),
  /** A fault made it fail at its end. */
  isDoomed: z.boolean().optional(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
  usage: usage.optional(),
  enhancedPrompt: z.string().optional(),
});
export type SandboxTask = z.infer<typeof sandboxTask>;

export function isOver(task: SandboxTask): boolean {
  return task.status !== 'queued' && task.status !== 'running';
}

/** Whether the task is within the last 7 days (spec 1, query rule 1: [T-7d, T)). */
export function isInQueryWindow(task: SandboxTask, now: number): boolean {
  return task.createdAt >= now - queryWindow.days * 24 * 60 * 60 * 1000;
}
