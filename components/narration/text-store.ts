import { randomUuid } from '#lib/random-uuid.ts';
import { findText, forgetOldTexts, keepText } from './browser-texts.ts';

/** The manuscript as the desk shows it: settled a moment after the last key. */
export interface TextState {
  text: string;
  /** Raised when the text did not come from the keyboard: the field must then show it. */
  revision: number;
  isLoaded: boolean;
  /** False when this browser could not keep it: it is lost with the page. */
  isKept: boolean;
}

export interface TextStore {
  get: () => TextState;
  subscribe: (listener: () => void) => () => void;
  /** Something was typed; the words are read when typing pauses, because a megabyte is not copied at every key. */
  touch: (read: () => string) => void;
  /** Settles what was typed, now. */
  flush: () => string;
  replace: (text: string) => void;
  /** When what was kept is back: nothing is put on the desk before. */
  loaded: Promise<void>;
}

export const emptyText: TextState = { text: '', revision: 0, isLoaded: false, isKept: true };

/** The longer the text, the longer the pause after which all of it is counted again. */
const settleMs = (length: number) => (length < 100_000 ? 250 : 700);
/** Strings take two bytes a character in this storage, which holds five megabytes. */
const longestHandedOver = 2_000_000;

const stores = new Map<string, TextStore>();

/** The manuscript of one person in one team. It outlives the page's components, as drafts do. */
export function textStore(scope: string): TextStore {
  const known = stores.get(scope);
  if (known) return known;
  const store = makeStore(scope);
  stores.set(scope, store);
  return store;
}

function makeStore(scope: string): TextStore {
  let state = emptyText;
  let unread: (() => string) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const handedOver = `rushes:text:${scope}`;
  let keys: string[] = [];

  const show = (next: Partial<TextState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const keep = async () => {
    const isKept = await keepText(keys, state.text).then(
      () => true,
      () => false,
    );
    if (isKept !== state.isKept) show({ isKept });
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = unread?.();
    unread = undefined;
    if (text === undefined || text === state.text) return state.text;
    show({ text });
    void keep();
    return text;
  };
  const load = async () => {
    keys = [`${scope}:${tabId()}`, `${scope}:latest`];
    const left = attempt(() => sessionStorage.getItem(handedOver)) ?? undefined;
    attempt(() => sessionStorage.removeItem(handedOver));
    try {
      show({ text: left ?? (await findText(keys)) ?? '', revision: state.revision + 1, isLoaded: true });
      if (left !== undefined) void keep();
      void forgetOldTexts().catch(() => undefined);
    } catch {
      show({ text: left ?? '', revision: state.revision + 1, isLoaded: true, isKept: false });
    }
  };

  // On the server nothing is ever kept.
  const loaded = typeof window === 'undefined' ? Promise.resolve() : load();
  if (typeof window !== 'undefined') {
    // The database may not get to write while the page goes: what is here is handed over to its next life.
    window.addEventListener('pagehide', () => {
      if (!state.isLoaded) return;
      flush();
      if (state.text.length <= longestHandedOver)
        attempt(() => sessionStorage.setItem(handedOver, state.text));
    });
  }

  return {
    loaded,
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    touch: (read) => {
      unread = read;
      clearTimeout(timer);
      timer = setTimeout(flush, settleMs(state.text.length));
    },
    flush,
    replace: (text) => {
      flush();
      show({ text, revision: state.revision + 1 });
      void keep();
    },
  };
}

/** Two tabs never overwrite each other's words; a new one starts from the latest. */
function tabId(): string {
  const key = 'rushes:tab';
  const id = attempt(() => sessionStorage.getItem(key)) ?? randomUuid();
  attempt(() => sessionStorage.setItem(key, id));
  return id;
}

function attempt<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
