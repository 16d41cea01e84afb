import { db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';

const minute = 60_000;
const windowMs = 15 * minute;
const firstBlockMs = minute / 2;
const longestBlockMs = 15 * minute;

/** How many tries are free in a quarter of an hour; each one after them doubles the wait, up to 15 minutes. */
const freeTries = { account: 5, address: 20 } as const;

interface Tries {
  failures: number;
  firstAt: Date;
  blockedUntil: Date | null;
}

export interface AttemptKeys {
  email: string;
  address: string;
}

const accountKey = (keys: AttemptKeys) => `account:${keys.email}`;
const addressKey = (keys: AttemptKeys) => `address:${keys.address}`;

/** What one more try makes of the count, when it is not blocked. */
export function countTry(before: Tries | undefined, free: number, now: Date): Tries {
  const isFresh = !before || now.getTime() - before.firstAt.getTime() > windowMs;
  const failures = isFresh ? 1 : before.failures + 1;
  const over = failures - free;
  const waitMs = Math.min(firstBlockMs * 2 ** over, longestBlockMs);
  return {
    failures,
    firstAt: isFresh ? now : before.firstAt,
    blockedUntil: over >= 0 ? new Date(now.getTime() + waitMs) : null,
  };
}

/**
 * Counts a sign-in before its password is looked at, so that many at once are counted too. Refuses with `too-many` and
 * the time to wait, in words, while the account or the address is blocked.
 */
export function takeAttempt(keys: AttemptKeys, now: Date): Promise<Result<null>> {
  const free = { [accountKey(keys)]: freeTries.account, [addressKey(keys)]: freeTries.address };
  return takeTries(free, now);
}

/** The same for anything else that must not be tried too often: keys, and how many tries are free for each. */
export function takeTries(freeOf: Readonly<Record<string, number>>, now: Date): Promise<Result<null>> {
  return db().$transaction(async (tx) => {
    const names = Object.keys(freeOf).sort();
    for (const name of names) {
      await tx.$executeRaw`
        INSERT INTO "SignInAttempt" ("key", "failures", "firstAt") VALUES (${name}, 0, ${now})
        ON CONFLICT ("key") DO NOTHING`;
      // Held until the end of the transaction: tries for one key go one after the other.
      await tx.$queryRaw`SELECT 1 FROM "SignInAttempt" WHERE "key" = ${name} FOR UPDATE`;
    }
    const rows = await tx.signInAttempt.findMany({ where: { key: { in: names } } });
    const blockedUntil = Math.max(...rows.map((row) => row.blockedUntil?.getTime() ?? 0));
    if (blockedUntil > now.getTime()) {
      const wait = waitInWords(blockedUntil - now.getTime());
      return failure('too-many', `Too many tries. Wait ${wait}, then try again.`);
    }
    for (const row of rows) {
      const data = countTry(row, freeOf[row.key] ?? 0, now);
      await tx.signInAttempt.update({ where: { key: row.key }, data });
    }
    return success(null);
  });
}

/** After the right password: the account starts anew, and this try no longer counts against the address. */
export async function forgiveAttempt(keys: AttemptKeys, now: Date): Promise<void> {
  await db().signInAttempt.deleteMany({
    where: {
      OR: [{ key: accountKey(keys) }, { firstAt: { lt: new Date(now.getTime() - 24 * 60 * minute) } }],
    },
  });
  await db().$executeRaw`
    UPDATE "SignInAttempt" SET
      "failures" = "failures" - 1,
      "blockedUntil" = CASE WHEN "failures" - 1 < ${freeTries.address} THEN NULL ELSE "blockedUntil" END
    WHERE "key" = ${addressKey(keys)} AND "failures" > 0`;
}

function waitInWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
