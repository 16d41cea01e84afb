import { join } from 'node:path';
import { downloadToFile } from '#lib/assets/safe-fetch.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { endpointOf } from '#lib/tools/registry.ts';
import type { Endpoint } from '#lib/vendor/endpoints.ts';
import { type ReportedResult, readKeptReport, type TaskReport } from '#lib/vendor/task-report.ts';
import type { Task } from '#prisma/client/client.ts';
import type { Engine } from './engine.ts';
import { type MadeResult, prepareResult } from './made-result.ts';
import { queryTask } from './query-task.ts';

/**
 * An hour of uncompressed sound is 600 MB; this is a wall against links that never end, not a limit of the vendor. What
 * still arrives may take its time, because the lease is renewed; silence is the sign of a dead line.
 */
const downloadCaps = { maxBytes: 2 * 1024 ** 3, timeoutMs: 60 * 60_000, idleMs: 30_000 };

/** A file may be so much shorter than the vendor says (it tells whole seconds). */
const lengthSlackSeconds = 1.5;
/** What is still too short or still not there after so many tries is all that the vendor made. */
const triesForWhole = 5;

/** What a newer answer of the vendor mends. */
const staleCodes: readonly string[] = ['dead-link', 'no-link', 'no-text'];

/**
 * Fetches every file of a finished task and puts it into storage, checked. The first try takes the links that came
 * with the success; after that the vendor is asked for new ones (spec 1, query, rule 3). `folder` is a temporary one
 * of the caller.
 */
export async function downloadResult(
  engine: Engine,
  task: Task,
  folder: string,
): Promise<Result<MadeResult>> {
  const kept = readKeptReport(task.vendorAnswer);
  if (kept && task.stepFailures === 0) {
    const first = await obtain(engine, task, kept, join(folder, 'first'));
    if (first.ok || !staleCodes.includes(first.failure.code)) return first;
  }
  const renewed = await askAnew(engine, task);
  if (renewed.ok) return obtain(engine, task, renewed.value, join(folder, 'renewed'));
  return kept ? obtain(engine, task, kept, join(folder, 'kept')) : renewed;
}

async function askAnew(engine: Engine, task: Task): Promise<Result<TaskReport>> {
  const outcome = await queryTask(engine, task, task.vendorTaskId ?? '');
  if (outcome.kind === 'found') return success(outcome.task);
  const words = outcome.kind === 'no-answer' ? outcome.reason : outcome.error.message;
  return failure(outcome.kind, `A new link could not be had from the vendor: ${words}`);
}

async function obtain(
  engine: Engine,
  task: Task,
  report: TaskReport,
  path: string,
): Promise<Result<MadeResult>> {
  const { text, results, usage, seconds, raw: answer } = report;
  const { makes = 'video' } = endpointOf(task) ?? {};
  // A vendor that leaves out the seconds still tells how long the video is.
  const metered = { ...usage, output_seconds: usage?.output_seconds ?? seconds };
  if (makes === 'text') {
    if (text) return success({ answer, usage: metered, text, assets: [] });
    return failure('no-text', 'The vendor says it is finished, but gives no text.');
  }
  const made: MadeResult = { answer, usage: metered, assets: [] };
  const listed = inOrder(results, makes);
  for (const [index, result] of listed.entries()) {
    const one = await fetchOne(engine, task, result, { path: `${path}-${index}`, index });
    if (!one.ok && isSpared(task, result, makes)) continue;
    if (!one.ok) return one;
    made.assets.push(one.value.asset);
    made.note ??= one.value.note;
  }
  if (made.assets[0]?.facts.kind !== makes) return noLink;
  const missing = listed.length - made.assets.length;
  if (missing > 0)
    made.note = `${missing} of the ${listed.length} files that the vendor lists could not be had`;
  const wrongLength = lengthProblem(made, seconds);
  if (wrongLength && task.stepFailures < triesForWhole) return failure('wrong-length', wrongLength);
  return success(made);
}

/**
 * What was paid for is not lost for a file that never comes: after some tries one that the vendor lists without a link,
 * or one of a kind that nobody asked for, is done without.
 */
function isSpared(task: Task, { kind, url }: ReportedResult, makes: Endpoint['makes']): boolean {
  return task.stepFailures >= triesForWhole && (kind !== makes || url === undefined);
}

/** Files of the kind that was asked for come first; without any of them there is no result. */
function inOrder(results: readonly ReportedResult[], makes: Endpoint['makes']): ReportedResult[] {
  const wanted = results.filter(({ kind }) => kind === makes);
  if (wanted.length === 0) return [];
  return [...wanted, ...results.filter(({ kind }) => kind !== makes)];
}

const noLink = failure('no-link', 'The vendor says it is finished, but gives no link to download.');

async function fetchOne(
  engine: Engine,
  task: Task,
  { kind, url, type }: ReportedResult,
  { path, index }: { path: string; index: number },
): ReturnType<typeof prepareResult> {
  if (!url) return noLink;
  const download = await downloadToFile(url, path, { ...downloadCaps, allowOrigins: [engine.vendorOrigin] });
  if (!download.ok) return download;
  return prepareResult(task, path, { kind, index, type, sha256: download.value.sha256 });
}

function lengthProblem({ assets: [main] }: MadeResult, seconds: number | undefined): string | undefined {
  const measured = main?.facts.durationSeconds ?? 0;
  if (seconds === undefined || measured >= seconds - lengthSlackSeconds) return undefined;
  return `The file is ${measured.toFixed(1)} s long, and the vendor made ${seconds} s: it is not complete.`;
}
