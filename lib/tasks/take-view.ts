import type { Bill } from '#lib/vendor/prices.ts';
import type { ReviewState, TaskShelf, TaskState } from '#prisma/client/enums.ts';
import type { TaskFailure } from './task-failure.ts';

/** A take as the browser knows it: plain JSON, times as ISO strings. "Take" is the person's word for a task. */
export interface TakeView {
  id: string;
  batchId: string;
  tool: string;
  state: TaskState;
  /** A name of the team's own. */
  title?: string | undefined;
  prompt: string;
  model: string;
  settings: TakeSettings;
  project?: { id: string; name: string } | undefined;
  /** `gallery`, `archive` or `bin`. */
  shelf: TaskShelf;
  /** Since when it lies in the archive or in the bin. */
  shelvedAt?: string | undefined;
  review: TakeReview;
  tags: TakeTag[];
  /** A favourite of the viewer's own. */
  isFavourite: boolean;
  comments: { total: number; open: number };
  /** Absent while it stands alone. */
  stack?: TakeStack | undefined;
  createdAt: string;
  sentAt?: string | undefined;
  runningAt?: string | undefined;
  finishedAt?: string | undefined;
  /** While `held`: when it leaves for the vendor; until then it can be taken back. */
  releaseAt?: string | undefined;
  creatorId: string;
  creatorName: string;
  isMine: boolean;
  estimate: Bill;
  /** What was billed, once it is known. */
  charge?: Bill | undefined;
  /** Why it failed, or why nobody knows what became of it; `explainFailure` has the words. */
  failure?: TaskFailure | undefined;
  /** A still of the result. */
  poster?: MediaLink | undefined;
  /** A short muted clip of the result, for hovering. */
  preview?: MediaLink | undefined;
  /** The result itself; the first of several. */
  media?: ResultLink | undefined;
  /** How loud a sound is over its length: JSON `{ peaks: number[] }`, each 0 to 1. */
  peaks?: MediaLink | undefined;
  /** How many files it made, when there are several; `TakeDetail.outputs` has them all. */
  outputCount?: number | undefined;
  /** Of a long narration: how many of its parts are made. */
  partCounts?: { made: number; total: number } | undefined;
  /** Until there is a result: a still of the first thing that went in. */
  backdrop?: MediaLink | undefined;
  /** What a text tool made. */
  resultText?: string | undefined;
  /** The result lies checked in our own storage: nothing that happens at the vendor can lose it. */
  isSafe: boolean;
}

/** What the team decided about a take. */
export interface TakeReview {
  state: ReviewState;
  /** Who decided and when; absent while undecided. */
  byName?: string | undefined;
  at?: string | undefined;
}

export interface TakeTag {
  id: string;
  name: string;
}

/** The stack that a take lies in: takes of one idea. */
export interface TakeStack {
  id: string;
  /** How many of its takes lie in the gallery. */
  count: number;
  /** The one that is seen where stacks are closed. */
  isTop: boolean;
  /** A person chose it as the top. */
  isPick: boolean;
  /** Where its top belongs: a take in another project is seen there beside it. */
  topProjectId?: string | undefined;
}

/** What was asked for, and after the result what the vendor says it made. */
export interface TakeSettings {
  resolution?: string | undefined;
  ratio?: string | undefined;
  /** `width*height`, of tools that are asked for pixels. */
  size?: string | undefined;
  durationSeconds?: number | undefined;
}

/** A file of ours behind a signed link: it needs no look-up, and stays the same for hours. */
export interface MediaLink {
  url: string;
  mimeType: string;
  width?: number | undefined;
  height?: number | undefined;
}

export interface ResultLink extends MediaLink {
  assetId: string;
  kind: 'image' | 'video' | 'audio' | 'text';
  /** The same file, sent as a download under a readable name. */
  downloadUrl: string;
  sizeBytes: number;
  durationSeconds?: number | undefined;
  framesPerSecond?: number | undefined;
  hasAudio: boolean;
  /** As probed: `png`, `mp3`, `wav`, ... */
  format: string;
}

/** A take with all that its own page shows. */
export interface TakeDetail extends TakeView {
  /** The form's input as parsed; `recall` of its tool reads it. The words of a narration are only there when asked for. */
  input: unknown;
  vendorTaskId?: string | undefined;
  /** Every file that it made, in the vendor's order. */
  outputs: ResultLink[];
  /** Where the chapters of a narration begin. */
  chapters?: Chapter[] | undefined;
  /** The pictures that this one was edited from, the oldest first; each went into the next. */
  editedFrom: EditStep[];
  /** Of a long narration, in order; empty when it was one request. */
  parts: TakePartView[];
  /** Of a part: the narration it belongs to. */
  parentId?: string | undefined;
  /** Of short speech: the vendor's id of the sample, for the continuity of the next one. */
  sampleId?: string | undefined;
  /** The vendor's request ids, newest first, for its support. */
  requestIds: string[];
  inputs: TakeInputView[];
  events: TakeEventView[];
  /** The enhanced prompt that it was made with, as the take that made it. */
  enhancedFrom?: TakeLink | undefined;
  /** Its neighbours in time. */
  newerId?: string | undefined;
  olderId?: string | undefined;
  /** Name of the price list that the charge was reckoned with. */
  chargePriceList?: string | undefined;
}

/** A chapter of a narration, by the second of the result at which it begins. */
export interface Chapter {
  title: string;
  startSeconds: number;
  /** It begins a part; elsewhere its second is reckoned from the characters before it. */
  isExact: boolean;
}

/** A picture of a chain of edits: an upload, or what a take made. */
export interface EditStep {
  takeId?: string | undefined;
  prompt?: string | undefined;
  /** Absent when a link went in that the studio has no copy of. */
  picture?: MediaLink | undefined;
  poster?: MediaLink | undefined;
}

/** One part of a long narration, as its newest task; a task of its own that can be resolved and redone. */
export interface TakePartView {
  /** The task: `resolveUnclear` takes it. */
  id: string;
  /** From 0. */
  index: number;
  state: TaskState;
  characters: number;
  estimate: Bill;
  /** What making it again would cost, at the prices of now. */
  redoEstimate: Bill;
  /** What every task of this part was billed together. */
  chargeMicros?: number | undefined;
  failure?: TaskFailure | undefined;
  vendorTaskId?: string | undefined;
  createdAt: string;
  sentAt?: string | undefined;
  runningAt?: string | undefined;
  finishedAt?: string | undefined;
  /** How often it was made anew. */
  redoCount: number;
  /** The sound that counts: of the newest task that succeeded, which an unfinished or failed redo leaves as it is. */
  media?: ResultLink | undefined;
  peaks?: MediaLink | undefined;
}

/** What went into a take: a file of ours, or a link that was passed through unchecked. */
export interface TakeInputView {
  position: number;
  role: string;
  assetId?: string | undefined;
  name?: string | undefined;
  kind?: 'image' | 'video' | 'audio' | 'text' | undefined;
  durationSeconds?: number | undefined;
  media?: MediaLink | undefined;
  poster?: MediaLink | undefined;
  peaks?: MediaLink | undefined;
  url?: string | undefined;
  sourceTaskId?: string | undefined;
  /** The take that it came from was deleted for ever. */
  isSourceDeleted?: boolean | undefined;
}

/** One thing that happened to a take. `cause` is a fixed word; `eventWords` turns it into a sentence. */
export interface TakeEventView {
  id: string;
  at: string;
  fromState?: TaskState | undefined;
  toState: TaskState;
  cause: string;
  httpStatus?: number | undefined;
  requestId?: string | undefined;
  detail?: string | undefined;
}

/** A neighbour in the lineage. */
export interface TakeLink {
  id: string;
  tool: string;
  state: TaskState;
  prompt: string;
  /** The part it plays: a media role such as `first_frame` (`lib/vendor/media-roles.ts`), or `prompt`. */
  role: string;
  /** What kind of file it made. */
  kind?: ResultLink['kind'] | undefined;
  poster?: MediaLink | undefined;
  peaks?: MediaLink | undefined;
}

/** States in which something of ours still happens by itself. */
export const openStates = ['held', 'waiting', 'sending', 'queued', 'running', 'saving'] as const;

export function isOpen(state: TaskState): boolean {
  return (openStates as readonly TaskState[]).includes(state);
}
