import { describe, expect, test } from 'vitest';
import { db } from '#lib/db.ts';
import { signIn } from './sign-in.ts';
import { freshAddress, makePerson, password } from './test-people.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

function attempt(email: string, more: Partial<Parameters<typeof signIn>[0]> = {}) {
  return signIn({ email, password, address: freshAddress(), userAgent: null, now, ...more });
}

async function failTimes(times: number, email: string, address?: string) {
  for (let count = 0; count < times; count++) {
    const result = await attempt(email, { password: 'wrong', ...(address ? { address } : {}) });
    expect(result).toMatchObject({ failure: { code: 'wrong' } });
  }
}

describe('signing in', () => {
  test('takes the e-mail in any case and with spaces around it', async () => {
    const { email, userId } = await makePerson();
    expect(await attempt(` ${email.toUpperCase()} `)).toMatchObject({ ok: true, value: { userId } });
  });

  test('answers the same to a wrong password, an unknown e-mail and a text that is none', async () => {
    const { email } = await makePerson();
    const answers = await Promise.all([
      attempt(email, { password: 'wrong' }),
      attempt('nobody@example.com'),
      attempt('not an e-mail'),
      attempt(email, { password: 'x'.repeat(100_000) }),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ ok: false, failure: { code: 'wrong' } });
  });

  test('takes about as long for an unknown e-mail as for a known one', async () => {
    const { email } = await makePerson();
    const time = async (who: string) => {
      const start = performance.now();
      await attempt(who, { password: 'wrong' });
      return performance.now() - start;
    };
    await time('warm@example.com');
    const known = Math.min(await time(email), await time(email), await time(email));
    const unknown = Math.min(await time('one@example.com'), await time('two@example.com'));
    // Without the decoy an unknown e-mail answers some ten times sooner.
    expect(unknown).toBeGreaterThan(known / 3);
  });
});

describe('too many tries', () => {
  test('for one account make everybody wait, with the time in words, and the wait doubles', async () => {
    const { email } = await makePerson();
    await failTimes(5, email);
    expect(await attempt(email)).toEqual({
      ok: false,
      failure: { code: 'too-many', message: 'Too many tries. Wait 30 seconds, then try again.' },
    });
    expect(await attempt(email, { now: later(29) })).toMatchObject({ failure: { code: 'too-many' } });
    expect(await attempt(email, { now: later(31), password: 'wrong' })).toMatchObject({
      failure: { code: 'wrong' },
    });
    expect(await attempt(email, { now: later(32) })).toMatchObject({
      failure: { message: 'Too many tries. Wait 59 seconds, then try again.' },
    });
    expect(await attempt(email, { now: later(92) })).toMatchObject({ ok: true });
  });

  test('are forgotten after the right password', async () => {
    const { email } = await makePerson();
    await failTimes(4, email);
    expect(await attempt(email)).toMatchObject({ ok: true });
    await failTimes(4, email);
    expect(await attempt(email)).toMatchObject({ ok: true });
  });

  test('are forgotten after a quarter of an hour', async () => {
    const { email } = await makePerson();
    await failTimes(4, email);
    const quarter = 15 * 60 + 1;
    expect(await attempt(email, { now: later(quarter), password: 'wrong' })).toMatchObject({
      failure: { code: 'wrong' },
    });
    expect(await attempt(email, { now: later(quarter + 1) })).toMatchObject({ ok: true });
  });

  test('from one address are stopped whatever accounts they name, and others go on', async () => {
    const address = freshAddress();
    for (let count = 0; count < 20; count++) await failTimes(1, `nobody-${count}@example.com`, address);
    const { email } = await makePerson();
    expect(await attempt(email, { address })).toMatchObject({ failure: { code: 'too-many' } });
    expect(await attempt(email)).toMatchObject({ ok: true });
  });

  test("cannot be washed away with an account of one's own", async () => {
    const address = freshAddress();
    const { email } = await makePerson();
    for (let count = 0; count < 20; count++) {
      await failTimes(1, `other-${count}@example.com`, address);
      if (count < 19) expect(await attempt(email, { address })).toMatchObject({ ok: true });
    }
    expect(await attempt(email, { address })).toMatchObject({ failure: { code: 'too-many' } });
  });

  test('at the same moment are all counted', async () => {
    const { email } = await makePerson();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => attempt(email, { password: 'wrong' })),
    );
    const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.failure.code));
    expect(codes.filter((code) => code === 'wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too-many')).toHaveLength(7);
    expect(await db().session.count({ where: { user: { email } } })).toBe(0);
  });
});
