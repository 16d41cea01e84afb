import type { z } from 'zod';

/** An optional field; `null` counts as absent, because clients in many languages write absent fields so. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? undefined);
}
