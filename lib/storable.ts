import type { Prisma } from '#prisma/client/client.ts';

/** Text that Postgres can hold: without NUL characters and half surrogate pairs, which text and jsonb refuse. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Deeper than anything of ours or the vendor's; what lies below is left out. */
const maxDepth = 40;

/** The same for every key and string inside a JSON object; what JSON has no word for is left out. */
export function storableJson(value: object, depth = 0): Prisma.InputJsonObject {
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(
    entries.map(([key, item]) => [storableText(key), storableValue(item, depth + 1)]),
  );
}

function storableValue(value: unknown, depth: number): Prisma.InputJsonValue | null {
  if (typeof value === 'string') return storableText(value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (depth > maxDepth || typeof value !== 'object' || value === null) return null;
  return Array.isArray(value)
    ? value.map((item) => storableValue(item, depth + 1))
    : storableJson(value, depth);
}
