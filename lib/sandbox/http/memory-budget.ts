/** Bytes of large bodies that may be in memory at once; a body is held about four times while it is read. */
const budgetBytes = 256 * 1024 * 1024;
/** Bodies below this size are not counted. */
const smallBytes = 1024 * 1024;

let takenBytes = 0;
const waiting: (() => void)[] = [];

/** Waits until there is room for a body of this size, runs `use`, and gives the room back. */
export async function withinMemory<T>(sizeBytes: number, use: () => Promise<T>): Promise<T> {
  if (sizeBytes < smallBytes) return use();
  while (takenBytes > 0 && takenBytes + sizeBytes > budgetBytes) {
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  takenBytes += sizeBytes;
  try {
    return await use();
  } finally {
    takenBytes -= sizeBytes;
    for (const wake of waiting.splice(0)) wake();
  }
}
