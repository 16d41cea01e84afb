import { z } from 'zod';
import { mediaUrl } from '#lib/assets/media-link.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import { prices } from '#lib/prices.ts';
import { type Bill, billLongSpeech } from '#lib/vendor/prices.ts';
import { MediaKind, ReviewState, TaskShelf, TaskState } from '#prisma/client/enums.ts';
import { downloadName } from './download-name.ts';
import type { MediaLink, ResultLink, TakeDetail, TakeLink, TakeSettings, TakeView } from './take-view.ts';
import { taskFailure } from './task-failure.ts';

/** What the statements of `queries.ts` answer, read and turned into views with links for one viewer. */

const optional = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => value ?? undefined);
const time = z.string().transform((text) => new Date(text).toISOString());
const state = z.enum(TaskState);
const file = z.object({
  storageKey: z.string(),
  mimeType: z.string(),
  width: optional(z.number()),
  height: optional(z.number()),
});
const asset = file.extend({
  id: z.string(),
  kind: z.enum(MediaKind),
  format: z.string(),
  name: z.string(),
  sizeBytes: z.number(),
  durationSeconds: optional(z.number()),
  framesPerSecond: optional(z.number()),
  audioCodec: optional(z.string()),
  derivatives: optional(z.object({ poster: optional(file), preview: optional(file), peaks: optional(file) })),
});
type AssetRow = z.infer<typeof asset>;

/** Written by us as a whole, and shown as it is. */
const bill = z.custom<Bill>((value) => typeof value === 'object' && value !== null);

/** What was asked for, and what the vendor says it made; the vendor's words may be empty or absent. */
const settings = optional(
  z.object({
    resolution: optional(z.string()).catch(undefined),
    ratio: optional(z.string()).catch(undefined),
    size: optional(z.string()).catch(undefined),
    duration: optional(z.number()).catch(undefined),
  }),
).catch(undefined);

const takeRow = z.object({
  id: z.string(),
  batchId: z.string(),
  tool: z.string(),
  state,
  title: optional(z.string()),
  prompt: z.string(),
  model: z.string(),
  project: optional(z.object({ id: z.string(), name: z.string() })),
  shelf: z.enum(TaskShelf),
  shelvedAt: optional(time),
  review: z.object({ state: z.enum(ReviewState), byName: optional(z.string()), at: optional(time) }),
  tags: z.array(z.object({ id: z.string(), name: z.string() })),
  isFavourite: z.boolean(),
  comments: z.object({ total: z.number(), open: z.number() }),
  stack: optional(
    z.object({
      id: z.string(),
      count: z.number(),
      isTop: z.boolean(),
      isPick: z.boolean(),
      topProjectId: optional(z.string()),
    }),
  ),
  createdAt: time,
  sentAt: optional(time),
  runningAt: optional(time),
  finishedAt: optional(time),
  releaseAt: optional(time),
  creatorId: z.string(),
  creatorName: z.string(),
  estimate: bill,
  failure: optional(taskFailure).catch(undefined),
  resultText: optional(z.string()),
  asked: settings,
  answer: settings,
  charge: optional(bill.and(z.object({ priceList: z.string() }))),
  result: optional(asset),
  outputCount: z.number(),
  partCounts: optional(z.object({ made: z.number(), total: z.number() })),
  backdrop: optional(asset),
});
type TakeRow = z.infer<typeof takeRow>;

const neighbour = z.object({
  id: z.string(),
  tool: z.string(),
  state,
  prompt: z.string(),
  role: z.string(),
  result: optional(asset),
});

const part = z.object({
  id: z.string(),
  index: z.number(),
  state,
  prompt: z.string(),
  characters: z.number(),
  estimate: bill,
  chargeMicros: optional(z.number()),
  failure: optional(taskFailure).catch(undefined),
  vendorTaskId: optional(z.string()),
  createdAt: time,
  sentAt: optional(time),
  runningAt: optional(time),
  finishedAt: optional(time),
  redoCount: z.number(),
  result: optional(asset),
});

const detailRow = takeRow.extend({
  input: z.unknown(),
  vendorTaskId: optional(z.string()),
  chapters: optional(
    z.array(z.object({ title: z.string(), startSeconds: z.number(), isExact: z.boolean().catch(false) })),
  ).catch(undefined),
  outputs: z.array(asset),
  editedFrom: z.array(
    z.object({ takeId: optional(z.string()), prompt: optional(z.string()), asset: optional(asset) }),
  ),
  parts: z.array(part),
  parentId: optional(z.string()),
  sampleId: optional(z.string()),
  inputs: z.array(
    z.object({
      position: z.number(),
      role: z.string(),
      url: optional(z.string()),
      sourceTaskId: optional(z.string()),
      isSourceDeleted: optional(z.boolean()),
      asset: optional(asset),
    }),
  ),
  events: z.array(
    z.object({
      id: z.string(),
      at: time,
      fromState: optional(state),
      toState: state,
      cause: z.string(),
      httpStatus: optional(z.number()),
      requestId: optional(z.string()),
      detail: optional(z.string()),
    }),
  ),
  enhancedFrom: optional(neighbour),
  newerId: optional(z.string()),
  olderId: optional(z.string()),
});

const counts = z.object({
  open: z.number(),
  unclear: z.number(),
  unseen: z.number(),
  newestNotice: z.string().nullable(),
});

export const pageAnswer = z.object({ takes: z.array(takeRow), changeCursor: z.string(), counts });
export const matchingAnswer = z.object({ ids: z.array(z.string()) });
export const takesAnswer = z.object({ takes: z.array(takeRow) });
export const changesAnswer = z.object({
  takes: z.array(takeRow),
  cursor: z.string(),
  counts,
  isAhead: z.boolean(),
});
export const detailAnswer = z.object({ take: optional(detailRow) });

export function viewTake(row: TakeRow, viewer: Viewer): TakeView {
  const { asked, answer, charge, result, outputCount, backdrop, ...plain } = row;
  return {
    ...plain,
    settings: settingsOf(asked, answer),
    isMine: row.creatorId === viewer.userId,
    charge,
    poster: posterOf(result, viewer),
    preview: linkOf(result?.kind === 'video' ? result.derivatives?.preview : undefined, viewer),
    media: result && resultLink(result, row, viewer),
    peaks: peaksOf(result, viewer),
    outputCount: outputCount > 1 ? outputCount : undefined,
    backdrop: posterOf(backdrop, viewer),
    isSafe: row.state === 'succeeded' && (result !== undefined || row.resultText !== undefined),
  };
}

export function viewDetail(row: z.infer<typeof detailRow>, viewer: Viewer): TakeDetail {
  const { chapters, outputs, editedFrom, parts, inputs, enhancedFrom, ...more } = row;
  const { input, vendorTaskId, parentId, sampleId, events, newerId, olderId, ...take } = more;
  const requestIds = events.flatMap((event) => event.requestId ?? []);
  return {
    ...viewTake(take, viewer),
    input,
    vendorTaskId,
    chapters,
    outputs: outputs.map((one) => resultLink(one, take, viewer)),
    editedFrom: editedFrom.map(({ asset: found, ...step }) => ({
      ...step,
      picture: linkOf(found && shownFile(found), viewer),
      poster: posterOf(found, viewer),
    })),
    parts: parts.map(({ result, prompt, ...one }) => ({
      ...one,
      redoEstimate: billLongSpeech(one.characters, prices()),
      media: result && resultLink(result, { prompt, createdAt: one.createdAt }, viewer),
      peaks: peaksOf(result, viewer),
    })),
    parentId,
    sampleId,
    requestIds: [...new Set(requestIds)].reverse(),
    inputs: inputs.map(({ asset: found, ...rest }) => ({
      ...rest,
      assetId: found?.id,
      name: found?.name,
      kind: found?.kind,
      durationSeconds: found?.durationSeconds,
      media: linkOf(found && shownFile(found), viewer),
      poster: posterOf(found, viewer),
      peaks: peaksOf(found, viewer),
    })),
    events,
    enhancedFrom: enhancedFrom && viewNeighbour(enhancedFrom, viewer),
    newerId,
    olderId,
    chargePriceList: row.charge?.priceList,
  };
}

function viewNeighbour({ result, ...plain }: z.infer<typeof neighbour>, viewer: Viewer): TakeLink {
  return {
    ...plain,
    kind: result?.kind,
    poster: posterOf(result, viewer),
    peaks: peaksOf(result, viewer),
  };
}

function settingsOf(asked: TakeRow['asked'], answer: TakeRow['answer']): TakeSettings {
  return {
    resolution: answer?.resolution || asked?.resolution,
    ratio: answer?.ratio || asked?.ratio,
    size: asked?.size,
    durationSeconds: answer?.duration || asked?.duration,
  };
}

function linkOf(target: z.infer<typeof file> | undefined, viewer: Viewer): MediaLink | undefined {
  if (!target) return undefined;
  const { storageKey, mimeType, width, height } = target;
  return { url: mediaUrl({ storageKey, mimeType }, viewer), mimeType, width, height };
}

/** A picture without a poster is its own. */
function posterOf(row: AssetRow | undefined, viewer: Viewer): MediaLink | undefined {
  return linkOf(row?.derivatives?.poster ?? (row?.kind === 'image' ? row : undefined), viewer);
}

/** Only a sound is shown by its waveform; a video has one too. */
function peaksOf(row: AssetRow | undefined, viewer: Viewer): MediaLink | undefined {
  return linkOf(row?.kind === 'audio' ? row.derivatives?.peaks : undefined, viewer);
}

/** What a browser can show: a picture's rendition where there is one (HEIC), else the file itself. */
function shownFile(row: AssetRow): z.infer<typeof file> {
  return row.kind === 'image' && row.derivatives?.preview ? row.derivatives.preview : row;
}

function resultLink(row: AssetRow, take: Pick<TakeRow, 'prompt' | 'createdAt'>, viewer: Viewer): ResultLink {
  const { storageKey, mimeType, width, height, format } = row;
  const saveAs = downloadName(take.prompt, take.createdAt, format);
  return {
    url: mediaUrl({ storageKey: shownFile(row).storageKey, mimeType: shownFile(row).mimeType }, viewer),
    downloadUrl: mediaUrl({ storageKey, mimeType, downloadName: saveAs }, viewer),
    mimeType,
    width,
    height,
    assetId: row.id,
    kind: row.kind,
    sizeBytes: row.sizeBytes,
    durationSeconds: row.durationSeconds,
    framesPerSecond: row.framesPerSecond,
    hasAudio: row.audioCodec !== undefined,
    format,
  };
}
