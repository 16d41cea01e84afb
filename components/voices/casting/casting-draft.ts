'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { type CastingPlan, readPlan } from '#lib/voices/casting-plan.ts';

/** What a person has written and chosen for the next casting, kept in the browser. Plain JSON. */
export interface CastingDraft {
  text: string;
  plan: CastingPlan;
  /** A click whose answer has not come: the same sheet again is the same casting. */
  pending?: { castingId: string; of: string } | undefined;
}

const empty: CastingDraft = { text: '', plan: { voices: [], emotions: [null], speed: 1 } };

const drafts = new Map<string, CastingDraft>();
const listeners = new Set<() => void>();

/** The draft of one person in one team, the same in every tab that is opened later. */
export function useCastingDraft(scope: string) {
  const key = `rushes:casting:1:${scope}`;
  const draft = useSyncExternalStore(
    subscribe,
    () => draftOf(key),
    () => empty,
  );
  const update = useCallback(
    (change: (draft: CastingDraft) => CastingDraft) => {
      const next = change(draftOf(key));
      drafts.set(key, next);
      attempt(() => window.localStorage.setItem(key, JSON.stringify(next)));
      for (const listener of listeners) listener();
    },
    [key],
  );
  return { draft, update };
}

function draftOf(key: string): CastingDraft {
  const known = drafts.get(key) ?? load(key);
  drafts.set(key, known);
  return known;
}

function load(key: string): CastingDraft {
  const json = attempt(() => window.localStorage.getItem(key));
  const stored: unknown = json ? attempt(() => JSON.parse(json)) : undefined;
  const { text, plan, pending }: Partial<Record<string, unknown>> = { ...Object(stored) };
  const { castingId, of }: Partial<Record<string, unknown>> = { ...Object(pending) };
  return {
    text: typeof text === 'string' ? text : empty.text,
    plan: plan === undefined ? empty.plan : readPlan(plan),
    ...(typeof castingId === 'string' && typeof of === 'string' ? { pending: { castingId, of } } : {}),
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Storage may be forbidden, full or hold rubbish: the draft is then only kept in memory. */
function attempt<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
