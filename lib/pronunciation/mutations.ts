import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { type Database, db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { storableText } from '#lib/storable.ts';
import type { Pronunciation } from '#lib/vendor/pronunciation.ts';
import { Prisma } from '#prisma/client/client.ts';
import { entryRule, readEntries } from './entry-rule.ts';
import { pronunciationLimits } from './pronunciation-limits.ts';
import type { PronunciationView } from './pronunciation-view.ts';

const forbidden = failure('forbidden', 'Reviewers read the dictionary. Ask an owner to let you write in it.');
const notFound = failure('not-found', 'This entry is no longer in the dictionary.');
const { maxEntries } = pronunciationLimits;
const isFull = failure('conflict', `The dictionary is full: it holds ${maxEntries} entries.`);
const shown = { id: true, text: true, replacement: true } as const;

/** Adds an entry, or changes the one that `id` names. A text can stand in the dictionary once. */
export async function savePronunciation(
  viewer: Viewer,
  { id, ...given }: Pronunciation & { id?: string | undefined },
): Promise<Result<PronunciationView>> {
  if (!canCreate(viewer)) return forbidden;
  const rule = entryRule(given);
  if (rule) return failure('invalid', rule, { field: fieldOf(given) });
  const entry = tidied(given);
  try {
    return await (id === undefined ? addEntry(viewer, entry) : changeEntry(viewer, id, entry));
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') throw error;
    return failure('conflict', `The dictionary already has “${entry.text}”. Change that entry.`, {
      field: 'text',
    });
  }
}

async function addEntry(viewer: Viewer, entry: Pronunciation): Promise<Result<PronunciationView>> {
  const { teamId, userId: createdById } = viewer;
  if ((await db().pronunciation.count({ where: { teamId } })) >= maxEntries) return isFull;
  return success(await db().pronunciation.create({ data: { ...entry, teamId, createdById }, select: shown }));
}

async function changeEntry(
  viewer: Viewer,
  id: string,
  entry: Pronunciation,
): Promise<Result<PronunciationView>> {
  const where = { id, teamId: viewer.teamId };
  const { count } = await db().pronunciation.updateMany({ where, data: entry });
  return count === 1 ? success({ id, ...entry }) : notFound;
}

/** Takes an entry out and gives it back, so that it can be put in again. */
export async function removePronunciation(
  viewer: Viewer,
  { id }: { id: string },
): Promise<Result<Pronunciation>> {
  if (!canCreate(viewer)) return forbidden;
  const where = { id, teamId: viewer.teamId };
  return db().$transaction(async (tx) => {
    const found = await tx.pronunciation.findFirst({ where, select: { text: true, replacement: true } });
    const { count } = await tx.pronunciation.deleteMany({ where });
    return found && count === 1 ? success(found) : notFound;
  });
}

/** Takes in lines of the form `text/replacement`, all of them or none; what is there under the same text is changed. */
export async function importPronunciations(
  viewer: Viewer,
  { lines }: { lines: string },
): Promise<Result<{ count: number }>> {
  if (!canCreate(viewer)) return forbidden;
  const read = readEntries(storableText(lines));
  if ('problem' in read)
    return failure('invalid', `${read.problem} Nothing was taken in.`, { field: 'lines' });
  if (read.length === 0) return failure('invalid', 'There is no entry in it.', { field: 'lines' });
  if (read.length > maxEntries) return isFull;
  return db()
    .$transaction(async (tx) => {
      await writeAll(tx, viewer, read);
      if ((await tx.pronunciation.count({ where: { teamId: viewer.teamId } })) > maxEntries) {
        throw new TooManyEntries();
      }
      return success({ count: read.length });
    })
    .catch((error: unknown) => {
      if (error instanceof TooManyEntries) return isFull;
      throw error;
    });
}

/** Two statements however many there are: hundreds would hold the transaction open for seconds on a busy machine. */
async function writeAll(
  tx: Database,
  { teamId, userId: createdById }: Viewer,
  entries: readonly Pronunciation[],
): Promise<void> {
  await tx.pronunciation.createMany({
    data: entries.map((entry) => ({ ...entry, teamId, createdById })),
    skipDuplicates: true,
  });
  const texts = entries.map(({ text }) => text);
  const replacements = entries.map(({ replacement }) => replacement);
  await tx.$executeRaw`
    UPDATE "Pronunciation" entry SET replacement = given.replacement, "updatedAt" = now()
    FROM unnest(${texts}::text[], ${replacements}::text[]) AS given(text, replacement)
    WHERE entry."teamId" = ${teamId}::uuid AND entry.text = given.text
      AND entry.replacement <> given.replacement`;
}

/** Undoes the transaction. */
class TooManyEntries extends Error {}

function tidied({ text, replacement }: Pronunciation): Pronunciation {
  return { text: storableText(text).trim(), replacement: storableText(replacement).trim() };
}

/** The rule belongs to the field without which the other would be right. */
function fieldOf({ text }: Pronunciation): string {
  return entryRule({ text, replacement: 'words' }) ? 'text' : 'replacement';
}
