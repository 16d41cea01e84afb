import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaProcess } from '#lib/sandbox/media/media-process.ts';
import type { VendorNames } from '#lib/vendor/names.ts';
import { audioLimit, type ContentRole, imageLimit, videoLimit } from '#lib/vendor/video-limits.ts';
import { checkFile } from './inline-inputs.ts';
import { brokenTotal } from './input-limits.ts';
import type { SandboxTask, TaskInput } from './task.ts';

/** What a running task fails with when an input breaks a rule: the business code of invalid parameters. */
export class InputError extends Error {
  readonly code = '2013';
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
  const rule = brokenTotal(inputs);
  if (rule) throw new InputError(`invalid params, content: ${rule} (2013)`);
  return inputs;
}

async function fetchInput(
  input: TaskInput,
  url: string,
  file: string,
  folder: string,
  media: MediaProcess,
): Promise<TaskInput> {
  const refuse = (rule: string) => new InputError(`invalid params, ${input.field}: ${rule} (2013)`);
  const path = join(folder, file);
  const problem = await download(url, path, maxBytesOf(input.role));
  if (problem) throw refuse(problem);
  const checked = await checkFile(path, { ...input, file }, media);
  if ('rule' in checked) throw refuse(checked.rule);
  return checked;
}

/** Downloads to a file; answers with what went wrong, in words, or undefined. */
async function download(url: string, path: string, maxBytes: number): Promise<string | undefined> {
  const file = await open(path, 'w');
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(fetchTimeoutMs) });
    const reader = answer.body?.getReader();
    if (!answer.ok || !reader) {
      await reader?.cancel();
      return `the file could not be fetched (HTTP ${answer.status})`;
    }
    let size = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length;
      if (size > maxBytes) {
        await reader.cancel();
        return `the file is larger than ${maxBytes / 1024 / 1024} MB`;
      }
      await file.write(next.value);
    }
    return undefined;
  } catch (error) {
    return `the file could not be fetched (${reasonOf(error)})`;
  } finally {
    await file.close();
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${fetchTimeoutMs / 1000} s`;
  const { cause } = error;
  return cause instanceof Error ? cause.message : error.message;
}

/** The size limit of a role is also the most that is downloaded; the check names the rule. */
function maxBytesOf(role: ContentRole): number {
  if (role === 'reference_audio') return audioLimit.maxBytes;
  return role === 'reference_video' || role === 'base_video' ? videoLimit.maxBytes : imageLimit.maxBytes;
}
