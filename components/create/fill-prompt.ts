import type { TrayItem } from '#components/tray/tray-item.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import type { VideoInput } from '#lib/tools/video.ts';
import type { Draft } from './draft.ts';

/** An enhanced prompt in Video; the one that stood there, or the one it was made from, is kept beside it. */
export function fillVideoPrompt(
  draft: Draft<VideoInput>,
  enhanced: { text: string; take: Pick<TakeView, 'id' | 'prompt'> },
  tray: readonly TrayItem[],
): Draft<VideoInput> {
  const { prompt } = draft.values;
  return {
    ...draft,
    values: { ...draft.values, prompt: enhanced.text, enhancedFrom: enhanced.take.id },
    formerPrompt: prompt.trim() === '' ? enhanced.take.prompt : prompt,
    // The inputs that were described belong to the prompt; a tray that is filled already is left alone.
    tray: draft.tray.length === 0 ? tray : draft.tray,
  };
}
