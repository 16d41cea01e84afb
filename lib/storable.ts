import type { Prisma } from '#prisma/client/client.ts';

/** Text that Postgres can hold: without NUL characters and half surrogate pairs, which text and jsonb refuse. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** The same for every key and string inside a JSON object; what JSON has no word for is left out. */
export function storableJson(value: object): Prisma.InputJsonObject {
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([key, item]) => [storableText(key), storableValue(item)]));
}

function storableValue(value: unknown): Prisma.InputJsonValue | null {
  if (typeof value === 'string') return storableText(value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(storableValue);
  return typeof value === 'object' && value !== null ? storableJson(value) : null;
}
