import { createHash } from 'node:crypto';

/**
 * The same UUID for the same parts (RFC 9562, version 8). A click id made this way belongs to a thing instead of to a
 * press of a button: two people who ask for it at once ask for one take.
 */
export function stableId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
