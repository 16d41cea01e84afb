import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '#lib/env.ts';
import { paths } from '#lib/paths.ts';

/** Callbacks are not signed by the vendor: the address carries our own task id and an HMAC over it. */
function signatureOf(taskId: string): string {
  return createHmac('sha256', env().AUTH_SECRET).update(`callback:${taskId}`).digest('base64url');
}

export function callbackUrl(publicUrl: string, taskId: string): string {
  return publicUrl + paths.api.callback(taskId, signatureOf(taskId));
}

/** Whether this signature is ours for this task. */
export function isCallbackOf(taskId: string, signature: string): boolean {
  const expected = Buffer.from(signatureOf(taskId));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
