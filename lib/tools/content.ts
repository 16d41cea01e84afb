import { checkMedia, checkTotalLength } from '#lib/vendor/media-facts.ts';
import { mediaLocation } from '#lib/vendor/media-location.ts';
import type { ContentItem } from '#lib/vendor/video.ts';
import {
  bodyLimit,
  type ContentRole,
  countCharacters,
  promptLimit,
  roleCounts,
} from '#lib/vendor/video-limits.ts';
import type { MediaInput } from './inputs.ts';
import { assetReference, type Problem, type ToolContext } from './tool.ts';

/** What the three tools of document 1 share: a prompt and a tray that become `content[]`. */

const nameOfRole: Record<ContentRole, string> = {
  first_frame: 'first frame',
  last_frame: 'last frame',
  reference_image: 'reference images',
  reference_video: 'reference videos',
  reference_audio: 'reference audio files',
  base_video: 'video to master',
};

export function promptProblems(prompt: string): Problem[] {
  if (prompt.trim() === '') return [{ field: 'prompt', message: 'Write a prompt first.', isMissing: true }];
  const length = countCharacters(prompt);
  if (length <= promptLimit.maxCharacters) return [];
  return [
    {
      field: 'prompt',
      message: `A prompt may have ${promptLimit.maxCharacters} characters at most; this has ${length}.`,
    },
  ];
}

/** Checks each file, the counts, the total lengths and that frames and references are not mixed. */
export function mediaProblems(media: readonly MediaInput[], context: ToolContext): Problem[] {
  return [
    ...media.flatMap((item, index) => fileProblems(item, `media.${index}`, context)),
    ...countProblems(media),
    ...totalProblems(media, context),
    ...mixingProblems(media),
  ];
}

function fileProblems(item: MediaInput, field: string, context: ToolContext): Problem[] {
  if (item.url !== undefined) {
    const location = mediaLocation(item.url, context.names);
    if (location === 'link' || location === 'vendor-file') return [];
    return [
      {
        field,
        message: `A link must start with http:// or https://, or be ${context.names.fileScheme}://{file_id}.`,
      },
    ];
  }
  const facts = item.assetId ? context.assets.get(item.assetId) : undefined;
  if (!facts) return [{ field, message: 'This file is no longer here. Remove it and add it again.' }];
  return checkMedia(item.role, facts).map(({ message, mend }) => ({ field, message, mend }));
}

function countProblems(media: readonly MediaInput[]): Problem[] {
  return Object.entries(roleCounts).flatMap(([role, most]) => {
    const found = media.filter((item) => item.role === role).length;
    if (found <= most) return [];
    return [
      { field: 'media', message: `At most ${most} ${nameOfRole[role as ContentRole]}; there are ${found}.` },
    ];
  });
}

function totalProblems(media: readonly MediaInput[], context: ToolContext): Problem[] {
  return (['reference_video', 'reference_audio'] as const).flatMap((role) => {
    const problem = checkTotalLength(role, lengthsOf(media, role, context));
    return problem ? [{ field: 'media', message: problem.message, mend: problem.mend }] : [];
  });
}

function mixingProblems(media: readonly MediaInput[]): Problem[] {
  const hasFrames = media.some(isFrame);
  const hasReferences = media.some((item) => item.role.startsWith('reference_'));
  if (!hasFrames || !hasReferences) return [];
  return [
    {
      field: 'media',
      message:
        'First and last frames cannot be mixed with references. Make the frames references, or remove one kind.',
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

/** Room in a request body for the prompt, the settings and the JSON around them. */
const bodyMarginBytes = 64 * 1024;

/** When files travel inside the request, all of them together must fit its body limit (spec 1, Limits). */
export function bodyProblems(media: readonly MediaInput[], context: ToolContext): Problem[] {
  if (!context.isInline) return [];
  const bytes = media.reduce((sum, { assetId }) => sum + base64Bytes(context, assetId), 0);
  if (bytes + bodyMarginBytes <= bodyLimit.maxBytes) return [];
  const megabytes = Math.ceil(bytes / 1024 / 1024);
  return [
    {
      field: 'media',
      message: `All files together may be 64 MB once encoded; these are ${megabytes} MB. Remove or shrink one.`,
      mend: 'scale',
    },
  ];
}

function base64Bytes(context: ToolContext, assetId: string | undefined): number {
  const facts = assetId === undefined ? undefined : context.assets.get(assetId);
  return facts ? Math.ceil(facts.sizeBytes / 3) * 4 : 0;
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
