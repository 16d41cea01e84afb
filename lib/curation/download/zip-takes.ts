import type { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import type { Viewer } from '#lib/auth/viewer.ts';
import { log } from '#lib/log.ts';
import { storage } from '#lib/storage/storage.ts';
import { extensionOf } from '#lib/tasks/download-name.ts';
import { writeCsv } from './csv.ts';
import { fileName } from './file-name.ts';
import { type Chosen, type ChosenTake, readChosen, readInOrder } from './read-chosen.ts';
import { headings, takeLine } from './take-line.ts';

interface Entry {
  name: string;
  lastModified: Date;
  input: string | AsyncIterable<Uint8Array>;
}

/**
 * The files of many takes and a table of them as one ZIP (stored, ZIP64 where it must be), written while it is read:
 * nothing is held but the piece on its way. A file that is missing or breaks off is said in the table, which comes last,
 * and keeps no other from coming. When `signal` ends, storage is read no further.
 */
export async function zipTakes(
  viewer: Viewer,
  chosen: Chosen,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const { taskIds, isCut } = await readChosen(viewer, chosen);
  const entries = entriesOf(viewer, { taskIds, isCut }, signal);
  return makeZip({
    [Symbol.asyncIterator]: () => ({
      next: () => entries.next(),
      // Called when whoever reads goes away, which is no error of ours.
      throw: () => entries.return(undefined),
    }),
  });
}

async function* entriesOf(
  viewer: Viewer,
  { taskIds, isCut }: { taskIds: string[]; isCut: boolean },
  signal: AbortSignal,
): AsyncGenerator<Entry> {
  const lines: (string | number)[][] = [headings];
  let number = 0;
  for await (const chosen of readInOrder(viewer, taskIds)) {
    if (signal.aborted) return;
    number += 1;
    yield* entriesOfTake(chosen, { number, of: taskIds.length }, lines, signal);
  }
  if (isCut) lines.push(['', '', '', '', '', '', 'There are more takes than one download holds.']);
  yield { name: 'takes.csv', lastModified: new Date(), input: writeCsv(lines) };
}

async function* entriesOfTake(
  chosen: ChosenTake,
  place: { number: number; of: number },
  lines: (string | number)[][],
  signal: AbortSignal,
): AsyncGenerator<Entry> {
  const { take, files } = chosen;
  const words = take.title ?? take.prompt;
  const lastModified = new Date(take.finishedAt ?? take.createdAt);
  const note = (file: string, remark?: string) => {
    const isFirst = lines.at(-1)?.[0] !== place.number;
    lines.push(takeLine(place.number, chosen, { file, isFirst, ...(remark ? { remark } : {}) }));
  };
  for (const [index, { storageKey, format }] of files.entries()) {
    const part = files.length > 1 ? index + 1 : undefined;
    const name = fileName(words, extensionOf(format), { ...place, part });
    const file = await open(storageKey);
    if (!file) {
      note('', `Missing in storage: ${name}`);
      continue;
    }
    const problem: { words?: string } = {};
    try {
      yield { name, lastModified, input: bytesOf(file, signal, problem) };
    } finally {
      file.destroy();
    }
    note(name, problem.words);
  }
  if (take.resultText !== undefined) {
    const name = fileName(words, 'txt', place);
    yield { name, lastModified, input: take.resultText };
    note(name);
  }
  if (files.length === 0 && take.resultText === undefined) note('', 'There is no result.');
}

async function open(storageKey: string): Promise<Readable | undefined> {
  try {
    return (await storage().read(storageKey))?.stream;
  } catch (error) {
    log.warn('a file could not be read for a download', { storageKey, error });
    return undefined;
  }
}

/** The bytes as they come; what breaks in the middle ends there, and the file is closed whatever happens. */
async function* bytesOf(
  stream: Readable,
  signal: AbortSignal,
  problem: { words?: string },
): AsyncGenerator<Uint8Array> {
  const close = () => stream.destroy();
  signal.addEventListener('abort', close);
  if (signal.aborted) close();
  try {
    for await (const chunk of stream) yield chunk;
  } catch (error) {
    problem.words = 'Broken off: it could not be read to its end.';
    if (!signal.aborted) log.warn('a file broke off in a download', { error });
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}
