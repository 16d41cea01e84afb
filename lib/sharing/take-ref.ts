import { createCipheriv, createDecipheriv } from 'node:crypto';
import { signature } from './share-link.ts';

/**
 * How a guest's browser calls a take: its id, enciphered with a key of the link's own. An id would tell when the take was
 * made, and be the same in every link; this tells nothing, and one that was made up leads to no take.
 */
export function takeRef(shareId: string, taskId: string): string {
  const cipher = createCipheriv('aes-128-ecb', keyOf(shareId), null).setAutoPadding(false);
  return cipher.update(Buffer.from(taskId.replaceAll('-', ''), 'hex')).toString('base64url');
}

/** The take's id; undefined when it cannot be a name of ours. */
export function readTakeRef(shareId: string, ref: string): string | undefined {
  const bytes = Buffer.from(ref, 'base64url');
  if (bytes.length !== 16 || bytes.toString('base64url') !== ref) return undefined;
  const decipher = createDecipheriv('aes-128-ecb', keyOf(shareId), null).setAutoPadding(false);
  const hex = decipher.update(bytes).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const keyOf = (shareId: string) => signature('share-ref', shareId).subarray(0, 16);
