import { failure, type Result, success } from '#lib/result.ts';
import { readTakeFilter } from '#lib/tasks/take-filter.ts';
import { manyTakes } from '../shelf-inputs.ts';
import type { Chosen } from './read-chosen.ts';

/** What a download is asked for: `ids` with commas between them, or the filter as it stands in the gallery's address. */
export function readDownload(fields: URLSearchParams): Result<Chosen> {
  const ids = fields.get('ids');
  if (ids === null) {
    const filter = readTakeFilter(fields);
    return filter.ok ? success({ filter: filter.value }) : filter;
  }
  const parsed = manyTakes.safeParse({ taskIds: ids.split(',') });
  if (parsed.success) return success(parsed.data);
  const isTooMany = parsed.error.issues.some(({ code }) => code === 'too_big');
  return isTooMany
    ? failure('too-many', 'A download holds 1,000 takes at most.')
    : failure('invalid', 'These are no ids of takes.', { field: 'ids' });
}

/** A form holds its fields as the address of a GET does. */
export async function readDownloadForm(request: Request): Promise<Result<Chosen>> {
  const form = await request.formData().catch(() => undefined);
  const fields = [...(form ?? [])].filter((field): field is [string, string] => typeof field[1] === 'string');
  return readDownload(new URLSearchParams(fields));
}
