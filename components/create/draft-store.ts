import type { CreateTool } from '#lib/paths.ts';
import {
  type EnhanceDraft,
  emptyEnhanceDraft,
  emptyMasterDraft,
  emptyVideoDraft,
  type MasterDraft,
  type VideoDraft,
} from './draft.ts';
import { readEnhanceDraft, readMasterDraft, readVideoDraft } from './read-draft.ts';

/** Raised when a stored draft can no longer be read by this code; older ones are left alone. */
const version = 1;
const writeDelayMs = 250;

/** One tool's draft as an external store for React. */
export interface DraftStore<Draft> {
  empty: Draft;
  get: () => Draft;
  update: (change: (draft: Draft) => Draft) => void;
  subscribe: (listener: () => void) => () => void;
}

export interface DraftStores {
  video: DraftStore<VideoDraft>;
  master: DraftStore<MasterDraft>;
  enhance: DraftStore<EnhanceDraft>;
}

const storesOfScope = new Map<string, DraftStores>();

/** The drafts of one person in one team. They outlive the page's components, so that an upload can end elsewhere. */
export function draftStores(scope: string): DraftStores {
  const known = storesOfScope.get(scope);
  if (known) return known;
  const stores: DraftStores = {
    video: draftStore(keyOf(scope, 'video'), emptyVideoDraft, readVideoDraft),
    master: draftStore(keyOf(scope, 'master'), emptyMasterDraft, readMasterDraft),
    enhance: draftStore(keyOf(scope, 'enhance'), emptyEnhanceDraft, readEnhanceDraft),
  };
  storesOfScope.set(scope, stores);
  return stores;
}

function keyOf(scope: string, tool: CreateTool): string {
  return `rushes:draft:${version}:${scope}:${tool}`;
}

/**
 * Each browser tab keeps its own draft in the session's storage, so that two tabs never overwrite each other's words;
 * the latest of them is copied to the lasting storage, from which a new tab starts.
 */
function draftStore<Draft>(key: string, empty: Draft, read: (json: unknown) => Draft): DraftStore<Draft> {
  let draft: Draft | undefined;
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

  return {
    empty,
    get: () => {
      draft ??= load(key, read) ?? empty;
      return draft;
    },
    update(change) {
      draft = change(this.get());
      timer ??= setTimeout(write, writeDelayMs);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function load<Draft>(key: string, read: (json: unknown) => Draft): Draft | undefined {
  for (const storage of storages()) {
    const json = attempt(() => storage.getItem(key));
    const parsed = json ? attempt((): unknown => JSON.parse(json)) : undefined;
    if (parsed !== undefined) return read(parsed);
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
