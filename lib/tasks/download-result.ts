import { downloadToFile } from '#lib/assets/safe-fetch.ts';
import { type PreparedAsset, prepareAsset } from '#lib/assets/store-result.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { endpointOf } from '#lib/tools/registry.ts';
import { type QueriedTask, queryAnswer } from '#lib/vendor/video.ts';
import type { Task } from '#prisma/client/client.ts';
import type { Engine } from './engine.ts';

/** What a task made, a file that lies checked in storage or a text, with the vendor's answer that told of it. */
export interface MadeResult {
  answer: QueriedTask;
  asset?: PreparedAsset;
  text?: string;
}

/** 2K video of 15 s is some 50 MB; this is a wall against links that never end, not a limit of the vendor. */
const downloadCaps = { maxBytes: 2 * 1024 ** 3, timeoutMs: 10 * 60_000, idleMs: 30_000 };

/** A file may be so much shorter than the vendor says (it tells whole seconds). */
const lengthSlackSeconds = 1.5;
/** A file that is still too short after so many downloads is what the vendor made. */
const triesForLength = 5;

/** What a newer answer of the vendor mends. */
const staleCodes: readonly string[] = ['dead-link', 'no-link', 'no-text'];

/**
 * Fetches the result of a finished task and puts it into storage, checked. The first try takes the link that came
 * with the success; after that the vendor is asked for a new one (spec 1, query, rule 3). `path` is a temporary file
 * of the caller.
 */
export async function downloadResult(engine: Engine, task: Task, path: string): Promise<Result<MadeResult>> {
  const stored = queryAnswer.shape.task.safeParse(task.vendorAnswer).data;
  if (stored && task.stepFailures === 0) {
    const first = await obtain(engine, task, stored, path);
    if (first.ok || !staleCodes.includes(first.failure.code)) return first;
  }
  const renewed = await askAnew(engine, task);
  if (renewed.ok) return obtain(engine, task, renewed.value, path);
  return stored ? obtain(engine, task, stored, path) : renewed;
}

async function askAnew(engine: Engine, task: Task): Promise<Result<QueriedTask>> {
  const outcome = await engine.vendor.query(task.vendorTaskId ?? '');
  if (outcome.kind === 'found') return success(outcome.task);
  const words = outcome.kind === 'no-answer' ? outcome.reason : outcome.error.message;
  return failure(outcome.kind, `A new link could not be had from the vendor: ${words}`);
}

async function obtain(
  engine: Engine,
  task: Task,
  answer: QueriedTask,
  path: string,
): Promise<Result<MadeResult>> {
  const { url, prompt: text } = answer.content ?? {};
  if (endpointOf(task)?.makes === 'text') {
    if (text) return success({ answer, text });
    return failure('no-text', 'The vendor says it is finished, but gives no text.');
  }
  if (!url) return failure('no-link', 'The vendor says it is finished, but gives no link to download.');
  const allowOrigins = [engine.vendorOrigin];
  const download = await downloadToFile(url, path, { ...downloadCaps, allowOrigins });
  if (!download.ok) return download;
  const prepared = await prepareAsset({
    teamId: task.teamId,
    createdById: task.creatorId,
    path,
    sha256: download.value.sha256,
    originalName: `${task.tool}-${task.id}.mp4`,
    source: 'result',
    expect: 'video',
  });
  if (!prepared.ok) return prepared;
  const wrongLength = lengthProblem(prepared.value, answer);
  if (wrongLength && task.stepFailures < triesForLength) return failure('wrong-length', wrongLength);
  return success({ answer, asset: prepared.value });
}

function lengthProblem({ facts }: PreparedAsset, { duration }: QueriedTask): string | undefined {
  const measured = facts.durationSeconds ?? 0;
  if (duration === undefined || measured >= duration - lengthSlackSeconds) return undefined;
  return `The file is ${measured.toFixed(1)} s long, and the vendor made ${duration} s: it is not complete.`;
}
