import { hashPassword } from '#lib/auth/password.ts';
import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { readShare } from './queries.ts';
import type { ChangeShareInput, NewShareInput } from './share-inputs.ts';
import type { ShareView } from './share-view.ts';

const forbidden = failure('forbidden', 'Reviewers do not share outside the team. Ask a creator or an owner.');
const notFound = failure('not-found', 'This link is not here.');

/** Makes a link to chosen takes or to a project of the team. */
export async function createShare(viewer: Viewer, input: NewShareInput): Promise<Result<ShareView>> {
  if (!canCreate(viewer)) return forbidden;
  const { of, password, expiresAt, ...rest } = input;
  const { teamId } = viewer;
  if ('projectId' in of) {
    const project = await db().project.count({ where: { id: of.projectId, teamId } });
    if (project === 0) return failure('not-found', 'This project is not here.');
  } else {
    const shown = { id: { in: of.taskIds }, teamId, shelf: { in: ['gallery', 'archive'] } } as const;
    if (
      (await db().task.count({ where: { ...shown, shelf: { in: [...shown.shelf.in] } } })) < of.taskIds.length
    ) {
      return failure('not-found', 'Some of these takes are not here. Those in the bin cannot be shared.');
    }
  }
  const past = pastOf(expiresAt);
  if (past) return past;
  const { id } = await db().share.create({
    data: {
      ...rest,
      teamId,
      createdById: viewer.userId,
      expiresAt,
      passwordHash: password === null ? null : await hashPassword(password),
      ...('projectId' in of
        ? { projectId: of.projectId }
        : { items: { create: of.taskIds.map((taskId, position) => ({ taskId, position })) } }),
    },
  });
  return answer(viewer, id);
}

/** Changes what a link shows, until when, and its password. Everything it gave out under an old password ends. */
export async function changeShare(viewer: Viewer, input: ChangeShareInput): Promise<Result<ShareView>> {
  if (!canCreate(viewer)) return forbidden;
  const { shareId, password, ...rest } = input;
  const before = await db().share.findFirst({ where: { id: shareId, teamId: viewer.teamId } });
  if (!before) return notFound;
  const isMoved = before.expiresAt?.toISOString() !== rest.expiresAt;
  const past = isMoved ? pastOf(rest.expiresAt) : undefined;
  if (past) return past;
  await db().share.updateMany({
    where: { id: shareId, teamId: viewer.teamId },
    data: {
      ...rest,
      ...(password === undefined
        ? {}
        : { passwordHash: password === null ? null : await hashPassword(password) }),
    },
  });
  return answer(viewer, shareId);
}

/** Ends a link, for good: whoever wants to show the takes again makes another. */
export async function revokeShare(
  viewer: Viewer,
  { shareId }: { shareId: string },
): Promise<Result<ShareView>> {
  if (!canCreate(viewer)) return forbidden;
  await db().share.updateMany({
    where: { id: shareId, teamId: viewer.teamId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  return answer(viewer, shareId);
}

function pastOf(expiresAt: string | null): Result<never> | undefined {
  if (expiresAt === null || Date.parse(expiresAt) > Date.now()) return undefined;
  return failure('invalid', 'This moment has passed.', { field: 'expiresAt' });
}

async function answer(viewer: Viewer, shareId: string): Promise<Result<ShareView>> {
  const share = await readShare(viewer, shareId);
  return share ? success(share) : notFound;
}
