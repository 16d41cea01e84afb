import { z } from 'zod';
import { failure, type Result, success } from '#lib/result.ts';

/** Where a page starts: below this take. Created and id, because takes of one click share their time. */
export interface PageCursor {
  createdAt: Date;
  id: string;
}

/** `<milliseconds>.<id>`: opaque to the browser, readable in a log. */
export function writePageCursor({ createdAt, id }: { createdAt: string; id: string }): string {
  return `${Date.parse(createdAt)}.${id}`;
}

const pageCursor = z
  .string()
  .regex(/^\d{1,15}\.[\da-f-]{36}$/)
  .transform((text) => {
    const [milliseconds = '', id = ''] = text.split('.');
    return { createdAt: new Date(Number(milliseconds)), id };
  })
  .refine(({ createdAt, id }) => !Number.isNaN(createdAt.getTime()) && z.uuid().safeParse(id).success);

export function readPageCursor(text: string): Result<PageCursor> {
  const parsed = pageCursor.safeParse(text);
  if (parsed.success) return success(parsed.data);
  return failure('invalid', 'This page address is not one of ours. Load the gallery again.', {
    field: 'cursor',
  });
}

/** A change cursor is a transaction id of Postgres: 64 bits without a sign. */
export function readChangeCursor(text: string): Result<bigint> {
  if (/^\d{1,18}$/.test(text)) return success(BigInt(text));
  return failure('invalid', 'This is not a mark that we gave out. Load the page again.', { field: 'since' });
}
