import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GivenMedia } from '#lib/sandbox/drafts/draft.ts';
import type { InputProblem } from '#lib/sandbox/http/error-shape.ts';
import { decodeDataUri } from '#lib/sandbox/media/data-uri.ts';
import type { MediaProcess } from '#lib/sandbox/media/media-process.ts';
import { mediaLocation } from '#lib/vendor/media-location.ts';
import type { VendorNames } from '#lib/vendor/names.ts';
import { brokenLimit, brokenTotal } from './input-limits.ts';
import type { TaskInput } from './task.ts';

const probeTimeoutMs = 30_000;

/** What taking the inputs of a request needs to know. */
export interface InputContext {
  names: VendorNames;
  media: MediaProcess;
  /** The task's folder: files inside the request are written here. */
  folder: string;
}

/**
 * Takes the media of a request. Files inside it are decoded and checked against every limit now; links and vendor
 * files are only noted (spec 0, "Where the documents contradict themselves", third point).
 */
export async function takeInputs(
  media: readonly GivenMedia[],
  context: InputContext,
): Promise<{ inputs: TaskInput[] } | { problem: InputProblem }> {
  const inputs: TaskInput[] = [];
  for (const [index, { role, field, url }] of media.entries()) {
    if (mediaLocation(url, context.names) !== 'inline') {
      inputs.push({ role, field, url });
      continue;
    }
    const taken = await takeFile(url, { role, field }, `input-${index}`, context);
    if ('problem' in taken) return taken;
    inputs.push(taken);
  }
  const problem = brokenTotal(inputs);
  return problem ? { problem } : { inputs };
}

async function takeFile(
  uri: string,
  input: TaskInput,
  file: string,
  { folder, media }: InputContext,
): Promise<TaskInput | { problem: InputProblem }> {
  const decoded = decodeDataUri(uri);
  if ('rule' in decoded) {
    return { problem: { role: input.role, field: input.field, rule: 'decode', message: decoded.rule } };
  }
  await mkdir(folder, { recursive: true });
  const path = join(folder, file);
  await writeFile(path, decoded.bytes);
  return checkFile(path, { ...input, file }, media);
}

/** Probes a file of the task's folder and checks it against the limits of its role. */
export async function checkFile(
  path: string,
  input: TaskInput,
  media: MediaProcess,
): Promise<TaskInput | { problem: InputProblem }> {
  const { role, field } = input;
  const probe = () => media.run({ kind: 'probe', path }, probeTimeoutMs);
  // The process may have ended because of another file: that is asked once more.
  const probed = await probe()
    .catch(probe)
    .catch(() => ({ unreadable: 'the file could not be decoded' }));
  if ('unreadable' in probed) return { problem: { role, field, rule: 'decode', message: probed.unreadable } };
  const broken = brokenLimit(role, probed.facts);
  return broken ? { problem: { role, field, ...broken } } : { ...input, facts: probed.facts };
}
