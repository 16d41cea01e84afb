import type { Language, Role } from '#prisma/client/enums.ts';

declare const minted: unique symbol;

/**
 * A signed-in person, whether or not they are in a team. Enough to join one and for what is theirs alone; everything of
 * a team takes a Viewer. Only `find-viewer.ts` mints either.
 */
export interface Person {
  readonly [minted]: true;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  /** Their picture, in our storage. */
  readonly pictureKey?: string | null | undefined;
  readonly sessionId: string;
}

/**
 * Who is asking, and for which team. Every function that reads or writes data takes one first, so that forgetting
 * authorization does not compile.
 */
export interface Viewer extends Person {
  readonly teamId: string;
  readonly role: Role;
}

/** Whether they may make takes, and change what belongs to the team: projects, tags, titles, shelves, shared links. Reviewers look and judge; they never spend. */
export function canCreate(viewer: Viewer): boolean {
  return viewer.role !== 'reviewer';
}

/** Whether they may change the team itself: its people, their roles, its web hooks, what others made. */
export function canManage(viewer: Viewer): boolean {
  return viewer.role === 'owner';
}
