import type { MediaRole } from '#lib/vendor/media-roles.ts';
import type { ContentItem } from '#lib/vendor/video.ts';
import type { MediaInput } from './media-input.ts';
import { type Problem, referenceOf, type ToolContext } from './tool.ts';

/** What the three tools of document 1 share: a prompt and a tray that become `content[]`. */

/** Zero-width and other invisible characters alone are no prompt, though the vendor would count and bill them. */
export function hasVisibleText(text: string): boolean {
  return /[^\s\p{Cc}\p{Cf}]/u.test(text);
}

/** A prompt that is still to be written. */
export function missingPrompt(prompt: string): Problem[] {
  return hasVisibleText(prompt)
    ? []
    : [{ field: 'prompt', message: 'Write a prompt first.', isMissing: true }];
}

export const frameRoles = ['first_frame', 'last_frame'] as const;
export const referenceRoles = ['reference_image', 'reference_video', 'reference_audio'] as const;

export function isFrame({ role }: MediaInput): boolean {
  return role === 'first_frame' || role === 'last_frame';
}

/** Lengths in seconds of the files of one role; links cannot be measured and count as 0. */
export function lengthsOf(media: readonly MediaInput[], role: MediaRole, context: ToolContext): number[] {
  return media
    .filter((item) => item.role === role)
    .map((item) => (item.assetId && context.assets.get(item.assetId)?.durationSeconds) || 0);
}

export function countImages(media: readonly MediaInput[]): number {
  return media.filter((item) => imageRoles.has(item.role)).length;
}

const imageRoles: ReadonlySet<MediaRole> = new Set(['first_frame', 'last_frame', 'reference_image']);

/** The prompt and the tray as `content[]`, in their order. */
export function contentOf(prompt: string, media: readonly MediaInput[]): ContentItem[] {
  const text: ContentItem[] = prompt.trim() === '' ? [] : [{ type: 'text', text: prompt }];
  return [...text, ...media.map(contentItemOf)];
}

function contentItemOf(input: MediaInput): ContentItem {
  const { role } = input;
  const url = referenceOf(input);
  if (role === 'first_frame' || role === 'last_frame' || role === 'reference_image') {
    return { type: 'image_url', role, image_url: { url } };
  }
  return role === 'reference_audio'
    ? { type: 'audio_url', role, audio_url: { url } }
    : { type: 'video_url', role: role === 'base_video' ? role : 'reference_video', video_url: { url } };
}
