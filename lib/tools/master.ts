import { endpoints } from '#lib/vendor/endpoints.ts';
import { modelValue } from '#lib/vendor/names.ts';
import { billVideo } from '#lib/vendor/prices.ts';
import { modelLimits, promptLimit, queryWindow } from '#lib/vendor/video-limits.ts';
import { contentOf, countImages, frameRoles, lengthsOf, missingPrompt, referenceRoles } from './content.ts';
import { defineTool } from './define-tool.ts';
import { take, text, toggle, tray, type ValuesOf } from './fields.ts';
import type { MediaInput } from './media-input.ts';
import type { Problem, SourceTake, ToolContext } from './tool.ts';

const fields = {
  /** A finished take of ours; else `media` holds one `base_video` and the other inputs originally used. */
  sourceTaskId: take({ label: 'Take' }),
  media: tray({ label: 'Inputs', roles: ['base_video', ...frameRoles, ...referenceRoles] }),
  /** With an uploaded video: the final prompt that made it. */
  prompt: text({ label: 'A prompt', control: 'prompt', ...promptLimit }),
  hasWatermark: toggle({ label: 'Add the AIGC watermark', initial: false }),
};
export type MasterInput = ValuesOf<typeof fields>;

const { maxSeconds: longestSeconds } = modelLimits.H3;

/** Time left before the vendor's window closes that a request may still need on its way. */
const windowMarginMs = 60 * 60 * 1000;

/** Whether the vendor still knows the take, so that naming it is enough. */
export function isInQueryWindow(source: SourceTake, now: Date): boolean {
  const age = now.getTime() - source.createdAt.getTime();
  return source.vendorTaskId !== undefined && age < queryWindow.days * 24 * 60 * 60 * 1000 - windowMarginMs;
}

/** The saved video and the inputs that made it, to be re-sent when the vendor no longer knows the take. */
function resentMedia(source: SourceTake): MediaInput[] {
  return [{ role: 'base_video', assetId: source.assetId, sourceTaskId: source.taskId }, ...source.media];
}

function sourceProblems(source: SourceTake | undefined, context: ToolContext): Problem[] {
  const field = 'sourceTaskId';
  if (!source) return [{ field, message: 'This take is no longer here. Choose another one.' }];
  if (source.resolution !== '768P') {
    return [{ field, message: `Only a 768P take can be mastered to 2K; this one is ${source.resolution}.` }];
  }
  if (isInQueryWindow(source, context.now)) return [];
  if (!source.assetId) return [{ field, message: 'This take has no saved video to send again.' }];
  return context.mediaRules(resentMedia(source), context).map((problem) => ({
    ...problem,
    field,
  }));
}

function uploadProblems({ prompt, media }: MasterInput, context: ToolContext): Problem[] {
  const hasBase = media.some((item) => item.role === 'base_video');
  return [
    ...(hasBase
      ? []
      : [
          { field: 'media', message: 'Choose a finished take, or add the video to master.', isMissing: true },
        ]),
    ...missingPrompt(prompt),
    ...context.mediaRules(media, context),
  ];
}

/** Document 1, video_regeneration: a 768P video rendered again at 2K, from a take of ours or an uploaded video. */
export const masterTool = defineTool(fields, {
  name: 'master',
  endpoint: () => endpoints.videoRegeneration,
  problems: (value, context) =>
    value.sourceTaskId ? sourceProblems(context.source, context) : uploadProblems(value, context),
  body: ({ sourceTaskId, prompt, media, hasWatermark }, { names, source, now }) => {
    const common = { model: modelValue(names, 'H3'), resolution: '2K', aigc_watermark: hasWatermark };
    if (!sourceTaskId || !source) return { ...common, content: contentOf(prompt, media) };
    if (isInQueryWindow(source, now)) return { ...common, source_task_id: source.vendorTaskId };
    return { ...common, content: contentOf(source.prompt, resentMedia(source)) };
  },
  estimate: ({ media }, context) => {
    const { source, prices } = context;
    const isUnknown = !source && media.some(({ role, url }) => role === 'base_video' && url !== undefined);
    const measured = Math.floor(lengthsOf(media, 'base_video', context)[0] ?? 0);
    const outputSeconds = source?.durationSeconds ?? (isUnknown ? longestSeconds : measured);
    const bill = billVideo(
      {
        model: 'H3',
        resolution: '2K',
        outputSeconds,
        inputSeconds: outputSeconds,
        imageCount: countImages(source?.media ?? media),
      },
      prices,
    );
    if (!isUnknown) return bill;
    return {
      ...bill,
      uncertain: `The length of a linked video is not known: this is the price of the longest, ${longestSeconds} s, billed in and out.`,
    };
  },
  // The vendor reports input_seconds as 0 here; the source is billed by output_seconds (spec 1, Billing).
  billed: (usage, { media }, prices) => {
    const outputSeconds = usage.output_seconds ?? 0;
    const imageCount = usage.input_image_count ?? countImages(media);
    return billVideo(
      { model: 'H3', resolution: '2K', outputSeconds, inputSeconds: outputSeconds, imageCount },
      prices,
    );
  },
  prompt: ({ prompt }, { source }) => source?.prompt ?? prompt,
  model: () => 'H3',
  media: ({ sourceTaskId, media }) => (sourceTaskId ? [{ role: 'base_video', sourceTaskId }] : media),
});
