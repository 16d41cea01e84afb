import type { z } from 'zod';
import { modelValue } from '#lib/vendor/names.ts';
import { type ContentItem, contextRewriteBody, generationBody, regenerationBody } from '#lib/vendor/video.ts';
import { type Answer, invalidParams } from './http/answer.ts';
import { firstProblem, wordsOfIssue } from './http/issue-words.ts';
import type { SandboxSettings } from './settings.ts';
import { isInQueryWindow, type SandboxTask } from './tasks/task.ts';
import type { TaskStore } from './tasks/task-store.ts';

/** What a checked body says about its task, before its media are looked at. */
export interface Draft {
  task: Pick<SandboxTask, 'type' | 'model' | 'resolution' | 'prompt'> &
    Partial<Pick<SandboxTask, 'ratio' | 'durationSeconds' | 'callbackUrl' | 'hasWatermark' | 'sourceTaskId'>>;
  content: ContentItem[];
  /** The take that a regeneration draws again. */
  source?: SandboxTask | undefined;
}

export type Drafted = Draft | { refused: Answer };

export interface DraftContext {
  settings: SandboxSettings;
  store: TaskStore;
  account: string;
}

/** Checks the body of a create call by the rules of its endpoint. */
export function draftOf(type: SandboxTask['type'], body: unknown, context: DraftContext): Drafted {
  if (type === 'generation') return draftGeneration(body, context);
  return type === 'regeneration' ? draftRegeneration(body, context) : draftContextRewrite(body, context);
}

function draftGeneration(body: unknown, { settings }: DraftContext): Drafted {
  const parsed = parse(generationBody(settings.names), body);
  if ('refused' in parsed) return parsed;
  const { model, content, resolution, duration, ratio, callback_url } = parsed.value;
  return {
    content,
    task: {
      type: 'generation',
      model,
      resolution,
      prompt: promptOf(content),
      durationSeconds: duration,
      ratio: ratio ?? 'adaptive',
      callbackUrl: callback_url,
    },
  };
}

function draftRegeneration(body: unknown, context: DraftContext): Drafted {
  const parsed = parse(regenerationBody(context.settings.names), body);
  if ('refused' in parsed) return parsed;
  const { model, content, source_task_id, aigc_watermark } = parsed.value;
  const task = {
    type: 'regeneration',
    model,
    resolution: '2K',
    hasWatermark: aigc_watermark ?? false,
  } as const;
  if (source_task_id === undefined) {
    return { content: content ?? [], task: { ...task, prompt: promptOf(content ?? []) } };
  }
  const source = context.store.find(source_task_id);
  const rule = brokenSourceRule(source, context);
  if (!source || rule) return { refused: invalidParams(`source_task_id: ${rule}`) };
  const { prompt, ratio, durationSeconds } = source;
  return { content: [], source, task: { ...task, prompt, ratio, durationSeconds, sourceTaskId: source.id } };
}

/** Spec 1, video_regeneration: an earlier successful 768P generation of the same account, within the query window. */
function brokenSourceRule(source: SandboxTask | undefined, { account }: DraftContext): string | undefined {
  if (!source || source.account !== account || !isInQueryWindow(source, Date.now())) return 'invalid task_id';
  if (source.type !== 'generation') return `must be a video generation task, this is ${source.type}`;
  if (source.status !== 'succeeded') return `the task must be succeeded, it is ${source.status}`;
  return source.resolution === '768P' ? undefined : `the video must be 768P, it is ${source.resolution}`;
}

function draftContextRewrite(body: unknown, { settings }: DraftContext): Drafted {
  const parsed = parse(contextRewriteBody(settings.names), body);
  if ('refused' in parsed) return parsed;
  const { model, content, duration } = parsed.value;
  return {
    content,
    task: {
      type: 'h3_context_ir',
      model: model ?? modelValue(settings.names, 'H3'),
      // The text is meant for a 768P video; the query must name a resolution for every task.
      resolution: '768P',
      prompt: promptOf(content),
      durationSeconds: duration,
    },
  };
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): { value: z.infer<Schema> } | { refused: Answer } {
  const parsed = schema.safeParse(body, { error: wordsOfIssue });
  if (parsed.success) return { value: parsed.data };
  return { refused: invalidParams(firstProblem(parsed.error)) };
}

function promptOf(content: readonly ContentItem[]): string {
  return content.flatMap((item) => (item.type === 'text' ? [item.text] : [])).join('\n\n');
}
