import type { Usage } from '#lib/vendor/video.ts';
import { type ContentRole, countCharacters } from '#lib/vendor/video-limits.ts';
import type { TaskInput, VideoTask } from './task.ts';

const imageRoles: readonly string[] = ['first_frame', 'last_frame', 'reference_image'];

/** A vendor file cannot be opened here: as a video or a sound it counts as this many seconds. */
export const vendorFileSeconds = 5;

/** What is billed and metered of a finished task (spec 1, usage and Billing). Fields without an input are left out. */
export function usageOf(task: VideoTask): Usage {
  const images = task.inputs.filter(({ role }) => imageRoles.includes(role)).length;
  const promptTokens = Math.ceil(countCharacters(task.prompt) / 3) + images * 258;
  if (task.type === 'h3_context_ir') {
    return tokens(promptTokens, Math.ceil(countCharacters(task.enhancedPrompt ?? '') / 3));
  }
  const outputSeconds = task.durationSeconds ?? 0;
  const videoSeconds = secondsOf(task.inputs, 'reference_video');
  const audioSeconds = secondsOf(task.inputs, 'reference_audio');
  // A regeneration reports no input: its source is billed by output_seconds (spec 1, Billing).
  const inputSeconds = task.type === 'regeneration' ? 0 : videoSeconds;
  const hasInputSeconds = task.type === 'regeneration' || inputSeconds > 0;
  return {
    total_seconds: inputSeconds + outputSeconds,
    ...(hasInputSeconds ? { input_seconds: inputSeconds } : {}),
    output_seconds: outputSeconds,
    ...(images > 0 ? { input_image_count: images } : {}),
    ...(audioSeconds > 0 ? { input_audio_seconds: audioSeconds } : {}),
    ...tokens(promptTokens + (videoSeconds + audioSeconds) * 100, outputSeconds * 1000),
  };
}

function tokens(prompt: number, completion: number): Usage {
  return { total_tokens: prompt + completion, prompt_tokens: prompt, completion_tokens: completion };
}

function secondsOf(inputs: readonly TaskInput[], role: ContentRole): number {
  const total = inputs
    .filter((input) => input.role === role)
    .reduce((sum, { facts }) => sum + (facts?.durationSeconds ?? vendorFileSeconds), 0);
  return Math.round(total);
}
