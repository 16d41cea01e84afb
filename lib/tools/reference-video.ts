import { endpoints } from '#lib/vendor/endpoints.ts';
import { billReferenceVideo } from '#lib/vendor/prices.ts';
import {
  allReferenceVideoSizes,
  referenceVideoDurations,
  referenceVideoLimits,
  shotTypes,
} from '#lib/vendor/reference-video-limits.ts';
import { defineTool } from './define-tool.ts';
import { choice, openNumber, text, toggle, tray, type ValuesOf } from './fields.ts';
import type { MediaInput } from './media-input.ts';
import { type Problem, referenceOf, type ToolContext } from './tool.ts';

const { prompt, negativePrompt, seed, initial } = referenceVideoLimits;

const fields = {
  media: tray({ label: 'Reference clips and sound', roles: ['reference_clip', 'voice_track'] }),
  prompt: text({
    label: 'Prompt',
    control: 'prompt',
    placeholder: 'What character1 does, where, and how it is filmed.',
    cutsAt: prompt.maxCharacters,
  }),
  negativePrompt: text({
    label: 'Not in the picture',
    control: 'text',
    cutsAt: negativePrompt.maxCharacters,
  }),
  size: choice({
    label: 'Size',
    control: 'frames',
    options: allReferenceVideoSizes,
    initial: initial.size,
    words: (size) => size.replace('*', ' x '),
  }),
  duration: choice({
    label: 'Length',
    control: 'segments',
    options: referenceVideoDurations,
    initial: initial.duration,
    words: (seconds) => `${seconds} s`,
  }),
  shotType: choice({
    label: 'Shots',
    control: 'segments',
    options: shotTypes,
    initial: initial.shotType,
    words: (type) => (type === 'multi' ? 'Several shots' : 'One shot'),
  }),
  hasAudio: toggle({
    label: 'With sound',
    hint: 'A sound of your own takes its place.',
    initial: initial.hasAudio,
  }),
  isExtended: toggle({
    label: 'Let the vendor rewrite the prompt',
    hint: 'Helps short prompts and takes longer.',
    initial: initial.isExtended,
    isRare: true,
  }),
  hasWatermark: toggle({
    label: 'Label it as made by AI',
    hint: 'In the lower right corner.',
    initial: initial.hasWatermark,
    isRare: true,
  }),
  seed: openNumber({ label: 'Seed', control: 'seed', ...seed, step: 1, openWords: 'Random', isRare: true }),
};
export type ReferenceVideoInput = ValuesOf<typeof fields>;

function clipsOf(media: readonly MediaInput[]): MediaInput[] {
  return media.filter(({ role }) => role === 'reference_clip');
}

function clipProblems({ media }: ReferenceVideoInput, context: ToolContext): Problem[] {
  const problems: Problem[] = [];
  if (clipsOf(media).length === 0) {
    problems.push({ field: 'media', message: 'Add one to three reference clips.', isMissing: true });
  }
  if (context.canLink === false && media.some(({ assetId }) => assetId !== undefined)) {
    problems.push({
      field: 'media',
      message:
        'This endpoint takes links only, and the vendor cannot reach this studio: set PUBLIC_URL, or paste links.',
    });
  }
  for (const [index, { url }] of media.entries()) {
    if (url === undefined || /^https?:\/\//i.test(url)) continue;
    problems.push({ field: `media.${index}`, message: 'Here a link must start with http:// or https://.' });
  }
  return problems;
}

/** Document 3, v2v: a video with the subjects of one to three clips, named character1 to character3 in their order. */
export const referenceVideoTool = defineTool(fields, {
  name: 'reference-video',
  endpoint: () => endpoints.referenceVideo,
  problems: (values, context) => [
    ...clipProblems(values, context),
    ...context.mediaRules(values.media, context),
  ],
  body: (values) => {
    const sound = values.media.find(({ role }) => role === 'voice_track');
    return {
      input: {
        prompt: values.prompt,
        reference_urls: clipsOf(values.media).map(referenceOf),
        ...(sound ? { audio_url: referenceOf(sound) } : {}),
        ...(values.negativePrompt === '' ? {} : { negative_prompt: values.negativePrompt }),
      },
      parameters: {
        size: values.size,
        duration: values.duration,
        shot_type: values.shotType,
        audio: values.hasAudio,
        prompt_extend: values.isExtended,
        watermark: values.hasWatermark,
        ...(values.seed === undefined ? {} : { seed: values.seed }),
      },
    };
  },
  estimate: ({ size, duration }, { prices }) => billReferenceVideo(size, duration, prices),
  billed: (_usage, { size, duration }, prices) => billReferenceVideo(size, duration, prices),
  prompt: ({ prompt }) => prompt,
  model: () => 'v2v',
  media: ({ media }) => media,
  unavailable: ({ media }) =>
    media.some(({ role }) => role === 'voice_track') ? { hasAudio: 'Your own sound is used.' } : {},
});
