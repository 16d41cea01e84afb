'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { randomUuid } from '#lib/random-uuid.ts';
import { strokeColours, strokeShapes } from '#lib/review/comment-limits.ts';
import type { Drawing, Stroke } from '#lib/review/drawing.ts';

/** A comment that is being written: kept in the browser, so that it survives going elsewhere and a reload. */
export interface CommentDraft {
  /** The comment's own id: sent twice, it is one comment. */
  id: string;
  text: string;
  /** People who were chosen from the list of names. */
  chosenIds: string[];
  /** `null`: about no moment. Absent: the moment that is shown while nothing plays. */
  timeSeconds?: number | null | undefined;
  /** Which result the time and the marks belong to. */
  outputIndex: number;
  drawing: Drawing;
}

export interface CommentDraftStore {
  get: () => CommentDraft;
  change: (part: Partial<CommentDraft>) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

const stores = new Map<string, CommentDraftStore>();

function freshDraft(): CommentDraft {
  return { id: randomUuid(), text: '', chosenIds: [], outputIndex: 0, drawing: [] };
}

/** The draft of one person about one take, or of an answer to one comment. */
export function commentDraft(viewerId: string, taskId: string, parentId = ''): CommentDraftStore {
  const key = `rushes:comment:1:${viewerId}:${taskId}:${parentId}`;
  const store = stores.get(key) ?? makeStore(key);
  stores.set(key, store);
  return store;
}

export function useCommentDraft(viewerId: string, taskId: string, parentId?: string) {
  const store = useMemo(() => commentDraft(viewerId, taskId, parentId), [viewerId, taskId, parentId]);
  const draft = useSyncExternalStore(store.subscribe, store.get, store.get);
  return { draft, change: store.change, clear: store.clear };
}

export function isEmptyDraft({ text, drawing }: CommentDraft): boolean {
  return text.trim() === '' && drawing.length === 0;
}

function makeStore(key: string): CommentDraftStore {
  let draft: CommentDraft | undefined;
  const listeners = new Set<() => void>();
  const get = () => {
    draft ??= load(key) ?? freshDraft();
    return draft;
  };
  const set = (next: CommentDraft) => {
    draft = next;
    // Storage may be forbidden or full: the draft is then only kept in memory.
    try {
      if (isEmptyDraft(next)) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, JSON.stringify(next));
    } catch {}
    for (const listener of listeners) listener();
  };
  return {
    get,
    change: (part) => set({ ...get(), ...part }),
    clear: () => set(freshDraft()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What stands in the browser's storage may be anything: each field is read on its own. */
function load(key: string): CommentDraft | undefined {
  try {
    const json: unknown = JSON.parse(window.localStorage.getItem(key) ?? '');
    if (typeof json !== 'object' || json === null) return undefined;
    const found: Record<string, unknown> = { ...json };
    const fresh = freshDraft();
    const { id, text, chosenIds, timeSeconds, outputIndex, drawing } = found;
    return {
      id: typeof id === 'string' ? id : fresh.id,
      text: typeof text === 'string' ? text : '',
      chosenIds: Array.isArray(chosenIds) ? chosenIds.filter((one) => typeof one === 'string') : [],
      timeSeconds: typeof timeSeconds === 'number' || timeSeconds === null ? timeSeconds : undefined,
      outputIndex: typeof outputIndex === 'number' ? outputIndex : 0,
      drawing: Array.isArray(drawing) ? drawing.filter(isStroke) : [],
    };
  } catch {
    return undefined;
  }
}

function isStroke(value: unknown): value is Stroke {
  if (typeof value !== 'object' || value === null) return false;
  const { shape, colour, points } = value as Partial<Stroke>;
  return (
    strokeShapes.some((one) => one === shape) &&
    strokeColours.some((one) => one === colour) &&
    Array.isArray(points) &&
    points.every((one) => typeof one === 'number')
  );
}
