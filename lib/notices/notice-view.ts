import type { MediaLink } from '#lib/tasks/take-view.ts';
import type { NoticeMatter } from './notice-data.ts';
import type { NoticeKind } from './notice-kinds.ts';

/** A notice as the browser knows it. */
export interface NoticeView {
  id: string;
  kind: NoticeKind;
  createdAt: string;
  isSeen: boolean;
  /** Where a click goes. */
  href: string;
  takeId?: string | undefined;
  /** Of several takes: all of them share it. */
  batchId?: string | undefined;
  /** The take's title, or the beginning of its prompt. */
  name?: string | undefined;
  poster?: MediaLink | undefined;
  matter: NoticeMatter;
  /** Where the person wants to be told of it. */
  isForApp: boolean;
  isForBrowser: boolean;
}

export interface NoticePage {
  notices: NoticeView[];
  /** Where the next page starts; null at the end. */
  nextCursor: string | null;
}
