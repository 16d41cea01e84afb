import { rename } from 'node:fs/promises';
import type { ChapterTime } from '#lib/assets/chapter-times.ts';
import { type PreparedAsset, prepareAsset } from '#lib/assets/store-result.ts';
import { wrapRawSound } from '#lib/assets/wrap-raw-sound.ts';
import { type Result, success } from '#lib/result.ts';
import type { MediaFacts } from '#lib/vendor/media-facts.ts';
import { rawSoundOf } from '#lib/vendor/raw-sound.ts';
import type { Usage } from '#lib/vendor/video.ts';
import type { Task } from '#prisma/client/client.ts';
import { extensionOf } from './download-name.ts';

/** What a task made: files that lie checked in storage, or a text, with what the vendor told of it. */
export interface MadeResult {
  assets: PreparedAsset[];
  text?: string | undefined;
  /** The vendor's answer, to be kept; absent when the kept one stays. */
  answer?: object | undefined;
  /** What it is billed by, where the vendor meters it. */
  usage: Usage;
  /** Where the chapters of a narration begin. */
  chapters?: ChapterTime[] | undefined;
  /** A few words for the history. */
  note?: string | undefined;
}

interface ResultAbout {
  kind: MediaFacts['kind'];
  /** Its place among several. */
  index?: number;
  sha256?: string | undefined;
  /** The vendor's word for what it is. */
  type?: string | undefined;
}

/**
 * Checks a file that a task made, and puts it with its poster, preview and peaks into storage. Samples without a head
 * become a WAV file, unchanged inside it.
 */
export async function prepareResult(
  task: Task,
  path: string,
  { kind, index = 0, sha256, type = '' }: ResultAbout,
): Promise<Result<{ asset: PreparedAsset; note?: string | undefined }>> {
  // A vendor may answer with something else than the samples that were asked for, and say so.
  const isRaw = kind === 'audio' && !/mpeg|mp3|ogg|opus|flac/i.test(type);
  const raw = isRaw ? rawSoundOf(task.requestBody) : undefined;
  const wrapped = `${path}.wav`;
  const isWrapped = raw !== undefined && (await wrapRawSound(path, wrapped, raw));
  if (isWrapped) await rename(wrapped, path);
  const prepared = await prepareAsset({
    teamId: task.teamId,
    createdById: task.creatorId,
    path,
    sha256: isWrapped ? undefined : sha256,
    originalName: task.tool,
    source: 'result',
    expect: kind,
  });
  if (!prepared.ok) return prepared;
  const number = index === 0 ? '' : `-${index + 1}`;
  const originalName = `${task.tool}-${task.id}${number}.${extensionOf(prepared.value.facts.format)}`;
  const note = isWrapped
    ? `the ${raw.encoding} samples lie unchanged in a WAV file, so that they can be played`
    : undefined;
  return success({ asset: { ...prepared.value, originalName }, note });
}
