import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { passwordLimits } from './password-limits.ts';

/** argon2id with the package's defaults, which are OWASP's: 19 MiB, 2 passes. In PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let decoy: Promise<string> | undefined;

/**
 * Whether it is the password. Without a hash (nobody has this e-mail) it takes as long and answers no, so that the
 * time does not tell which accounts there are. What is too long to be a password is not hashed at all.
 */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  if (password.length > passwordLimits.max) return false;
  decoy ??= hash(randomUUID());
  const isRight = await verify(passwordHash ?? (await decoy), password);
  return isRight && typeof passwordHash === 'string';
}
