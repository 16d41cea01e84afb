import type { ContentItem } from '#lib/vendor/video.ts';
import { type ContentRole, countCharacters, promptLimit } from '#lib/vendor/video-limits.ts';
import type { MediaInput } from './inputs.ts';
import { assetReference, type Problem, type ToolContext } from './tool.ts';

/** What the three tools of document 1 share: a prompt and a tray that become `content[]`. */

/** Zero-width and other invisible characters alone are no prompt, though the vendor would count and bill them. */
function hasVisibleText(text: string): boolean {
  return /[^\s\p{Cc}\p{Cf}]/u.test(text);
}

export function promptProblems(prompt: string): Problem[] {
  if (!hasVisibleText(prompt))
    return [{ field: 'prompt', message: 'Write a prompt first.', isMissing: true }];
  const length = countCharacters(prompt);
  if (length <= promptLimit.maxCharacters) return [];
  return [
    {
      field: 'prompt',
      message: `A prompt may have ${promptLimit.maxCharacters} characters at most; this has ${length}.`,
    },
  ];
}

/** A generation takes frames or references, never the video of a master. */
export function withoutBaseVideo(media: readonly MediaInput[]): Problem[] {
  return media.flatMap((item, index) =>
    item.role === 'base_video'
      ? [{ field: `media.${index}`, message: 'A video to master belongs in Master 2K. Make it a reference.' }]
      : [],
  );
}

export function isFrame({ role }: MediaInput): boolean {
  return role === 'first_frame' || role === 'last_frame';
}

/** Lengths in seconds of the files of one role; links cannot be measured and count as 0. */
export function lengthsOf(media: readonly MediaInput[], role: ContentRole, context: ToolContext): number[] {
  return media
    .filter((item) => item.role === role)
    .map((item) => (item.assetId && context.assets.get(item.assetId)?.durationSeconds) || 0);
}

export function countImages(media: readonly MediaInput[]): number {
  return media.filter((item) => imageRoles.has(item.role)).length;
}

const imageRoles: ReadonlySet<ContentRole> = new Set(['first_frame', 'last_frame', 'reference_image']);

/** The prompt and the tray as `content[]`, in their order. */
export function contentOf(prompt: string, media: readonly MediaInput[]): ContentItem[] {
  const text: ContentItem[] = prompt.trim() === '' ? [] : [{ type: 'text', text: prompt }];
  return [...text, ...media.map(contentItemOf)];
}

function contentItemOf({
  role,
  assetId,
  url = assetId ? assetReference(assetId) : '',
}: MediaInput): ContentItem {
  if (imageRoles.has(role)) return { type: 'image_url', role, image_url: { url } };
  return role === 'reference_audio'
    ? { type: 'audio_url', role, audio_url: { url } }
    : { type: 'video_url', role, video_url: { url } };
}
