import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { Prisma } from '#prisma/client/client.ts';
import type { AddVoiceInput, FavouriteInput, RenameVoiceInput } from './action-inputs.ts';
import { viewOwnVoice } from './queries.ts';
import { readVoiceSettings } from './voice-settings.ts';
import type { TeamVoiceView } from './voice-view.ts';

/** What every change of the team's voices answers to someone who may only look and listen. */
export const forbidden = failure(
  'forbidden',
  'Reviewers listen and judge. Ask an owner of the team to let you create.',
);
const notFound = failure('not-found', 'This voice is no longer here. Somebody may have removed it.');
const nameTaken = failure('conflict', 'The team already has a voice of this name. Choose another one.', {
  field: 'name',
});

/** Gives a voice a name of the team's own: a cloned one that was typed by hand, or one with settings. */
export async function addVoice(viewer: Viewer, input: AddVoiceInput): Promise<Result<TeamVoiceView>> {
  if (!canCreate(viewer)) return forbidden;
  const { family, voiceId, name, gender = null, language = null } = input;
  const settings = readVoiceSettings(input.settings);
  try {
    const row = await db().teamVoice.create({
      data: {
        teamId: viewer.teamId,
        createdById: viewer.userId,
        ...{ family, voiceId, name, gender, language },
        ...(settings ? { settings: { ...settings } } : {}),
      },
    });
    return success(viewOwnVoice(row, viewer.name));
  } catch (error) {
    if (isTaken(error)) return nameTaken;
    throw error;
  }
}

export async function renameVoice(viewer: Viewer, { id, name }: RenameVoiceInput): Promise<Result<null>> {
  if (!canCreate(viewer)) return forbidden;
  try {
    const { count } = await db().teamVoice.updateMany({
      where: { id, teamId: viewer.teamId },
      data: { name },
    });
    return count === 1 ? success(null) : notFound;
  } catch (error) {
    if (isTaken(error)) return nameTaken;
    throw error;
  }
}

/** Takes the name away; takes that were made with the voice stay. To undo it is to add it again. */
export async function removeVoice(viewer: Viewer, { id }: { id: string }): Promise<Result<null>> {
  if (!canCreate(viewer)) return forbidden;
  const { count } = await db().teamVoice.deleteMany({ where: { id, teamId: viewer.teamId } });
  return count === 1 ? success(null) : notFound;
}

/** A person's own mark, which costs nothing: every role may set it. */
export async function setFavourite(
  { userId }: Viewer,
  { family, voiceId, isFavourite }: FavouriteInput,
): Promise<Result<null>> {
  const mark = { userId, family, voiceId };
  if (isFavourite) await db().favouriteVoice.createMany({ data: mark, skipDuplicates: true });
  else await db().favouriteVoice.deleteMany({ where: mark });
  return success(null);
}

function isTaken(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
