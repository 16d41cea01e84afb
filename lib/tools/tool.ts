import type { Endpoint } from '#lib/vendor/endpoints.ts';
import type { MediaFacts, MediaProblem } from '#lib/vendor/media-facts.ts';
import type { VendorNames } from '#lib/vendor/names.ts';
import type { PriceList } from '#lib/vendor/price-list.ts';
import type { Bill } from '#lib/vendor/prices.ts';
import type { Usage } from '#lib/vendor/video.ts';
import type { Fields } from './fields.ts';
import type { MediaInput } from './media-input.ts';
import type { ToolName } from './tool-names.ts';

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

/** All that a tool may know beside its values; gathered by the caller, so that tools stay pure. */
export interface ToolContext {
  names: VendorNames;
  prices: PriceList;
  now: Date;
  /** Facts of every asset that the values name; one that is missing is unknown to this team. */
  assets: ReadonlyMap<string, MediaFacts>;
  /** The take that a master is made from, when the values name one. */
  source?: SourceTake | undefined;
  /** Files of document 1 travel inside the request as Base64; the body limit counts then. */
  isInline?: boolean | undefined;
  /** The vendor can fetch files from us by a link; some endpoints take nothing else. */
  canLink?: boolean | undefined;
  /** The rules for files: `mediaRules`, which the browser fetches with the first file. */
  mediaRules: MediaRules;
}

export type MediaRules = (media: readonly MediaInput[], context: ToolContext) => Problem[];

/** A rule that the values break: where (`prompt`, `ratio`, `media.2`), in words, and what could mend it. */
export interface Problem {
  field: string;
  message: string;
  mend?: MediaProblem['mend'];
  /** Nothing is wrong yet, only still to be given: a form may wait with saying so. */
  isMissing?: boolean | undefined;
}

/** What a tool declares of itself, beside its fields. Pure: no database, no network, no clock of its own. */
export interface ToolRules<Values> {
  name: ToolName;
  endpoint(values: Values): Endpoint;
  /** Every rule that the fields cannot tell by themselves. */
  problems(values: Values, context: ToolContext): Problem[];
  /**
   * The request's body. Media of ours stands in it as `asset:<id>` until the moment of sending, so that a frozen body
   * stays small and a link in it cannot die.
   */
  body(values: Values, context: ToolContext): Record<string, unknown>;
  estimate(values: Values, context: ToolContext): Bill;
  /** What the finished task costs, by its usage where the vendor tells it. */
  billed(usage: Usage, values: Values, prices: PriceList): Bill;
  /** What a person recognizes the take by. */
  prompt(values: Values, context: ToolContext): string;
  model(values: Values): string;
  media(values: Values): MediaInput[];
  /** Fields that the other values leave without effect, with the reason; they are not sent. */
  unavailable?(values: Values): Partial<Record<string, string>>;
}

/** A creation tool: everything that page, form, action and worker know of it. */
export interface Tool<Values = unknown> extends ToolRules<Values> {
  fields: Fields;
  initial: Values;
  /** The values of a form's post; the first field that cannot be read is a problem. */
  read(raw: unknown): { values: Values } | { problem: Problem };
  /** The values of a stored draft or an older take: what cannot be read starts anew. */
  recall(raw: unknown): Values;
}

/** `asset:<id>`: how a frozen body names a file of ours. */
export function assetReference(assetId: string): string {
  return `asset:${assetId}`;
}

/** How an input stands in a frozen body: a reference to our file, or the link as it was typed. */
export function referenceOf({ assetId, url }: MediaInput): string {
  return url ?? (assetId ? assetReference(assetId) : '');
}
