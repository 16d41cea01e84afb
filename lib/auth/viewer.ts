import type { Language, Role } from '#prisma/client/enums.ts';

declare const minted: unique symbol;

/**
 * Who is asking, and for which team. Every function that reads or writes data takes one first; only
 * `find-viewer.ts` mints it, so that forgetting authorization does not compile.
 */
export interface Viewer {
  readonly [minted]: true;
  readonly userId: string;
  readonly teamId: string;
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly sessionId: string;
}

/** Whether they may make takes, and change what belongs to the team: projects, tags, titles, shelves, shared links. Reviewers look and judge; they never spend. */
export function canCreate(viewer: Viewer): boolean {
  return viewer.role !== 'reviewer';
}

/** Whether they may change the team itself: its people, their roles, its web hooks, what others made. */
export function canManage(viewer: Viewer): boolean {
  return viewer.role === 'owner';
}
