/** Reads a request's body as text; undefined when it is longer than `maxBytes`, without reading on. */
export async function readCapped(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<string | undefined> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of body) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The same as JSON; undefined also when it is none. Far more than any form of ours sends is not read. */
export async function readJson(
  body: ReadableStream<Uint8Array> | null,
  maxBytes = 100_000,
): Promise<unknown> {
  const text = await readCapped(body, maxBytes).catch(() => undefined);
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
