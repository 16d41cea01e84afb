import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { InputProblem } from '#lib/sandbox/http/error-shape.ts';
import type { MediaProcess } from '#lib/sandbox/media/media-process.ts';
import type { VendorNames } from '#lib/vendor/names.ts';
import { checkFile } from './inline-inputs.ts';
import { brokenTotal, maxBytesOfRole, tooLarge } from './input-limits.ts';
import type { SandboxTask, TaskInput } from './task.ts';

/** What a running task fails with when an input cannot be fetched or breaks a rule. */
export class InputError extends Error {
  readonly problem: InputProblem;
  constructor(problem: InputProblem) {
    super(`${problem.field}: ${problem.message}`);
    this.problem = problem;
  }
}

const fetchTimeoutMs = 30_000;

/**
 * Fetches the links of a task into its folder and checks them as files inside a request are checked. Throws
 * InputError with the field and the rule. Inputs that are already here stay as they are.
 */
export async function fetchInputs(
  task: SandboxTask,
  folder: string,
  names: VendorNames,
  media: MediaProcess,
): Promise<TaskInput[]> {
  const inputs = await Promise.all(
    task.inputs.map((input, index) => {
      if (input.file || !input.url || input.url.startsWith(`${names.fileScheme}://`)) return input;
      return fetchInput(input, input.url, `input-${index}`, folder, media);
    }),
  );
  const problem = brokenTotal(inputs);
  if (problem) throw new InputError(problem);
  return inputs;
}

async function fetchInput(
  input: TaskInput,
  url: string,
  file: string,
  folder: string,
  media: MediaProcess,
): Promise<TaskInput> {
  const { role, field } = input;
  const path = join(folder, file);
  const problem = await download(url, path, maxBytesOfRole[role]);
  if (problem) throw new InputError({ role, field, ...problem });
  const checked = await checkFile(path, { ...input, file }, media);
  if ('problem' in checked) throw new InputError(checked.problem);
  return checked;
}

type DownloadProblem = Pick<InputProblem, 'rule' | 'message'>;

/** Downloads to a file; answers with what went wrong, or undefined. */
async function download(url: string, path: string, maxBytes: number): Promise<DownloadProblem | undefined> {
  const file = await open(path, 'w');
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(fetchTimeoutMs) });
    const reader = answer.body?.getReader();
    if (!answer.ok || !reader) {
      await reader?.cancel();
      return unfetched(`HTTP ${answer.status}`);
    }
    let size = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length;
      if (size > maxBytes) {
        await reader.cancel();
        return { rule: 'size', message: tooLarge(maxBytes) };
      }
      await file.write(next.value);
    }
    return undefined;
  } catch (error) {
    return unfetched(reasonOf(error));
  } finally {
    await file.close();
  }
}

function unfetched(why: string): DownloadProblem {
  return { rule: 'fetch', message: `the file could not be fetched (${why})` };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${fetchTimeoutMs / 1000} s`;
  const { cause } = error;
  return cause instanceof Error ? cause.message : error.message;
}
