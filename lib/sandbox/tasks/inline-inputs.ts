import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Answer, invalidParams } from '#lib/sandbox/http/answer.ts';
import { decodeDataUri } from '#lib/sandbox/media/data-uri.ts';
import type { MediaProcess } from '#lib/sandbox/media/media-process.ts';
import { mediaLocation } from '#lib/vendor/media-location.ts';
import type { VendorNames } from '#lib/vendor/names.ts';
import { type ContentItem, isMedia, type MediaItem, mediaUrl } from '#lib/vendor/video.ts';
import type { ContentRole } from '#lib/vendor/video-limits.ts';
import { brokenLimit, brokenTotal } from './input-limits.ts';
import type { TaskInput } from './task.ts';

const probeTimeoutMs = 30_000;

/** What taking the inputs of a request needs to know. */
export interface InputContext {
  names: VendorNames;
  media: MediaProcess;
  /** The task's folder: files inside the request are written here. */
  folder: string;
  roleOf: (item: MediaItem) => ContentRole;
}

/**
 * Takes the media of a request. Files inside it are decoded and checked against every limit now; links and vendor
 * files are only noted (spec 0, "Where the documents contradict themselves", third point).
 */
export async function takeInputs(
  content: readonly ContentItem[],
  context: InputContext,
): Promise<{ inputs: TaskInput[] } | { refused: Answer }> {
  const inputs: TaskInput[] = [];
  for (const [index, item] of content.entries()) {
    if (!isMedia(item)) continue;
    const field = `content[${index}].${item.type}.url`;
    const url = mediaUrl(item);
    const input: TaskInput = { role: context.roleOf(item), field };
    if (mediaLocation(url, context.names) !== 'inline') {
      inputs.push({ ...input, url });
      continue;
    }
    const taken = await takeFile(url, input, `input-${index}`, context);
    if ('rule' in taken) return { refused: invalidParams(`${field}: ${taken.rule}`) };
    inputs.push(taken);
  }
  const rule = brokenTotal(inputs);
  return rule ? { refused: invalidParams(`content: ${rule}`) } : { inputs };
}

async function takeFile(
  uri: string,
  input: TaskInput,
  file: string,
  { folder, media }: InputContext,
): Promise<TaskInput | { rule: string }> {
  const decoded = decodeDataUri(uri);
  if ('rule' in decoded) return decoded;
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
): Promise<TaskInput | { rule: string }> {
  const probe = () => media.run({ kind: 'probe', path }, probeTimeoutMs);
  // The process may have ended because of another file: that is asked once more.
  const probed = await probe()
    .catch(probe)
    .catch(() => ({ unreadable: 'the file could not be decoded' }));
  if ('unreadable' in probed) return { rule: probed.unreadable };
  const rule = brokenLimit(input.role, probed.facts);
  return rule ? { rule } : { ...input, facts: probed.facts };
}
