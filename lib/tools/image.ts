import { endpoints } from '#lib/vendor/endpoints.ts';
import {
  imageAspects,
  imageEditLimits,
  imageModels,
  kontextLimits,
  readImageSize,
  safetyTolerances,
} from '#lib/vendor/image-limits.ts';
import { billImages } from '#lib/vendor/prices.ts';
import { missingPrompt } from './content.ts';
import { defineTool } from './define-tool.ts';
import { choice, number, openChoice, text, tray, type ValuesOf } from './fields.ts';
import { type Problem, referenceOf } from './tool.ts';

const fields = {
  model: choice({
    label: 'Model',
    control: 'segments',
    options: imageModels,
    initial: 'kontext',
    words: (model) => ({ kontext: 'Kontext', flex: 'Flex', pro: 'Pro' })[model],
  }),
  prompt: text({ label: 'Prompt', control: 'prompt', placeholder: 'What to make, or what to change.' }),
  media: tray({ label: 'Pictures to edit', roles: ['input_image'] }),
  aspectRatio: openChoice({
    label: 'Ratio',
    control: 'frames',
    options: imageAspects,
    openWords: 'As the picture',
  }),
  /** `width*height`, both sides together; empty leaves it to the vendor. */
  size: { ...text({ label: 'Size', control: 'line' }), rule: sizeRule },
  guidanceScale: number({
    label: 'Guidance',
    hint: 'Higher follows the prompt more closely.',
    control: 'slider',
    ...kontextLimits.guidanceScale,
    step: 0.5,
    isRare: true,
  }),
  safetyTolerance: openChoice({
    label: 'Safety tolerance',
    hint: '1 is the strictest, 5 lets the most pass; the default is 2.',
    control: 'segments',
    options: safetyTolerances,
    openWords: 'Default',
    isRare: true,
  }),
  seed: number({ label: 'Seed', control: 'seed', ...kontextLimits.seed, step: 1, isRare: true }),
};
export type ImageInput = ValuesOf<typeof fields>;

function sizeRule(size: string): string | undefined {
  const { min, max } = imageEditLimits.side;
  if (size === '' || readImageSize(size)) return undefined;
  return `Each side must be ${min} to ${max} pixels, written as width*height; this is ${size}.`;
}

function inputProblems({ model, media }: ImageInput): Problem[] {
  const { min, max } = imageEditLimits.images;
  if (model === 'kontext') return [];
  if (media.length < min) {
    return [
      { field: 'media', message: `${fields.model.words(model)} edits: add a picture.`, isMissing: true },
    ];
  }
  if (media.length <= max) return [];
  return [
    {
      field: 'media',
      message: `${fields.model.words(model)} takes ${max} pictures at most; there are ${media.length}.`,
    },
  ];
}

/** Document 3's image endpoints: a picture from words, or the edit of one to four pictures. */
export const imageTool = defineTool(fields, {
  name: 'image',
  endpoint: ({ model }) => endpoints[model],
  problems: (values, context) => [
    ...missingPrompt(values.prompt),
    ...inputProblems(values),
    ...context.mediaRules(values.media, context),
  ],
  body: ({ model, prompt, media, aspectRatio, size, guidanceScale, safetyTolerance, seed }) => {
    const images = media.length === 0 ? {} : { images: media.map(referenceOf) };
    if (model !== 'kontext') return { prompt, ...images, seed, ...(size === '' ? {} : { size }) };
    return {
      prompt,
      ...images,
      guidance_scale: guidanceScale,
      seed,
      ...(aspectRatio === undefined ? {} : { aspect_ratio: aspectRatio }),
      // Supported only in text-to-image mode.
      ...(safetyTolerance === undefined || media.length > 0 ? {} : { safety_tolerance: safetyTolerance }),
    };
  },
  estimate: ({ model }, { prices }) => billImages(model, 1, prices),
  billed: (_usage, { model }, prices) => billImages(model, 1, prices),
  prompt: ({ prompt }) => prompt,
  model: ({ model }) => model,
  media: ({ media }) => media,
  unavailable: ({ model, media }) =>
    model === 'kontext'
      ? {
          size: 'Kontext takes a ratio; a size in pixels is for Flex and Pro.',
          ...(media.length > 0 ? { safetyTolerance: 'Works only without pictures to edit.' } : {}),
        }
      : {
          aspectRatio: 'Flex and Pro take a size in pixels.',
          guidanceScale: 'Only Kontext has it.',
          safetyTolerance: 'Only Kontext has it.',
        },
});
