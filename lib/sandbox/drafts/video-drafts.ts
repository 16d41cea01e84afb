import { isInQueryWindow, type SandboxTask } from '#lib/sandbox/tasks/task.ts';
import { modelValue } from '#lib/vendor/names.ts';
import {
  type ContentItem,
  contextRewriteBody,
  generationBody,
  isMedia,
  mediaRole,
  mediaUrl,
  regenerationBody,
} from '#lib/vendor/video.ts';
import { type DraftContext, type Drafted, type DraftTask, type GivenMedia, parseBody } from './draft.ts';

/** The three create calls of document 1. */

export const draftGeneration: DraftTask = (body, { settings, shape }) => {
  const parsed = parseBody(generationBody(settings.names), body, shape);
  if ('refused' in parsed) return parsed;
  const { model, content, resolution, duration, ratio, callback_url } = parsed.value;
  return {
    media: mediaOf(content),
    wish: {
      kind: 'video',
      type: 'generation',
      model,
      resolution,
      prompt: promptOf(content),
      durationSeconds: duration,
      ratio: ratio ?? 'adaptive',
      callbackUrl: callback_url,
    },
  };
};

export const draftRegeneration: DraftTask = (body, context) => {
  const { settings, store, shape } = context;
  const parsed = parseBody(regenerationBody(settings.names), body, shape);
  if ('refused' in parsed) return parsed;
  const { model, content = [], source_task_id, aigc_watermark } = parsed.value;
  const wish = {
    kind: 'video',
    type: 'regeneration',
    model,
    resolution: '2K',
    hasWatermark: aigc_watermark ?? false,
  } as const;
  if (source_task_id === undefined) {
    return { media: mediaOf(content), wish: { ...wish, prompt: promptOf(content) } };
  }
  const source = findSource(store.find(source_task_id), context);
  if ('rule' in source) return { refused: shape.invalidBody(`source_task_id: ${source.rule}`) };
  const { prompt, ratio, durationSeconds, inputs, id } = source;
  return { media: [], inputs, wish: { ...wish, prompt, ratio, durationSeconds, sourceTaskId: id } };
};

/** Spec 1, video_regeneration: an earlier successful 768P generation of the same account, within the query window. */
function findSource(source: SandboxTask | undefined, { account }: DraftContext) {
  const isKnown = source?.kind === 'video' && source.account === account;
  if (!isKnown || !isInQueryWindow(source, Date.now())) return { rule: 'invalid task_id' };
  if (source.type !== 'generation')
    return { rule: `must be a video generation task, this is ${source.type}` };
  if (source.status !== 'succeeded') return { rule: `the task must be succeeded, it is ${source.status}` };
  if (source.resolution !== '768P') return { rule: `the video must be 768P, it is ${source.resolution}` };
  return source;
}

export const draftContextRewrite: DraftTask = (body, { settings, shape }): Drafted => {
  const parsed = parseBody(contextRewriteBody(settings.names), body, shape);
  if ('refused' in parsed) return parsed;
  const { model, content, duration } = parsed.value;
  return {
    media: mediaOf(content),
    wish: {
      kind: 'video',
      type: 'h3_context_ir',
      model: model ?? modelValue(settings.names, 'H3'),
      // The text is meant for a 768P video; the query must name a resolution for every task.
      resolution: '768P',
      prompt: promptOf(content),
      durationSeconds: duration,
    },
  };
};

function mediaOf(content: readonly ContentItem[]): GivenMedia[] {
  return content.flatMap((item, index) =>
    isMedia(item)
      ? { role: mediaRole(item, content), field: `content[${index}].${item.type}.url`, url: mediaUrl(item) }
      : [],
  );
}

function promptOf(content: readonly ContentItem[]): string {
  return content.flatMap((item) => (item.type === 'text' ? [item.text] : [])).join('\n\n');
}
