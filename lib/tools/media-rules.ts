import { checkMedia, checkTotalLength } from '#lib/vendor/media-facts.ts';
import { mediaLocation } from '#lib/vendor/media-location.ts';
import { type MediaRole, mediaRoles, mostOfRole } from '#lib/vendor/media-roles.ts';
import { bodyLimit, contentRoles } from '#lib/vendor/video-limits.ts';
import { isFrame, lengthsOf } from './content.ts';
import type { MediaInput } from './media-input.ts';
import type { MediaRules, Problem, ToolContext } from './tool.ts';

const nameOfRole: Record<MediaRole, string> = {
  first_frame: 'first frame',
  last_frame: 'last frame',
  reference_image: 'reference images',
  reference_video: 'reference videos',
  reference_audio: 'reference audio files',
  base_video: 'video to master',
  input_image: 'pictures to edit',
  reference_clip: 'reference clips',
  voice_track: 'sound tracks',
};

/**
 * Checks each file, the counts, the total lengths, the room in the request, and that frames and references are not
 * mixed (spec 1, "Limits" and "Content combination rules"). Apart from the tools, so that a browser needs them only
 * once there is a file.
 */
export const mediaRules: MediaRules = (media, context) => [
  ...media.flatMap((item, index) => fileProblems(item, `media.${index}`, context)),
  ...countProblems(media),
  ...totalProblems(media, context),
  ...mixingProblems(media),
  ...bodyProblems(media, context),
];

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
  return mediaRoles.flatMap((role) => {
    const most = mostOfRole[role];
    const found = media.filter((item) => item.role === role).length;
    if (found <= most) return [];
    return [{ field: 'media', message: `At most ${most} ${nameOfRole[role]}; there are ${found}.` }];
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

/** Room in a request body for the prompt, the settings and the JSON around them. */
const bodyMarginBytes = 64 * 1024;

/**
 * When files travel inside the request, all of them together must fit its body limit (spec 1, Limits). Those of
 * document 3 go as links wherever the vendor can follow one.
 */
function bodyProblems(media: readonly MediaInput[], context: ToolContext): Problem[] {
  if (!context.isInline) return [];
  const inside = media.filter(({ role }) => !context.canLink || contentRoles.some((one) => one === role));
  const bytes = inside.reduce((sum, { assetId }) => sum + base64Bytes(context, assetId), 0);
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
