import { db } from '#lib/db.ts';
import type { Role } from '#prisma/client/enums.ts';
import { findViewerOfSession } from './find-viewer.ts';
import { hashPassword } from './password.ts';
import { signIn } from './sign-in.ts';
import type { Viewer } from './viewer.ts';

export const password = 'a few words in a row';

let count = 0;

/** For tests: a person in a team of their own (or in `teamId`), who can sign in with `password`. */
export async function makePerson(role: Role = 'owner', teamId?: string) {
  count += 1;
  const email = `person-${count}@example.com`;
  const user = await db().user.create({
    data: {
      email,
      name: `Person ${count}`,
      passwordHash: await hashPassword(password),
      members: {
        create: { role, team: teamId ? { connect: { id: teamId } } : { create: { name: `Team ${count}` } } },
      },
    },
    include: { members: true },
  });
  return { userId: user.id, email, teamId: user.members[0]?.teamId ?? '' };
}

/** A person as above, signed in. */
export async function makeViewer(role: Role = 'owner', teamId?: string): Promise<Viewer> {
  return signInAs((await makePerson(role, teamId)).email);
}

let lastOctet = 0;

/** An address that nobody has signed in from yet. */
export function freshAddress(): string {
  lastOctet += 1;
  return `10.0.${lastOctet >> 8}.${lastOctet & 255}`;
}

/** Signs a person in from a fresh address, and finds who that is. */
export async function signInAs(email: string): Promise<Viewer> {
  const signedIn = await signIn({
    email,
    password,
    address: freshAddress(),
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    now: new Date(),
  });
  const viewer = signedIn.ok ? await findViewerOfSession(signedIn.value.sessionId) : null;
  if (!viewer) throw new Error(`${email} could not sign in`);
  return viewer;
}
