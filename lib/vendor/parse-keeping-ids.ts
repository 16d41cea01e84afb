/**
 * JSON with task ids as strings, even where they were sent as numbers: those have 19 digits and more, which
 * JSON.parse would round, so they are taken from the text. Undefined when it is not JSON.
 */
export function parseKeepingIds(text: string): unknown {
  const keepId = (key: string, value: unknown, context?: { source?: string }) =>
    (key === 'id' || key === 'task_id') && typeof value === 'number' ? (context?.source ?? value) : value;
  try {
    return JSON.parse(text, keepId);
  } catch {
    return undefined;
  }
}
