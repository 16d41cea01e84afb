/** Long texts in the browser's own database: the storage of drafts holds five megabytes for everything together. */

const databaseName = 'rushes-texts';
const storeName = 'texts';
const forgetAfterMs = 30 * 24 * 60 * 60 * 1000;

interface KeptText {
  text: string;
  at: number;
}

/** Rejects where the browser forbids its database, or has no more room. */
export async function keepText(keys: readonly string[], text: string): Promise<void> {
  const kept: KeptText = { text, at: Date.now() };
  await inStore('readwrite', (store) => {
    for (const key of keys) store.put(kept, key);
  });
}

/** The text under the first key that has one. */
export async function findText(keys: readonly string[]): Promise<string | undefined> {
  const requests: IDBRequest<unknown>[] = [];
  await inStore('readonly', (store) => {
    for (const key of keys) requests.push(store.get(key));
  });
  return requests.flatMap(({ result }) => (isKeptText(result) ? result.text : []))[0];
}

/** Lets go of what tabs that were closed long ago have left. */
export function forgetOldTexts(): Promise<void> {
  return inStore('readwrite', (store) => {
    const search = store.openCursor();
    search.onsuccess = () => {
      const cursor = search.result;
      if (!cursor) return;
      if (!isKeptText(cursor.value) || cursor.value.at < Date.now() - forgetAfterMs) cursor.delete();
      cursor.continue();
    };
  });
}

async function inStore(mode: IDBTransactionMode, run: (store: IDBObjectStore) => void): Promise<void> {
  const database = await openDatabase();
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode);
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
      run(transaction.objectStore(storeName));
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('The database of another version is open.'));
  });
}

function isKeptText(value: unknown): value is KeptText {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
}
