import { toMedia } from '#components/tray/tray-item.ts';
import type { EnhanceInput } from '#lib/tools/enhance.ts';
import type { MasterInput } from '#lib/tools/master.ts';
import type { VideoInput } from '#lib/tools/video.ts';
import type { EnhanceDraft, MasterDraft, VideoDraft } from './draft.ts';

/** What a draft sends: the tool's input, without what is only the form's. */

export function videoInputOf(draft: VideoDraft): VideoInput {
  const { prompt, model, resolution, durationSeconds, ratio, tray, enhancedFrom } = draft;
  return { prompt, model, resolution, durationSeconds, ratio, media: toMedia(tray), enhancedFrom };
}

export function masterInputOf({
  origin,
  sourceTaskId,
  prompt,
  tray,
  hasWatermark,
}: MasterDraft): MasterInput {
  if (origin === 'upload') return { prompt, media: toMedia(tray), hasWatermark, sourceTaskId: undefined };
  return { prompt: '', media: [], hasWatermark, sourceTaskId };
}

export function enhanceInputOf({ prompt, durationSeconds, tray }: EnhanceDraft): EnhanceInput {
  return { prompt, media: toMedia(tray), durationSeconds };
}
