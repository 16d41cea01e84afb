import { downloadToFile } from '#lib/assets/safe-fetch.ts';
import { type PreparedAsset, prepareAsset } from '#lib/assets/store-result.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { findTool } from '#lib/tools/registry.ts';
import type { QueriedTask } from '#lib/vendor/video.ts';
import type { Task } from '#prisma/client/client.ts';
import type { Engine } from './engine.ts';

/** What a task made: a file that lies in storage, or a text. */
export type MadeResult = { asset: PreparedAsset } | { text: string };

/** 2K video of 15 s is some 50 MB; this is a wall against links that never end, not a limit of the vendor. */
const downloadCaps = { maxBytes: 2 * 1024 ** 3, timeoutMs: 10 * 60_000, idleMs: 30_000 };

/** A file may be so much shorter than the vendor says (it tells whole seconds). */
const lengthSlackSeconds = 1.5;
/** A file that is still too short after so many downloads is what the vendor made. */
const triesForLength = 5;

/** Fetches the result of a finished task and puts it into storage, checked. `path` is a temporary file of the caller. */
export async function downloadResult(
  engine: Engine,
  task: Task,
  answer: QueriedTask,
  path: string,
): Promise<Result<MadeResult>> {
  if (findTool(task.tool)?.resultKind === 'text') return readText(engine, task, answer);
  // The link of an earlier try may be dead, or the very reason of the failure.
  const first = task.stepFailures === 0 ? answer.content?.url : undefined;
  let download = first ? await fetchTo(engine, first, path) : undefined;
  if (!download || (!download.ok && download.failure.code === 'dead-link')) {
    const renewed = await askAnew(engine, task);
    if (!renewed.ok) return renewed;
    const link = renewed.value.content?.url;
    if (!link) return failure('no-link', 'The vendor says it is finished, but gives no link to download.');
    download = await fetchTo(engine, link, path);
  }
  if (!download.ok) return download;
  const prepared = await prepareAsset({
    teamId: task.teamId,
    createdById: task.creatorId,
    path,
    originalName: `${task.tool}-${task.id}.mp4`,
    source: 'result',
    expect: 'video',
  });
  if (!prepared.ok) return prepared;
  const wrongLength = lengthProblem(prepared.value, answer);
  return wrongLength && task.stepFailures < triesForLength
    ? failure('wrong-length', wrongLength)
    : success({ asset: prepared.value });
}

function fetchTo(engine: Engine, url: string, path: string) {
  return downloadToFile(url, path, { ...downloadCaps, allowOrigins: [engine.vendorOrigin] });
}

async function readText(engine: Engine, task: Task, answer: QueriedTask): Promise<Result<MadeResult>> {
  if (answer.content?.prompt) return success({ text: answer.content.prompt });
  const renewed = await askAnew(engine, task);
  if (!renewed.ok) return renewed;
  const text = renewed.value.content?.prompt;
  return text ? success({ text }) : failure('no-text', 'The vendor says it is finished, but gives no text.');
}

/** After a link has expired, querying the task again returns a new one (spec 1, query, rule 3). */
async function askAnew(engine: Engine, task: Task): Promise<Result<QueriedTask>> {
  const outcome = await engine.vendor.query(task.vendorTaskId ?? '');
  if (outcome.kind === 'found') return success(outcome.task);
  const words = outcome.kind === 'no-answer' ? outcome.reason : outcome.error.message;
  return failure(outcome.kind, `A new link could not be had from the vendor: ${words}`);
}

function lengthProblem({ facts }: PreparedAsset, { duration }: QueriedTask): string | undefined {
  const measured = facts.durationSeconds ?? 0;
  if (duration === undefined || measured >= duration - lengthSlackSeconds) return undefined;
  return `The file is ${measured.toFixed(1)} s long, and the vendor made ${duration} s: it is not complete.`;
}
