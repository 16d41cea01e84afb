import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import type { ChangeProjectInput, MakeProjectInput, ProjectIdInput } from './action-inputs.ts';
import type { ProjectName } from './project-view.ts';

/** What every change of projects answers to someone who may only look. */
export const forbidden = failure(
  'forbidden',
  'Reviewers look and judge. Ask an owner of the team to let you create.',
);
export const notFound = failure('not-found', 'This project is not here.');

/** Names need not be unique: a series has many pilots. */
export async function makeProject(
  viewer: Viewer,
  { name, description }: MakeProjectInput,
): Promise<Result<ProjectName>> {
  if (!canCreate(viewer)) return forbidden;
  const { teamId, userId: createdById } = viewer;
  return success(
    await db().project.create({
      data: { teamId, createdById, name, description },
      select: { id: true, name: true },
    }),
  );
}

/** Renames or describes a project. */
export async function changeProject(
  viewer: Viewer,
  { projectId, name, description }: ChangeProjectInput,
): Promise<Result<null>> {
  if (!canCreate(viewer)) return forbidden;
  const { count } = await db().project.updateMany({
    where: { id: projectId, teamId: viewer.teamId },
    data: { ...(name === undefined ? {} : { name }), ...(description === undefined ? {} : { description }) },
  });
  return count === 1 ? success(null) : notFound;
}

/** Takes a project out of the lists and off new takes; what is in it stays as it is. */
export function archiveProject(viewer: Viewer, { projectId }: ProjectIdInput): Promise<Result<null>> {
  return setArchived(viewer, projectId, true);
}

export function restoreProject(viewer: Viewer, { projectId }: ProjectIdInput): Promise<Result<null>> {
  return setArchived(viewer, projectId, false);
}

async function setArchived(viewer: Viewer, id: string, isArchived: boolean): Promise<Result<null>> {
  if (!canCreate(viewer)) return forbidden;
  const where = { id, teamId: viewer.teamId };
  const { count } = await db().project.updateMany({
    where: { ...where, archivedAt: isArchived ? null : { not: null } },
    data: { archivedAt: isArchived ? new Date() : null },
  });
  if (count === 1) return success(null);
  // The same again changes nothing.
  return (await db().project.findFirst({ where, select: { id: true } })) ? success(null) : notFound;
}
