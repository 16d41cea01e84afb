import type { ByteRange } from '#lib/storage/storage-port.ts';

/**
 * Reads a Range header (RFC 9110, 14.1.2) for a file of `size` bytes. Several ranges, or a header that cannot be read, mean the whole file,
 * as the RFC allows.
 */
export function parseRange(header: string, size: number): ByteRange | 'all' | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'all';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'all';
  return start >= size ? 'unsatisfiable' : { start, end };
}
