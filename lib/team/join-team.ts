import { hashPassword } from '#lib/auth/password.ts';
import { closeResetLinks } from '#lib/auth/password-reset.ts';
import { isOurLink } from '#lib/auth/secret-link.ts';
import { takeTries } from '#lib/auth/throttle.ts';
import type { Person } from '#lib/auth/viewer.ts';
import { type Database, db } from '#lib/db.ts';
import { recordHappening } from '#lib/happenings/record-happening.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { closedWords, type InvitationLink, readInvitation, whyClosed } from './read-invitation.ts';

/** A signed-in person joins with one click, and goes on in the new team. */
export function joinTeam(
  person: Person,
  link: InvitationLink,
  now: Date = new Date(),
): Promise<Result<{ teamId: string }>> {
  return db().$transaction(async (tx) => {
    const joined = await useInvitation(tx, link, person.userId, now);
    if (!joined.ok) return joined;
    const { teamId } = joined.value;
    await tx.session.updateMany({
      where: { id: person.sessionId, userId: person.userId, revokedAt: null },
      data: { teamId },
    });
    return success({ teamId });
  });
}

interface NewPerson {
  name: string;
  email: string;
  password: string;
  /** Of the browser, from `addressOf`. */
  address: string;
  now: Date;
}

/** Makes an account and joins. An e-mail that somebody has must sign in first; how often that can be asked is limited. */
export async function signUpByInvitation(link: InvitationLink, person: NewPerson): Promise<Result<null>> {
  const { name, email, password, address, now } = person;
  // Before anything is looked up or hashed.
  const { state } = await readInvitation(link, null, now);
  if (state !== 'open') return failure(state, closedWords[state === 'joined' ? 'used' : state]);
  const allowed = await takeTries({ [`invitation:${link.id}`]: 10, [`join-address:${address}`]: 20 }, now);
  if (!allowed.ok) return allowed;
  const passwordHash = await hashPassword(password);
  return db()
    .$transaction(async (tx) => {
      const userId = await makeUser(tx, { name, email, passwordHash });
      if (!userId) return emailIsTaken();
      const joined = await useInvitation(tx, link, userId, now);
      // Else the account would be there without a team.
      if (!joined.ok) throw new Refused(joined);
      return success(null);
    })
    .catch(answerRefusal);
}

/** Of two at once with one e-mail, one makes the account; nothing of an account that is there is changed. */
export async function makeUser(
  tx: Database,
  { name, email, passwordHash }: { name: string; email: string; passwordHash: string | null },
): Promise<string | undefined> {
  const [user] = await tx.user.createManyAndReturn({
    data: [{ name, email, passwordHash }],
    skipDuplicates: true,
    select: { id: true },
  });
  return user?.id;
}

export function emailIsTaken(): Result<never> {
  return failure('has-account', 'There is an account with this e-mail. Sign in to join.', { field: 'email' });
}

/** Carries a refusal out of a transaction that must not stay. */
export class Refused extends Error {
  readonly result: Result<never>;

  constructor(result: Result<never>) {
    super('refused');
    this.result = result;
  }
}

export function answerRefusal(error: unknown): Result<never> {
  if (error instanceof Refused) return error.result;
  throw error;
}

/**
 * Puts a person into the team of an invitation, whose row is held meanwhile: of many who use it at once, one is let
 * in. Who is a member already uses nothing up and keeps their role.
 */
export async function useInvitation(
  tx: Database,
  { id, secret }: InvitationLink,
  userId: string,
  now: Date,
): Promise<Result<{ teamId: string }>> {
  if (!isOurLink('invitation', id, secret)) return failure('unknown', closedWords.unknown);
  await tx.$queryRaw`SELECT 1 FROM "Invitation" WHERE "id" = ${id}::uuid FOR UPDATE`;
  const row = await tx.invitation.findUnique({ where: { id } });
  if (!row) return failure('unknown', closedWords.unknown);
  const closed = whyClosed(row, now);
  if (closed) return failure(closed, closedWords[closed]);
  const { teamId, role } = row;
  const { count } = await tx.member.createMany({ data: [{ teamId, userId, role }], skipDuplicates: true });
  if (count === 0) return success({ teamId });
  await tx.invitation.update({ where: { id }, data: { usedAt: now, usedById: userId } });
  // A link that an owner of one team made must not open what has become a door to two.
  await closeResetLinks(tx, userId, now);
  await recordHappening(tx, { teamId, kind: 'member-joined', actorId: userId, data: { role } });
  return success({ teamId });
}
