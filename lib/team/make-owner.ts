import { hashPassword } from '#lib/auth/password.ts';
import { db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';

/** Any fixed number: whoever makes the first owner holds this lock. */
const lock = 7_202_611_201;

interface Owner {
  /** Lower case. */
  email: string;
  name: string;
  teamName: string;
  password: string;
}

/**
 * Makes the first user, as the owner of the first team. Refused with `conflict` as soon as there is any user; of two
 * people who try at the same moment, one wins.
 */
export async function makeOwner(owner: Owner): Promise<Result<{ userId: string }>> {
  const passwordHash = await hashPassword(owner.password);
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lock})`;
    if (await tx.user.findFirst({ select: { id: true } })) {
      return failure('conflict', 'This studio already has an owner. Sign in instead.');
    }
    const user = await tx.user.create({
      data: {
        email: owner.email,
        name: owner.name,
        passwordHash,
        members: { create: { role: 'owner', team: { create: { name: owner.teamName } } } },
      },
    });
    return success({ userId: user.id });
  });
}
