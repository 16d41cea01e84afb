import { emailSchema } from '#lib/auth/credentials.ts';
import type { ProvenIdentity } from '#lib/auth/oidc.ts';
import { openSession } from '#lib/auth/open-session.ts';
import { closeResetLinks } from '#lib/auth/password-reset.ts';
import { type Database, db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { answerRefusal, makeUser, Refused, useInvitation } from './join-team.ts';
import type { InvitationLink } from './read-invitation.ts';

interface Visit {
  /** The invitation from whose page they come. */
  invitation: InvitationLink | undefined;
  userAgent: string | null;
  now: Date;
}

/**
 * Signs in whom the OpenID provider vouches for. Known by their subject, they come in. Else by a verified e-mail: the
 * account that has it becomes theirs. Else by an open invitation alone, with an account that is made here.
 */
export function signInWithIdentity(
  identity: ProvenIdentity,
  visit: Visit,
): Promise<Result<{ sessionId: string }>> {
  return db()
    .$transaction(async (tx) => {
      // Two tabs of one new person come one after the other.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${identity.issuer} ${identity.subject}`}, 0))`;
      const found = await findOrMake(tx, identity, visit);
      // What was made on the way to a refusal must not stay.
      if (!found.ok) throw new Refused(found);
      const { userAgent, now } = visit;
      return success(await openSession(tx, { ...found.value, userAgent, now }));
    })
    .catch(answerRefusal);
}

type Found = Result<{ userId: string; teamId?: string }>;

async function findOrMake(tx: Database, identity: ProvenIdentity, visit: Visit): Promise<Found> {
  const { issuer, subject } = identity;
  const known = await tx.identity.findUnique({ where: { issuer_subject: { issuer, subject } } });
  if (known) return success({ userId: known.userId });
  const email = emailSchema.safeParse(identity.email);
  if (!email.success) return failure('no-email', 'The provider did not say which e-mail is yours.');
  const account = await tx.user.findUnique({ where: { email: email.data }, include: { identities: true } });
  if (account) {
    const isOthers = account.identities.some((one) => one.issuer === issuer);
    return linkAccount(tx, identity, { userId: account.id, isOthers, now: visit.now });
  }
  return makeAccount(tx, identity, email.data, visit);
}

/**
 * The account becomes that of whoever proves its e-mail. Somebody else may have made it, with a password of theirs and
 * sessions that are open: both end here. A password can be set anew on the account page.
 */
async function linkAccount(
  tx: Database,
  { issuer, subject, isEmailVerified }: ProvenIdentity,
  { userId, isOthers, now }: { userId: string; isOthers: boolean; now: Date },
): Promise<Found> {
  if (!isEmailVerified) {
    return failure(
      'unverified',
      'There is an account with this e-mail, which the provider has not verified.',
    );
  }
  // An e-mail that was given to another person: the account stays with the first.
  if (isOthers) return failure('others', 'There is an account with this e-mail, which is another person’s.');
  await tx.identity.create({ data: { issuer, subject, userId } });
  await tx.user.update({ where: { id: userId }, data: { passwordHash: null } });
  await tx.session.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } });
  await closeResetLinks(tx, userId, now);
  return success({ userId });
}

async function makeAccount(
  tx: Database,
  { issuer, subject, name }: ProvenIdentity,
  email: string,
  { invitation, now }: Visit,
): Promise<Found> {
  if (!invitation) return failure('no-invitation', 'Nobody here knows you yet. Ask for an invitation.');
  const shownName = (name?.trim() || email.split('@')[0] || email).slice(0, 80);
  const userId = await makeUser(tx, { name: shownName, email, passwordHash: null });
  if (!userId) return failure('unverified', 'There is an account with this e-mail.');
  const joined = await useInvitation(tx, invitation, userId, now);
  if (!joined.ok) return joined;
  await tx.identity.create({ data: { issuer, subject, userId } });
  return success({ userId, teamId: joined.value.teamId });
}
