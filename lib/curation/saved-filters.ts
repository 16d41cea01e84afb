import { canCreate, canManage, type Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { Prisma } from '#prisma/client/client.ts';
import type {
  ChangeSavedFilterInput,
  RestoreSavedFilterInput,
  SaveFilterInput,
} from './saved-filter-inputs.ts';

/** A person has so many at most: a list, not an archive. */
const maxSavedFilters = 200;
const notHere = failure('not-found', 'This filter is not here any more.');
const noSharing = failure('forbidden', 'Reviewers keep filters for themselves.');

/** Keeps a filter under a name. Everybody keeps their own; sharing one with the team is for those who create. */
export async function saveFilter(
  viewer: Viewer,
  input: SaveFilterInput,
): Promise<Result<{ filterId: string }>> {
  return writeFilter(viewer, { ...input, userId: viewer.userId });
}

/** Renames a filter, shares it or takes it back. One's own; an owner also what is shared. */
export async function changeSavedFilter(
  viewer: Viewer,
  { filterId, name, isShared }: ChangeSavedFilterInput,
): Promise<Result<object>> {
  if (isShared && !canCreate(viewer)) return noSharing;
  const change = { ...(name === undefined ? {} : { name }), ...(isShared === undefined ? {} : { isShared }) };
  return orTaken(async () => {
    const { count } = await db().savedFilter.updateMany({
      where: changeable(viewer, filterId),
      data: change,
    });
    return count === 0 ? notHere : success({});
  });
}

/** Deletes a filter; `undo` brings it back. */
export async function deleteSavedFilter(
  viewer: Viewer,
  { filterId }: { filterId: string },
): Promise<Result<{ undo: RestoreSavedFilterInput }>> {
  const where = changeable(viewer, filterId);
  const row = await db().savedFilter.findFirst({ where });
  const { count } = await db().savedFilter.deleteMany({ where });
  if (!row || count === 0) return notHere;
  const { userId, name, query, isShared } = row;
  return success({ undo: { userId, name, query, isShared } });
}

/** Brings back a deleted filter: one's own, or as an owner what another member had shared. */
export async function restoreSavedFilter(
  viewer: Viewer,
  input: RestoreSavedFilterInput,
): Promise<Result<{ filterId: string }>> {
  if (input.userId !== viewer.userId) {
    if (!canManage(viewer) || !input.isShared) return notHere;
    const member = { teamId: viewer.teamId, userId: input.userId };
    if ((await db().member.count({ where: member })) === 0) return notHere;
  }
  return writeFilter(viewer, input);
}

async function writeFilter(
  viewer: Viewer,
  { userId, name, query, isShared }: RestoreSavedFilterInput,
): Promise<Result<{ filterId: string }>> {
  if (isShared && !canCreate(viewer)) return noSharing;
  const { teamId } = viewer;
  if ((await db().savedFilter.count({ where: { teamId, userId } })) >= maxSavedFilters) {
    return failure('too-many', `You may keep ${maxSavedFilters} filters. Delete one first.`);
  }
  return orTaken(async () => {
    const { id } = await db().savedFilter.create({ data: { teamId, userId, name, query, isShared } });
    return success({ filterId: id });
  });
}

function changeable(viewer: Viewer, id: string): Prisma.SavedFilterWhereInput {
  const { teamId, userId } = viewer;
  return { id, teamId, OR: [{ userId }, ...(canManage(viewer) ? [{ isShared: true }] : [])] };
}

async function orTaken<T>(write: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') throw error;
    return failure('conflict', 'There is a filter of this name already.', { field: 'name' });
  }
}
