import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { SandboxSettings } from '#lib/sandbox/settings.ts';
import { accountOf } from '#lib/sandbox/tasks/task-store.ts';
import type { Answer } from './answer.ts';
import type { ErrorShape } from './error-shape.ts';

/** The account of a call's key, or the refusal of a missing or wrong one (spec 1, Authentication; spec 0). */
export function accountOfRequest(
  request: IncomingMessage,
  { apiKey, otherKeys }: SandboxSettings,
  shape: ErrorShape,
): string | { refused: Answer } {
  const header = request.headers.authorization;
  if (!header) return { refused: shape.missingKey() };
  const given = /^Bearer +(\S+)\s*$/i.exec(header)?.[1];
  const key = [apiKey, ...otherKeys].find((one) => given !== undefined && isSame(one, given));
  return key === undefined ? { refused: shape.wrongKey() } : accountOf(key);
}

/** Compares without telling by its time how much was right. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
