import { type TrayItem, toMedia } from '#components/tray/tray-item.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import type { Tool } from '#lib/tools/tool.ts';

/** Takes that one click may ask for. */
export const takeCounts = [1, 2, 3, 4, 8] as const;
export type TakeCount = (typeof takeCounts)[number];

/** A click whose answer has not come yet: the same input again replays it, and makes nothing twice. */
export interface PendingClick {
  clickIds: string[];
  /** The input's key (`input-key.ts`); another input is another click. */
  input: string;
}

/** The take that a draft is another try of, and how it begins. */
export interface RemadeTake {
  id: string;
  words: string;
}

/** What a person has typed and chosen for a tool, kept in the browser. Plain JSON, of one shape for every tool. */
export interface Draft<Values = unknown> {
  /** The tool's values; its `media` stays empty, because the tray knows more of each file. */
  values: Values;
  tray: readonly TrayItem[];
  takeCount: TakeCount;
  pending?: PendingClick | undefined;
  /** Video: the prompt that stood here before an enhanced one took its place. */
  formerPrompt?: string | undefined;
  /** What is made goes into the stack of this take. */
  remakeOf?: RemadeTake | undefined;
  /** Master 2K: from a finished take, or from an uploaded video. */
  origin?: 'take' | 'upload' | undefined;
}

export function emptyDraft<Values>({ initial }: Tool<Values>): Draft<Values> {
  return { values: initial, tray: [], takeCount: 1 };
}

/** The take as it is remembered by a draft that is another try of it. */
export function remadeTake({ id, title, prompt }: Pick<TakeView, 'id' | 'title' | 'prompt'>): RemadeTake {
  return { id, words: (title ?? prompt).slice(0, 80) };
}

/** What a draft sends: the values, with what is in the tray as the tool takes it. */
export function inputOf<Values>(tool: Tool<Values>, { values, tray }: Draft<Values>): Values {
  return tool.fields.media ? { ...values, media: toMedia(tray) } : values;
}
