'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { takeKeys } from '#components/take/take-keys.ts';
import { listMemoryMs, takesUrl } from '#components/take/take-queries.ts';
import { useTakeChanges } from '#components/take/use-take-changes.ts';
import type { ReelMeta } from '#components/take/work-in-changes.ts';
import { getJson } from '#components/ui/get-json.ts';
import type { TakeFilter, TakePage } from '#lib/tasks/take-page-view.ts';
import {
  letGo,
  type Reel,
  stale,
  startReel,
  startReelAtEnd,
  withChanges,
  withNewer,
  withOlder,
  withRefilled,
} from './reel.ts';
import { keptAround, mostHeld, type ReelRead, readsFor } from './reel-reads.ts';

/** So many pages are asked for at the same time. */
const mostReads = 3;
/** After a failure nothing is asked again by itself for this long. */
const restAfterFailureMs = 4_000;
/** Below everything: what is read upwards from here begins with the oldest take. */
const bottom = '0.00000000-0000-0000-0000-000000000000';

/** Where to begin anew: at the newest, at the oldest, or just below a place. */
export type ReelStart = 'newest' | 'oldest' | { below: string };

/**
 * The takes under a filter for a grid of any length: read in pages as they are seen, in both directions, and let go
 * again when they are far away. Kept live. `filter` must stay the same object as long as it says the same. The outside
 * system is the server.
 */
export function useReel({ filter, initial }: { filter: TakeFilter; initial?: TakePage | undefined }) {
  const client = useQueryClient();
  const changes = useTakeChanges(initial);
  const key = takeKeys.reel(filter);
  const meta: ReelMeta = {
    workIn: (reel, changed, matchingIds) => withChanges(reel as Reel, changed, filter, matchingIds),
    outdate: (reel) => stale(reel as Reel),
  };
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => startReel(await fetchPage(filter, signal), filter),
    ...(initial ? { initialData: () => startReel(initial, filter) } : {}),
    meta,
    // Changes are worked in as they come; pages are read again only when they are asked for.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    structuralSharing: false,
    gcTime: listMemoryMs,
  });

  const [isJumping, setJumping] = useState(false);
  const [problem, setProblem] = useState<Error>();
  const reads = useRef(new Map<string, AbortController>());
  const seen = useRef<[first: number, last: number]>([0, 0]);
  const restsUntil = useRef(0);

  const change = useCallback(
    (next: (reel: Reel) => Reel) =>
      client.setQueryData<Reel>(takeKeys.reel(filter), (reel) => reel && next(reel)),
    [client, filter],
  );
  const fill = useCallback(() => {
    const reel = client.getQueryData<Reel>(takeKeys.reel(filter));
    if (!reel || Date.now() < restsUntil.current) return;
    const wanted = readsFor(reel, ...seen.current);
    for (const [name, controller] of reads.current) {
      if (!wanted.some((read) => nameOf(read) === name)) {
        controller.abort();
        reads.current.delete(name);
      }
    }
    for (const read of wanted) {
      const name = nameOf(read);
      if (reads.current.size >= mostReads) return;
      if (reads.current.has(name)) continue;
      const controller = new AbortController();
      reads.current.set(name, controller);
      readInto(reel, read, filter, controller.signal)
        .then(
          (next) => {
            if (controller.signal.aborted) return;
            setProblem(undefined);
            change(next);
          },
          (error: Error) => {
            if (controller.signal.aborted) return;
            restsUntil.current = Date.now() + restAfterFailureMs;
            setProblem(error);
          },
        )
        .finally(() => {
          if (reads.current.get(name) !== controller) return;
          reads.current.delete(name);
          fill();
        });
    }
  }, [client, filter, change]);

  /** What the screen shows of it, as indices of stretches. */
  const onSee = useCallback(
    (first: number, last: number) => {
      seen.current = [first, last];
      const reel = client.getQueryData<Reel>(takeKeys.reel(filter));
      const held = reel?.stretches.reduce((count, stretch) => count + (stretch.takes ? 1 : 0), 0) ?? 0;
      if (held > mostHeld) change((old) => letGo(old, ...keptAround(first, last)));
      fill();
    },
    [client, filter, change, fill],
  );

  const jump = useCallback(
    async (start: ReelStart) => {
      stopAll(reads.current);
      setJumping(true);
      const controller = new AbortController();
      reads.current.set('jump', controller);
      try {
        const next = await startAt(start, filter, controller.signal);
        if (controller.signal.aborted) return;
        setProblem(undefined);
        seen.current = [0, 0];
        client.setQueryData<Reel>(takeKeys.reel(filter), next);
      } catch (error) {
        if (!controller.signal.aborted) setProblem(error as Error);
      } finally {
        reads.current.delete('jump');
        if (!controller.signal.aborted) setJumping(false);
      }
    },
    [client, filter],
  );

  // Another filter is another strip: what is under way for this one is of no use any more.
  useEffect(() => {
    const running = reads.current;
    return () => {
      stopAll(running);
      setJumping(false);
    };
  }, [filter]);

  const retry = useCallback(() => {
    restsUntil.current = 0;
    setProblem(undefined);
    fill();
  }, [fill]);
  /** Reads again what is seen, with fresh links to its media. */
  const outdate = useCallback(() => {
    change(stale);
    fill();
  }, [change, fill]);
  const refresh = useCallback(() => client.refetchQueries({ queryKey: takeKeys.changes }), [client]);

  return {
    reel: query.data,
    error: query.error ?? problem,
    counts: changes.data?.counts,
    changes,
    isJumping,
    onSee,
    jump,
    retry: query.isError ? () => void query.refetch() : retry,
    outdate,
    refresh,
  };
}

function stopAll(reads: Map<string, AbortController>): void {
  for (const controller of reads.values()) controller.abort();
  reads.clear();
}

function nameOf(read: ReelRead): string {
  return 'end' in read ? read.end : String(read.key);
}

function fetchPage(filter: TakeFilter, signal: AbortSignal, cursor?: string, towards?: 'newer') {
  return getJson<TakePage>(takesUrl(filter, cursor, towards), signal);
}

async function startAt(start: ReelStart, filter: TakeFilter, signal: AbortSignal): Promise<Reel> {
  if (start === 'oldest') return startReelAtEnd(await fetchPage(filter, signal, bottom, 'newer'), filter);
  if (start === 'newest') return startReel(await fetchPage(filter, signal), filter);
  return startReel(await fetchPage(filter, signal, start.below), filter, start.below);
}

/** Reads a page and answers with what it makes of the strip, whatever that has become meanwhile. */
async function readInto(
  reel: Reel,
  read: ReelRead,
  filter: TakeFilter,
  signal: AbortSignal,
): Promise<(reel: Reel) => Reel> {
  if ('key' in read) {
    const stretch = reel.stretches.find(({ key }) => key === read.key);
    const page = await fetchPage(filter, signal, stretch?.from);
    return (now) => withRefilled(now, read.key, page, filter);
  }
  if (read.end === 'older') {
    const cursor = reel.stretches.at(-1)?.to;
    const page = await fetchPage(filter, signal, cursor);
    return (now) => (now.stretches.at(-1)?.to === cursor ? withOlder(now, page, filter) : now);
  }
  const cursor = reel.stretches[0]?.from;
  const page = await fetchPage(filter, signal, cursor, 'newer');
  return (now) => (now.stretches[0]?.from === cursor ? withNewer(now, page, filter) : now);
}
