import * as z from 'zod';
import { db } from '#lib/db.ts';
import type { Guest } from './guest.ts';
import { hasPass, readGuestId } from './guest-cookies.ts';
import { mintGuest } from './mint-guest.ts';
import { isShareSecret, passVersionOf } from './share-link.ts';

/**
 * What a link leads to. To a stranger every link that does not work looks alike (`unknown`). Who has the secret of one that
 * was ended hears that it has `ended`, and of one with a password that it is `locked`: neither says anything of what it
 * showed.
 */
export type FoundShare =
  | { state: 'unknown' }
  | { state: 'ended' }
  | { state: 'locked'; lock: Lock }
  | { state: 'open'; guest: Guest };

/** What it needs to open a link with a password. */
export interface Lock {
  shareId: string;
  guestId: string;
  passwordHash: string;
}

export interface ShareAddress {
  shareId: string;
  secret: string;
}

/** Who comes by this link with these cookies. The secret is looked at before the database is asked anything. */
export async function findGuest(
  { shareId, secret }: ShareAddress,
  cookies: { get: (name: string) => { value: string } | undefined },
  now: Date = new Date(),
): Promise<FoundShare> {
  const guestId = readGuestId(cookies);
  if (!guestId || !z.uuid().lowercase().safeParse(shareId).success || !isShareSecret(shareId, secret)) {
    return { state: 'unknown' };
  }
  const share = await db().share.findUnique({ where: { id: shareId } });
  if (!share) return { state: 'unknown' };
  if (share.revokedAt || (share.expiresAt && share.expiresAt <= now)) return { state: 'ended' };
  const passVersion = passVersionOf(share.passwordHash);
  if (share.passwordHash !== null && !hasPass(cookies, { shareId, guestId, passVersion })) {
    return { state: 'locked', lock: { shareId, guestId, passwordHash: share.passwordHash } };
  }
  const { teamId, title, projectId, showsPrompts, showsCosts, showsNames, allowsComments, allowsDownload } =
    share;
  const shown = { showsPrompts, showsCosts, showsNames, allowsComments, allowsDownload };
  return {
    state: 'open',
    guest: mintGuest({ shareId, teamId, guestId, title, projectId, passVersion, ...shown }),
  };
}
