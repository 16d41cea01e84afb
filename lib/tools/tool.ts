import type { z } from 'zod';
import type { CreateTool } from '#lib/paths.ts';
import type { MediaFacts, MediaProblem } from '#lib/vendor/media-facts.ts';
import type { VendorNames } from '#lib/vendor/names.ts';
import type { PriceList } from '#lib/vendor/price-list.ts';
import type { Bill } from '#lib/vendor/prices.ts';
import type { Usage } from '#lib/vendor/video.ts';
import type { MediaInput } from './inputs.ts';

/** A finished take that a 2K master is made from, as the database knows it. */
export interface SourceTake {
  taskId: string;
  vendorTaskId?: string | undefined;
  /** When the vendor made its task; the query window of seven days is counted from here. */
  createdAt: Date;
  resolution: string;
  durationSeconds: number;
  /** The prompt that was really sent. */
  prompt: string;
  /** The inputs that were really sent, to be re-sent outside the window. */
  media: MediaInput[];
  /** Our saved copy of the result. */
  assetId?: string | undefined;
}

/** All that a tool may know beside its input; gathered by the caller, so that tools stay pure. */
export interface ToolContext {
  names: VendorNames;
  prices: PriceList;
  now: Date;
  /** Facts of every asset that the input names; one that is missing is unknown to this team. */
  assets: ReadonlyMap<string, MediaFacts>;
  /** The take that a master is made from, when the input names one. */
  source?: SourceTake | undefined;
  /** Files travel inside the request as Base64, because the vendor cannot fetch from us; the body limit counts then. */
  isInline?: boolean | undefined;
  /** The rules for files: `mediaRules`, which the browser fetches with the first file. */
  mediaRules: MediaRules;
}

export type MediaRules = (media: readonly MediaInput[], context: ToolContext) => Problem[];

/** A rule that the input breaks: where (`prompt`, `ratio`, `media.2`), in words, and what could mend it. */
export interface Problem {
  field: string;
  message: string;
  mend?: MediaProblem['mend'];
  /** Nothing is wrong yet, only still to be given: a form may wait with saying so. */
  isMissing?: boolean | undefined;
}

/**
 * A creation tool. Media of ours stands in the body as `asset:<id>` until the moment of sending, so that a frozen
 * body stays small and a link in it cannot die.
 */
export interface ToolRules<Input> {
  name: CreateTool;
  /** Every rule of the vendor that the input breaks; empty when it can be sent. */
  problems: (input: Input, context: ToolContext) => Problem[];
  request: (input: Input, context: ToolContext) => { path: string; body: Record<string, unknown> };
  estimate: (input: Input, context: ToolContext) => Bill;
  /** What the finished task costs, by its usage. */
  billed: (usage: Usage, input: Input, prices: PriceList) => Bill;
  prompt: (input: Input, context: ToolContext) => string;
  model: (input: Input) => string;
  media: (input: Input) => MediaInput[];
  resultKind: 'video' | 'text';
  /** Video waits out the team's undo window before it is sent; text goes at once. */
  hasUndoWindow: boolean;
  acceptsCallback: boolean;
}

/** A tool with the schema of its input, as the server knows it. */
export interface Tool<Input> extends ToolRules<Input> {
  input: z.ZodType<Input>;
}

/** `asset:<id>`: how a frozen body names a file of ours. */
export function assetReference(assetId: string): string {
  return `asset:${assetId}`;
}
