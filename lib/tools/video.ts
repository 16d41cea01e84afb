import { endpoints } from '#lib/vendor/endpoints.ts';
import { modelValue, videoModels } from '#lib/vendor/names.ts';
import { billVideo } from '#lib/vendor/prices.ts';
import type { ContentMode } from '#lib/vendor/video.ts';
import {
  modelLimits,
  promptLimit,
  type Resolution,
  ratios,
  resolutions,
  videoLimit,
} from '#lib/vendor/video-limits.ts';
import {
  contentOf,
  countImages,
  frameRoles,
  isFrame,
  lengthsOf,
  missingPrompt,
  referenceRoles,
} from './content.ts';
import { defineTool } from './define-tool.ts';
import { choice, number, take, text, tray, type ValuesOf } from './fields.ts';
import type { MediaInput } from './media-input.ts';
import type { Problem } from './tool.ts';

const fields = {
  prompt: text({ label: 'A prompt', control: 'prompt', ...promptLimit }),
  media: tray({ label: 'Inputs', roles: [...frameRoles, ...referenceRoles] }),
  model: choice({ label: 'Model', control: 'segments', options: videoModels, initial: 'H3' }),
  resolution: choice({ label: 'Resolution', control: 'segments', options: resolutions, initial: '768P' }),
  // The model decides which lengths there are.
  durationSeconds: number({
    label: 'Length',
    control: 'slider',
    min: 0,
    max: 60,
    step: 1,
    unit: 's',
    initial: 5,
  }),
  ratio: choice({ label: 'Ratio', control: 'frames', options: ratios, initial: '16:9' }),
  /** The Enhance take whose text became this prompt: its take shows the original beside it. */
  enhancedFrom: take({ label: 'Enhanced from' }),
};
export type VideoInput = ValuesOf<typeof fields>;

/** Which of the three modes the tray asks for. */
export function videoMode(media: readonly MediaInput[]): ContentMode {
  if (media.some(isFrame)) return 'frames';
  return media.length > 0 ? 'references' : 'text';
}

function settingProblems({ model, resolution, durationSeconds, ratio, media }: VideoInput): Problem[] {
  const limits = modelLimits[model];
  const problems: Problem[] = [];
  if (!(limits.resolutions as readonly Resolution[]).includes(resolution)) {
    problems.push({
      field: 'resolution',
      message: `${model} makes ${limits.resolutions.join(' or ')}, not ${resolution}.`,
    });
  }
  if (durationSeconds < limits.minSeconds || durationSeconds > limits.maxSeconds) {
    problems.push({
      field: 'durationSeconds',
      message: `${model} makes ${limits.minSeconds} to ${limits.maxSeconds} s; ${durationSeconds} s was asked for.`,
    });
  }
  if (videoMode(media) === 'text' && ratio === 'adaptive') {
    problems.push({
      field: 'ratio',
      message: 'Choose a ratio: with words alone there is no picture to adapt to.',
    });
  }
  return problems;
}

/** Document 1, video_generation: text to video, first/last frame to video, references to video. */
export const videoTool = defineTool(fields, {
  name: 'video',
  endpoint: () => endpoints.videoGeneration,
  problems: (value, context) => [
    ...missingPrompt(value.prompt),
    ...settingProblems(value),
    ...context.mediaRules(value.media, context),
  ],
  body: ({ prompt, model, resolution, durationSeconds, ratio, media }, { names }) => ({
    model: modelValue(names, model),
    content: contentOf(prompt, media),
    resolution,
    duration: durationSeconds,
    // With frames the picture decides the ratio and the vendor ignores ours.
    ratio: videoMode(media) === 'frames' ? 'adaptive' : ratio,
  }),
  estimate: ({ model, resolution, durationSeconds, media }, context) => {
    const measured = lengthsOf(media, 'reference_video', context).reduce((sum, one) => sum + one, 0);
    const hasUnmeasured = media.some((item) => item.role === 'reference_video' && item.url !== undefined);
    const inputSeconds = hasUnmeasured ? videoLimit.maxTotalSeconds : measured;
    const bill = billVideo(
      {
        model,
        resolution,
        outputSeconds: durationSeconds,
        inputSeconds: Math.round(inputSeconds),
        imageCount: countImages(media),
      },
      context.prices,
    );
    if (model !== 'H3') return bill;
    if (hasUnmeasured) {
      return {
        ...bill,
        uncertain: `The length of a linked reference video is not known: this counts the most allowed, ${inputSeconds} s together.`,
      };
    }
    return Number.isInteger(inputSeconds) ? bill : { ...bill, uncertain: 'The vendor counts whole seconds.' };
  },
  billed: (usage, { model, resolution, durationSeconds, media }, prices) =>
    billVideo(
      {
        model,
        resolution,
        outputSeconds: usage.output_seconds ?? durationSeconds,
        inputSeconds: usage.input_seconds ?? 0,
        imageCount: usage.input_image_count ?? countImages(media),
      },
      prices,
    ),
  prompt: ({ prompt }) => prompt,
  model: ({ model }) => model,
  media: ({ media }) => media,
});
