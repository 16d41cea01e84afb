import type { TrayItem } from '#components/tray/tray-item.ts';
import { type EnhanceInput, enhanceTool } from '#lib/tools/enhance.ts';
import { type MasterInput, masterTool } from '#lib/tools/master.ts';
import { type VideoInput, videoTool } from '#lib/tools/video.ts';

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

export const emptyVideoDraft: VideoDraft = { ...withTray(videoTool.initial), takeCount: 1 };
export const emptyMasterDraft: MasterDraft = { ...withTray(masterTool.initial), origin: 'take' };
export const emptyEnhanceDraft: EnhanceDraft = withTray(enhanceTool.initial);

function withTray<T extends { media: unknown }>({
  media,
  ...rest
}: T): Omit<T, 'media'> & { tray: TrayItem[] } {
  return { ...rest, tray: [] };
}
