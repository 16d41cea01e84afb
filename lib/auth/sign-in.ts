import { db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { emailSchema } from './credentials.ts';
import { openSession } from './open-session.ts';
import { isPassword } from './password.ts';
import { forgiveAttempt, takeAttempt } from './throttle.ts';

interface SignIn {
  email: string;
  password: string;
  /** Of the browser, from `addressOf`. */
  address: string;
  userAgent: string | null;
  now: Date;
}

const refused = () => failure('wrong', 'This e-mail and password do not belong together.');

/** Makes a session of 30 days for the right e-mail and password; throttled per account and per address. */
export async function signIn(attempt: SignIn): Promise<Result<{ userId: string; sessionId: string }>> {
  const parsed = emailSchema.safeParse(attempt.email);
  if (!parsed.success) return refused();
  const keys = { email: parsed.data, address: attempt.address };
  const allowed = await takeAttempt(keys, attempt.now);
  if (!allowed.ok) return allowed;

  const user = await db().user.findUnique({ where: { email: parsed.data } });
  const isRight = await isPassword(attempt.password, user?.passwordHash);
  if (!user || !isRight) return refused();

  await forgiveAttempt(keys, attempt.now);
  const { userAgent, now } = attempt;
  const { sessionId } = await openSession(db(), { userId: user.id, userAgent, now });
  return success({ userId: user.id, sessionId });
}
