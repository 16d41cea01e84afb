import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { runJoin } from '#lib/assets/media-process/run-job.ts';
import { db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { storage } from '#lib/storage/storage.ts';
import type { Task } from '#prisma/client/client.ts';
import { type MadeResult, prepareResult } from './made-result.ts';
import { readPlaces } from './narration-plan.ts';

/** The form in which parts were asked for; raw samples lie in WAV files. */
const askedFormat = z.looseObject({
  audio_setting: z.looseObject({ format: z.enum(['mp3', 'pcm', 'flac', 'wav']) }),
});

interface MadePart {
  partIndex: number | null;
  requestBody: unknown;
  storageKey: string;
}

/** Joins the parts of a narration, in order, into one file with chapter marks, which is its result. */
export async function joinParts(task: Task, folder: string): Promise<Result<MadeResult>> {
  const parts = await readMadeParts(task.id);
  const missing = await findMissing(task.id, parts);
  if (missing !== undefined) return failure('no-parts', `Part ${missing + 1} has no sound.`);
  const paths: string[] = [];
  for (const [index, { storageKey }] of parts.entries()) {
    const path = join(folder, `part-${index}`);
    const found = await storage().read(storageKey);
    if (!found) return failure('not-found', `The sound of part ${index + 1} is missing from storage.`);
    await pipeline(found.stream, createWriteStream(path));
    paths.push(path);
  }
  const asked = askedFormat.safeParse(parts[0]?.requestBody).data?.audio_setting.format ?? 'mp3';
  const format = asked === 'pcm' ? 'wav' : asked;
  const target = join(folder, 'joined');
  const joined = await runJoin({ do: 'join', paths, format, chapters: readPlaces(task.requestBody), target });
  if (!joined.ok) return joined;
  const prepared = await prepareResult(task, target, { kind: 'audio' });
  if (!prepared.ok) return prepared;
  const { chapters } = joined.value;
  const note =
    joined.value.format === format
      ? undefined
      : `joined as ${joined.value.format.toUpperCase()}, which holds every sample and may be larger than 4 GB`;
  return success({ assets: [prepared.value.asset], usage: {}, chapters, note });
}

/** The first part without a sound, from 0: silence in the middle of a book would not be heard before it is published. */
async function findMissing(parentId: string, made: readonly MadePart[]): Promise<number | undefined> {
  const all = await db().task.findMany({
    where: { parentId },
    distinct: 'partIndex',
    orderBy: { partIndex: 'asc' },
    select: { partIndex: true },
  });
  const there = new Set(made.map(({ partIndex }) => partIndex));
  return all.find(({ partIndex }) => !there.has(partIndex))?.partIndex ?? undefined;
}

/** The sound that counts of each part: of the newest task that succeeded. */
async function readMadeParts(parentId: string): Promise<MadePart[]> {
  const made = await db().task.findMany({
    where: { parentId, state: 'succeeded' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      partIndex: true,
      requestBody: true,
      outputs: {
        orderBy: { outputIndex: 'asc' },
        take: 1,
        select: { asset: { select: { storageKey: true } } },
      },
    },
  });
  const newest = new Map(made.map((part) => [part.partIndex, part]));
  return [...newest.values()]
    .sort((one, other) => (one.partIndex ?? 0) - (other.partIndex ?? 0))
    .flatMap(({ partIndex, requestBody, outputs }) =>
      outputs.map(({ asset }) => ({ partIndex, requestBody, storageKey: asset.storageKey })),
    );
}
