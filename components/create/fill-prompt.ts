import type { TrayItem } from '#components/tray/tray-item.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import type { VideoDraft } from './draft.ts';

/** An enhanced prompt in Video; the one that stood there, or the one it was made from, is kept beside it. */
export function fillVideoPrompt(
  draft: VideoDraft,
  enhanced: { text: string; take: Pick<TakeView, 'id' | 'prompt'> },
  tray: readonly TrayItem[],
): VideoDraft {
  return {
    ...draft,
    prompt: enhanced.text,
    formerPrompt: draft.prompt.trim() === '' ? enhanced.take.prompt : draft.prompt,
    enhancedFrom: enhanced.take.id,
    // The inputs that were described belong to the prompt; a tray that is filled already is left alone.
    tray: draft.tray.length === 0 ? tray : draft.tray,
  };
}
