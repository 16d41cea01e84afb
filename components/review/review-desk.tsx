'use client';

import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { StrokeColour, StrokeShape } from '#lib/review/comment-limits.ts';
import type { ResultLink } from '#lib/tasks/take-view.ts';

/** What lies on the desk where one take is judged: shared by the stage, its timeline and the comments beside it. */
interface DeskState {
  /** The video or sound on the stage. */
  media: HTMLMediaElement | undefined;
  /** The comment that is being looked at: its marks are shown on the frame. */
  activeId: string | undefined;
  /** What is being drawn with; absent while nobody draws. */
  pen: { shape: StrokeShape; colour: StrokeColour } | undefined;
  /** The comment that is being written has marks. */
  hasDraftMarks: boolean;
}

interface DeskStore {
  get: () => DeskState;
  change: (part: Partial<DeskState>) => void;
  subscribe: (listener: () => void) => () => void;
}

export interface Desk extends DeskStore {
  taskId: string;
  /** Somebody has said something about it. */
  hasComments: boolean;
  outputs: readonly ResultLink[];
  /** Which of the take's results is shown, and the way to another. */
  shown: ResultLink | undefined;
  outputIndex: number;
  showOutput: (index: number) => void;
}

const empty: DeskState = { media: undefined, activeId: undefined, pen: undefined, hasDraftMarks: false };
const DeskContext = createContext<Desk | undefined>(undefined);

function makeStore(): DeskStore {
  let state = empty;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    change: (part) => {
      state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface ReviewDeskProps
  extends Pick<Desk, 'taskId' | 'hasComments' | 'outputs' | 'shown' | 'outputIndex' | 'showOutput'> {
  children: ReactNode;
}

/** Everything inside judges one take. Another take finds a clean desk. */
export function ReviewDesk({ children, taskId, ...rest }: ReviewDeskProps) {
  // Another take is another desk.
  const store = useMemo(makeStore, [taskId]);
  return <DeskContext value={{ ...store, ...rest, taskId }}>{children}</DeskContext>;
}

/** The desk of the take on this screen; absent where a take is shown without being judged. */
export function useDesk(): Desk | undefined {
  return use(DeskContext);
}

const nothing = () => () => undefined;

export function useDeskState<Part>(desk: Desk | undefined, read: (state: DeskState) => Part): Part {
  return useSyncExternalStore(
    desk?.subscribe ?? nothing,
    () => read(desk?.get() ?? empty),
    () => read(empty),
  );
}

/** Puts a player's element on the desk, so that a comment can ask and set its time. The outside system is the element. */
export function useMediaOnDesk(media: { current: HTMLMediaElement | null }): void {
  const desk = useDesk();
  const change = desk?.change;
  useEffect(() => {
    const element = media.current;
    if (!element || !change) return;
    change({ media: element });
    return () => change({ media: undefined });
  }, [media, change]);
}
