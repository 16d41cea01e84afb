import type { Role } from '#prisma/client/enums.ts';

export interface TeamView {
  name: string;
  undoSeconds: number;
}

/** A person of the team, as the others know them. */
export interface MemberView {
  userId: string;
  name: string;
  email: string;
  role: Role;
  /** Their picture, in our storage. */
  pictureKey: string | null;
  joinedAt: string;
  /** When they last did something in this team; null when they never did. */
  lastSeenAt: string | null;
  isViewer: boolean;
}

/** A way into the team that is still open. */
export interface InvitationView {
  id: string;
  role: Role;
  email: string | null;
  inviter: string;
  createdAt: string;
  expiresAt: string;
  /** Until it runs out, rounded up. */
  hoursLeft: number;
  /** For whoever made it: to be copied. A path where the studio does not know its own address. */
  link: string | null;
}

/** A team that the viewer is in. */
export interface OwnTeamView {
  id: string;
  name: string;
  role: Role;
  isThisOne: boolean;
}
