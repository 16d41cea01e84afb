import { modelValue, videoPaths } from '#lib/vendor/names.ts';
import { billContextRewrite } from '#lib/vendor/prices.ts';
import { countCharacters, modelLimits } from '#lib/vendor/video-limits.ts';
import { contentOf, promptProblems, withoutBaseVideo } from './content.ts';
import type { EnhanceInput } from './inputs.ts';
import type { Problem, ToolRules } from './tool.ts';

/** A structured prompt's usual length; completion tokens are only known afterwards. */
const usualCompletionTokens = 600;

function durationProblems(durationSeconds: number | undefined): Problem[] {
  const { minSeconds, maxSeconds } = modelLimits.H3;
  if (durationSeconds === undefined) return [];
  if (durationSeconds >= minSeconds && durationSeconds <= maxSeconds) return [];
  return [{ field: 'durationSeconds', message: `The length must be ${minSeconds} to ${maxSeconds} s.` }];
}

/** Document 1, h3_context_ir: a prompt and its inputs rewritten into a structured prompt. Makes no video. */
export const enhanceTool: ToolRules<EnhanceInput> = {
  name: 'enhance',
  problems: (value, context) => [
    ...promptProblems(value.prompt),
    ...durationProblems(value.durationSeconds),
    ...withoutBaseVideo(value.media),
    ...context.mediaRules(value.media, context),
  ],
  request: ({ prompt, durationSeconds, media }, { names }) => ({
    path: videoPaths(names).contextRewrite,
    body: {
      model: modelValue(names, 'H3'),
      content: contentOf(prompt, media),
      ...(durationSeconds === undefined ? {} : { duration: durationSeconds }),
    },
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
  resultKind: 'text',
  hasUndoWindow: false,
  acceptsCallback: false,
};
