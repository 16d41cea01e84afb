import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signed, expiring download links: `/media/<task id>.<extension>?expires=<unix seconds>&signature=<hmac>`. */
export function signLink(taskId: string, extension: string, expires: number, secret: string): string {
  const query = `expires=${expires}&signature=${signature(taskId, expires, secret)}`;
  return `/media/${taskId}.${extension}?${query}`;
}

/** Whether a link's signature is ours and its time has not passed. */
export function checkLink(
  taskId: string,
  query: URLSearchParams,
  secret: string,
  now: number,
): 'valid' | 'expired' | 'forged' {
  const expires = Number(query.get('expires'));
  const given = Buffer.from(query.get('signature') ?? '');
  const right = Buffer.from(signature(taskId, expires, secret));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged';
  return now / 1000 < expires ? 'valid' : 'expired';
}

function signature(taskId: string, expires: number, secret: string): string {
  return createHmac('sha256', secret).update(`${taskId} ${expires}`).digest('base64url');
}
