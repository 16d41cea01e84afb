import type { TrayItem } from '#components/tray/tray-item.ts';
import { enhanceDefaults, masterDefaults, videoDefaults } from '#lib/tools/defaults.ts';
import type { EnhanceInput, MasterInput, VideoInput } from '#lib/tools/inputs.ts';

/** Takes that one click may ask for. */
export const takeCounts = [1, 2, 3, 4, 8] as const;
export type TakeCount = (typeof takeCounts)[number];

/** A click whose answer has not come yet: the same input again replays it, and makes nothing twice. */
export interface PendingClick {
  clickIds: string[];
  /** The input as JSON; another input is another click. */
  input: string;
}

interface AnyDraft {
  prompt: string;
  tray: readonly TrayItem[];
  pending?: PendingClick | undefined;
}

/** What a person has typed and chosen for a tool, kept in the browser. Plain JSON. */
export interface VideoDraft extends AnyDraft, Omit<VideoInput, 'media'> {
  takeCount: TakeCount;
  /** The prompt that stood here before an enhanced one took its place. */
  formerPrompt?: string | undefined;
}

export interface MasterDraft extends AnyDraft, Pick<MasterInput, 'sourceTaskId' | 'hasWatermark'> {
  origin: 'take' | 'upload';
}

export interface EnhanceDraft extends AnyDraft, Pick<EnhanceInput, 'durationSeconds'> {}

export const emptyVideoDraft: VideoDraft = { ...withTray(videoDefaults), takeCount: 1 };
export const emptyMasterDraft: MasterDraft = { ...withTray(masterDefaults), origin: 'take' };
export const emptyEnhanceDraft: EnhanceDraft = withTray(enhanceDefaults);

function withTray<T extends { media: unknown }>({
  media,
  ...rest
}: T): Omit<T, 'media'> & { tray: TrayItem[] } {
  return { ...rest, tray: [] };
}
