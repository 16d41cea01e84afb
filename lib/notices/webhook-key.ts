import { createHmac } from 'node:crypto';
import { env } from '#lib/env.ts';

/** As the Standard Webhooks say (standardwebhooks.com): any library of theirs checks what these make. */

/** For so long after a new key was made calls are signed with the one before, too. */
const bothKeysMs = 24 * 60 * 60_000;

interface SigningHook {
  id: string;
  keyVersion: number;
  keyMadeAt: Date;
}

/** The signing key of a web hook, `whsec_…`: made of the studio's secret, and kept nowhere. */
export function webhookKey({ id, keyVersion }: Pick<SigningHook, 'id' | 'keyVersion'>): string {
  return `whsec_${keyBytes(id, keyVersion).toString('base64')}`;
}

function keyBytes(id: string, version: number): Buffer {
  return createHmac('sha256', env().AUTH_SECRET).update(`webhook:${id}:${version}`).digest();
}

/** The three headers of a call. `messageId` is the same at each try: who gets it twice knows it by that. */
export function signatureHeaders(
  hook: SigningHook,
  { messageId, body, now }: { messageId: string; body: string; now: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const isNewKey = hook.keyVersion > 1 && now.getTime() - hook.keyMadeAt.getTime() < bothKeysMs;
  const versions = isNewKey ? [hook.keyVersion, hook.keyVersion - 1] : [hook.keyVersion];
  const signatures = versions.map((version) => {
    const hmac = createHmac('sha256', keyBytes(hook.id, version)).update(`${messageId}.${timestamp}.${body}`);
    return `v1,${hmac.digest('base64')}`;
  });
  return {
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
