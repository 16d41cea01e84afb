import { toMedia } from '#components/tray/tray-item.ts';
import type { EnhanceInput, MasterInput, VideoInput } from '#lib/tools/inputs.ts';
import type { EnhanceDraft, MasterDraft, VideoDraft } from './draft.ts';

/** What a draft sends: the tool's input, without what is only the form's. */

export function videoInputOf(draft: VideoDraft): VideoInput {
  const { prompt, model, resolution, durationSeconds, ratio, tray, enhancedFrom } = draft;
  const origin = enhancedFrom ? { enhancedFrom } : {};
  return { prompt, model, resolution, durationSeconds, ratio, media: toMedia(tray), ...origin };
}

export function masterInputOf({
  origin,
  sourceTaskId,
  prompt,
  tray,
  hasWatermark,
}: MasterDraft): MasterInput {
  if (origin === 'upload') return { prompt, media: toMedia(tray), hasWatermark };
  return { prompt: '', media: [], hasWatermark, ...(sourceTaskId ? { sourceTaskId } : {}) };
}

export function enhanceInputOf({ prompt, durationSeconds, tray }: EnhanceDraft): EnhanceInput {
  return { prompt, media: toMedia(tray), ...(durationSeconds === undefined ? {} : { durationSeconds }) };
}
