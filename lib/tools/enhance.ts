import { endpoints } from '#lib/vendor/endpoints.ts';
import { modelValue } from '#lib/vendor/names.ts';
import { billContextRewrite } from '#lib/vendor/prices.ts';
import { countCharacters, modelLimits, promptLimit } from '#lib/vendor/video-limits.ts';
import { contentOf, frameRoles, missingPrompt, referenceRoles } from './content.ts';
import { defineTool } from './define-tool.ts';
import { openNumber, text, tray, type ValuesOf } from './fields.ts';

const fields = {
  prompt: text({ label: 'A prompt', control: 'prompt', ...promptLimit }),
  media: tray({ label: 'Inputs', roles: [...frameRoles, ...referenceRoles] }),
  /** The length of the video that the prompt is meant for. */
  durationSeconds: openNumber({
    label: 'Length',
    control: 'slider',
    min: modelLimits.H3.minSeconds,
    max: modelLimits.H3.maxSeconds,
    step: 1,
    unit: 's',
    openWords: 'The vendor decides',
  }),
};
export type EnhanceInput = ValuesOf<typeof fields>;

/** A structured prompt's usual length; completion tokens are only known afterwards. */
const usualCompletionTokens = 600;

/** Document 1, h3_context_ir: a prompt and its inputs rewritten into a structured prompt. Makes no video. */
export const enhanceTool = defineTool(fields, {
  name: 'enhance',
  endpoint: () => endpoints.contextRewrite,
  problems: (value, context) => [...missingPrompt(value.prompt), ...context.mediaRules(value.media, context)],
  body: ({ prompt, durationSeconds, media }, { names }) => ({
    model: modelValue(names, 'H3'),
    content: contentOf(prompt, media),
    ...(durationSeconds === undefined ? {} : { duration: durationSeconds }),
  }),
  estimate: ({ prompt }, { prices }) => ({
    ...billContextRewrite(
      { prompt: Math.ceil(countCharacters(prompt) / 3), completion: usualCompletionTokens },
      prices,
    ),
    uncertain: 'Tokens are counted by the vendor when it is done.',
  }),
  billed: (usage, _input, prices) =>
    billContextRewrite(
      { prompt: usage.prompt_tokens ?? 0, completion: usage.completion_tokens ?? 0 },
      prices,
    ),
  prompt: ({ prompt }) => prompt,
  model: () => 'H3',
  media: ({ media }) => media,
});
