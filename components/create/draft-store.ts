import type { Tool } from '#lib/tools/tool.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { readDraft } from './read-draft.ts';

/** Raised when a stored draft can no longer be read by this code; older ones are left alone. */
const version = 1;
const writeDelayMs = 250;

/** One tool's draft as an external store for React. */
export interface DraftStore<Values = unknown> {
  empty: Draft<Values>;
  get(): Draft<Values>;
  update(change: (draft: Draft<Values>) => Draft<Values>): void;
  subscribe(listener: () => void): () => void;
}

const stores = new Map<string, DraftStore>();

/**
 * The draft of one person in one team for one tool, made when the tool is first needed. It outlives the page's
 * components, so that an upload can end elsewhere.
 */
export function draftStore<Values>(scope: string, tool: Tool<Values>): DraftStore<Values> {
  const key = `rushes:draft:${version}:${scope}:${tool.name}`;
  const store: DraftStore = stores.get(key) ?? makeStore(key, tool);
  stores.set(key, store);
  // The key names the tool, and so the shape of its values.
  return store as DraftStore<Values>;
}

/**
 * Each browser tab keeps its own draft in the session's storage, so that two tabs never overwrite each other's words;
 * the latest of them is copied to the lasting storage, from which a new tab starts.
 */
function makeStore<Values>(key: string, tool: Tool<Values>): DraftStore<Values> {
  const empty = emptyDraft(tool);
  let draft: Draft<Values> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const json = JSON.stringify(draft);
    for (const storage of storages()) attempt(() => storage.setItem(key, json));
  };
  if (typeof window !== 'undefined') {
    window.addEventListener('pagehide', () => {
      if (timer !== undefined) write();
    });
  }

  const get = () => {
    draft ??= load(key, tool) ?? empty;
    return draft;
  };

  return {
    empty,
    get,
    update: (change) => {
      draft = change(get());
      timer ??= setTimeout(write, writeDelayMs);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function load<Values>(key: string, tool: Tool<Values>): Draft<Values> | undefined {
  for (const storage of storages()) {
    const json = attempt(() => storage.getItem(key));
    const parsed = json ? attempt((): unknown => JSON.parse(json)) : undefined;
    if (parsed !== undefined) return readDraft(tool, parsed);
  }
  return undefined;
}

/** The tab's own storage first. Empty where a browser forbids them. */
function storages(): Storage[] {
  return [() => window.sessionStorage, () => window.localStorage].flatMap((open) => attempt(open) ?? []);
}

/** Storage may be forbidden, full or hold rubbish: a draft is then only kept in memory. */
function attempt<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
