import { z } from 'zod';
import { mediaLocation } from './media-location.ts';
import { modelValue, type VendorNames, type VideoModel, videoModels } from './names.ts';
import { optional } from './optional.ts';
import {
  type ContentRole,
  contentRoles,
  countCharacters,
  modelLimits,
  promptLimit,
  type Resolution,
  ratios,
  resolutions,
  roleCounts,
} from './video-limits.ts';

/** The wire contract of document 1: what goes out in the three create calls and what comes back. */

export type ContentType = 'text' | 'image_url' | 'video_url' | 'audio_url';
export type MediaType = Exclude<ContentType, 'text'>;

/** The roles that an item of each type may carry. */
export const rolesOfType: Record<MediaType, readonly ContentRole[]> = {
  image_url: ['first_frame', 'last_frame', 'reference_image'],
  video_url: ['reference_video', 'base_video'],
  audio_url: ['reference_audio'],
};

/** A field that this endpoint refuses, so that a client learns early that it is not heard. */
function unsupported(error: string) {
  return z.null({ error }).optional();
}

/** No character takes more than two places in a string, so a huge one is refused without counting it. */
function isShortEnough(text: string): boolean {
  const { maxCharacters } = promptLimit;
  return text.length <= maxCharacters * 2 && countCharacters(text) <= maxCharacters;
}

function contentItem(names: VendorNames) {
  const url = z.string().refine((value) => mediaLocation(value, names) !== undefined, {
    error: `must be a public http(s) URL, ${names.fileScheme}://{file_id} or a Base64 data URI`,
  });
  const role = optional(z.enum(contentRoles));
  return z.discriminatedUnion('type', [
    z.looseObject({
      type: z.literal('text'),
      role: unsupported('is not for text items'),
      text: z
        .string()
        .refine((text) => text.trim() !== '', { error: 'must not be empty' })
        .refine(isShortEnough, {
          error: `must be at most ${promptLimit.maxCharacters} characters`,
        }),
    }),
    z.looseObject({ type: z.literal('image_url'), role, image_url: z.looseObject({ url }) }),
    z.looseObject({ type: z.literal('video_url'), role, video_url: z.looseObject({ url }) }),
    z.looseObject({ type: z.literal('audio_url'), role, audio_url: z.looseObject({ url }) }),
  ]);
}

/** More items than any mode takes; a longer list is refused before its items are looked at. */
const maxContentItems = 100;

function contentList(names: VendorNames) {
  return z
    .array(z.unknown())
    .min(1)
    .max(maxContentItems)
    .pipe(z.array(contentItem(names)));
}

export type ContentItem = z.infer<ReturnType<typeof contentItem>>;
export type MediaItem = Exclude<ContentItem, { type: 'text' }>;

/** The URL of a media item, whatever its type. */
export function mediaUrl(item: MediaItem): string {
  if (item.type === 'image_url') return item.image_url.url;
  return item.type === 'video_url' ? item.video_url.url : item.audio_url.url;
}

export function isMedia(item: ContentItem): item is MediaItem {
  return item.type !== 'text';
}

/** The role that an item plays: its own, or first frame for a single image that names none (spec 1, table). */
export function roleOf(item: MediaItem, content: readonly ContentItem[]): ContentRole | undefined {
  if (item.role) return item.role;
  const images = content.filter((other) => other.type === 'image_url');
  return item.type === 'image_url' && images.length === 1 ? 'first_frame' : undefined;
}

export type ContentMode = 'text' | 'frames' | 'references';

/** Which of the three modes the content asks for; frames and references never mix. */
export function contentMode(content: readonly ContentItem[]): ContentMode {
  const roles = content.filter(isMedia).map((item) => roleOf(item, content));
  if (roles.some((role) => role === 'first_frame' || role === 'last_frame')) return 'frames';
  return roles.length > 0 ? 'references' : 'text';
}

/**
 * The role that an item plays where roles are optional (h3_context_ir): as `roleOf`, and reference material for
 * whatever still has none.
 */
export function mediaRole(item: MediaItem, content: readonly ContentItem[]): ContentRole {
  const role = roleOf(item, content);
  if (role) return role;
  if (item.type === 'image_url') return 'reference_image';
  return item.type === 'video_url' ? 'reference_video' : 'reference_audio';
}

/** The first broken combination rule of a generation request, or undefined (spec 1, "Content combination rules"). */
export function combinationProblem(content: readonly ContentItem[]): string | undefined {
  const texts = content.filter((item) => item.type === 'text').length;
  if (texts !== 1) return `must contain exactly one text item, found ${texts}`;
  return roleProblem(content, ['base_video']) ?? countProblem(content) ?? mixingProblem(content);
}

/** An item without a role that needs one, with one of another type, or with one that this endpoint does not know. */
function roleProblem(content: readonly ContentItem[], forbidden: readonly ContentRole[]): string | undefined {
  for (const item of content.filter(isMedia)) {
    const role = roleOf(item, content);
    if (!role) return `role is required for ${item.type}`;
    if (!rolesOfType[item.type].includes(role)) return `role ${role} does not fit ${item.type}`;
    if (forbidden.includes(role)) return `role ${role} is not allowed here`;
  }
  return undefined;
}

function countProblem(content: readonly ContentItem[]): string | undefined {
  const roles = content.filter(isMedia).map((item) => mediaRole(item, content));
  const tooMany = contentRoles.find((role) => roles.filter((one) => one === role).length > roleCounts[role]);
  return tooMany && `at most ${roleCounts[tooMany]} ${tooMany} item(s) allowed`;
}

function mixingProblem(content: readonly ContentItem[]): string | undefined {
  const roles = content.filter(isMedia).map((item) => mediaRole(item, content));
  const hasFrames = roles.some((role) => role === 'first_frame' || role === 'last_frame');
  const hasReferences = roles.some((role) => role.startsWith('reference_'));
  return hasFrames && hasReferences
    ? 'first/last frame mode must not be mixed with reference image, video or audio'
    : undefined;
}

/** The body of POST video_generation. Unknown fields are kept and ignored. */
export function generationBody(names: VendorNames) {
  const models = videoModels.map((model) => modelValue(names, model));
  return z
    .looseObject({
      model: z.enum(models as [string, ...string[]]),
      content: contentList(names),
      resolution: z.enum(resolutions),
      duration: z.int(),
      ratio: optional(z.enum(ratios)),
      callback_url: optional(z.url({ protocol: /^https?$/ })),
    })
    .superRefine((body, context) => {
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      const model: VideoModel = body.model === modelValue(names, 'H3') ? 'H3' : 'H3-Max';
      const limits = modelLimits[model];
      if (!(limits.resolutions as readonly Resolution[]).includes(body.resolution)) {
        refuse('resolution', `must be ${limits.resolutions.join(' or ')} for ${body.model}`);
      }
      if (body.duration < limits.minSeconds || body.duration > limits.maxSeconds) {
        refuse('duration', `must be ${limits.minSeconds} to ${limits.maxSeconds} for ${body.model}`);
      }
      const problem = combinationProblem(body.content);
      if (problem) refuse('content', problem);
      else if (contentMode(body.content) === 'text' && (!body.ratio || body.ratio === 'adaptive')) {
        refuse('ratio', 'is required for text-to-video and must not be adaptive');
      }
    });
}

/** The body of POST video_regeneration: `source_task_id` or `content`, never both. */
export function regenerationBody(names: VendorNames) {
  return z
    .looseObject({
      model: z.literal(modelValue(names, 'H3')),
      resolution: z.literal('2K'),
      source_task_id: optional(z.string().min(1)),
      content: optional(contentList(names)),
      aigc_watermark: optional(z.boolean()),
      callback_url: unsupported('is not supported'),
    })
    .superRefine((body, context) => {
      const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['content'], message });
      if ((body.source_task_id === undefined) === (body.content === undefined)) {
        refuse('exactly one of source_task_id and content must be supplied');
        return;
      }
      if (!body.content) return;
      const problem = baseVideoProblem(body.content);
      if (problem) refuse(problem);
    });
}

/** What is wrong with the inputs of a regeneration: one base video, and inputs as a generation may have them. */
function baseVideoProblem(content: readonly ContentItem[]): string | undefined {
  const bases = content.filter((item) => item.type === 'video_url' && item.role === 'base_video').length;
  if (bases !== 1) return `must contain exactly one video_url item with role base_video, found ${bases}`;
  const texts = content.filter((item) => item.type === 'text').length;
  if (texts > 1) return `must contain at most one text item, found ${texts}`;
  return roleProblem(content, []) ?? countProblem(content) ?? mixingProblem(content);
}

/** The body of POST h3_context_ir. Roles are optional, and the generation's rules of mixing are not its own. */
export function contextRewriteBody(names: VendorNames) {
  const { minSeconds, maxSeconds } = modelLimits.H3;
  return z
    .looseObject({
      model: z.literal(modelValue(names, 'H3')),
      content: contentList(names),
      duration: optional(z.int().min(minSeconds).max(maxSeconds)),
      callback_url: unsupported('is not supported'),
    })
    .superRefine(({ content }, context) => {
      const problem = optionalRoleProblem(content) ?? countProblem(content);
      if (problem) context.addIssue({ code: 'custom', path: ['content'], message: problem });
    });
}

function optionalRoleProblem(content: readonly ContentItem[]): string | undefined {
  const wrong = content.filter(isMedia).find(({ type, role }) => role && !rolesOfType[type].includes(role));
  if (wrong) return `role ${wrong.role} does not fit ${wrong.type}`;
  const hasBase = content.some((item) => item.role === 'base_video');
  return hasBase ? 'role base_video is not allowed here' : undefined;
}

/** Ids are strings of 19 digits or more, never numbers; anything unprintable or endless is none. */
const taskId = z.string().regex(/^[\x21-\x7e]{1,200}$/);

/** The answer of every create call. */
export const createAnswer = z.looseObject({ task_id: taskId });

/** A figure that cannot be read is absent: it must not stand between a finished video and its owner. */
const count = z.coerce.number().nonnegative().optional().catch(undefined);
const word = z.string().optional().catch(undefined);
const figure = z.number().optional().catch(undefined);

/** Metering fields; those without a corresponding input may be absent, and a failed task may have none. */
export const usage = z.looseObject({
  total_seconds: count,
  input_seconds: count,
  output_seconds: count,
  input_image_count: count,
  input_audio_seconds: count,
  total_tokens: count,
  prompt_tokens: count,
  completion_tokens: count,
});
export type Usage = z.infer<typeof usage>;

export const taskStatuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

export const taskTypes = ['generation', 'regeneration', 'h3_context_ir'] as const;

/**
 * The answer of the query. `status` stays a string: `expired` has been seen and more may come (spec 0,
 * "Task ids, unknown fields, unknown statuses"); use `readStatus`.
 */
export const queryAnswer = z.looseObject({
  task: z.looseObject({
    id: taskId,
    status: z.string(),
    model: word,
    task_type: word,
    modality: word,
    resolution: word,
    ratio: word,
    duration: figure,
    created_at: figure,
    updated_at: figure,
    content: z.looseObject({ url: word, prompt: word }).nullish().catch(null),
    usage: usage.nullish().catch(null),
    error: z.looseObject({ code: z.coerce.string().optional(), message: word }).nullish().catch(null),
  }),
});
export type QueriedTask = z.infer<typeof queryAnswer>['task'];

/** `expired` counts as failed; a status nobody knows counts as running, `known` false so that it can be logged. */
export function readStatus(status: string): { status: TaskStatus; known: boolean } {
  const known = taskStatuses.find((one) => one === status);
  if (known) return { status: known, known: true };
  return status === 'expired' ? { status: 'failed', known: true } : { status: 'running', known: false };
}

/** The verification request of a callback address: answer 200 with the same JSON within 3 s. */
export const callbackChallengeBody = z.looseObject({ challenge: z.string().min(1) });
