import { type TakeKind, toolsOfKind } from '#lib/tools/tool-kinds.ts';
import type { ReviewState, TaskShelf, TaskState } from '#prisma/client/enums.ts';
import { openStates, type TakeView } from './take-view.ts';

/** Pages of takes as the browser keeps them, and how what changed since is worked into them. Pure. */

/** What a chip or a search narrows the gallery to; absent means all. */
export interface TakeFilter {
  /** Words that must all stand in its words: title, prompt, comments, names. */
  search?: string | undefined;
  tool?: string | undefined;
  model?: string | undefined;
  /** What its tool makes. */
  kind?: TakeKind | undefined;
  state?: StateGroup | undefined;
  /** Only the viewer's own takes. */
  isMine?: boolean | undefined;
  /** Only those of this person. */
  creatorId?: string | undefined;
  review?: ReviewState | undefined;
  projectId?: string | undefined;
  tagId?: string | undefined;
  /** Only the viewer's favourites. */
  isFavourite?: boolean | undefined;
  /** Made within so many days of 24 hours from now. */
  days?: number | undefined;
  /** Made at this moment or later, and before that one (ISO 8601). */
  from?: string | undefined;
  to?: string | undefined;
  /** What was put aside or thrown away; else the gallery itself. */
  shelf?: Extract<TaskShelf, 'archive' | 'bin'> | undefined;
  /** Every take of every stack, also where nothing else is asked for. */
  isUnstacked?: boolean | undefined;
}

/**
 * Whether a filter shows of every stack only its top. Who looks for something finds it, wherever in its stack it lies:
 * only the whole gallery, and a project, show stacks closed.
 */
export function areStacksClosed({ projectId: _, isUnstacked, ...rest }: TakeFilter): boolean {
  return !isUnstacked && Object.values(rest).every((value) => value === undefined);
}

/** The tools that a filter leaves; undefined when it leaves all of them. */
export function toolsOfFilter({ tool, kind }: TakeFilter): string[] | undefined {
  if (kind === undefined) return tool === undefined ? undefined : [tool];
  return toolsOfKind(kind).filter((name) => tool === undefined || name === tool);
}

/** The states a person filters by. */
export const stateGroups = {
  open: openStates,
  done: ['succeeded'],
  failed: ['failed', 'cancelled', 'lost'],
  unclear: ['unclear'],
} as const satisfies Record<string, readonly TaskState[]>;
export type StateGroup = keyof typeof stateGroups;

export interface TakePage {
  takes: TakeView[];
  /** Where the next page starts; null at the end. */
  nextCursor: string | null;
  /** Where the page above ends, with the take it names; null at the top. */
  newerCursor: string | null;
  /** The mark that `changes` is asked with: taken in the same moment as the page. */
  changeCursor: string;
  /** Open and unclear takes of the whole team, whatever the filter; and what the viewer was told. */
  counts: TakeCounts;
}

export interface TakeCounts {
  open: number;
  unclear: number;
  /** Notices that the viewer has not seen, and the newest of all: what says that there are new ones. */
  unseen: number;
  newestNotice: string | null;
}

export interface TakeChanges {
  takes: TakeView[];
  /** To be asked with next time. */
  cursor: string;
  counts: TakeCounts;
  /** The cursor was of no use (another database, or too much has changed): load the pages again. */
  isReset: boolean;
}

const dayMs = 86_400_000;

/**
 * Whether the server would list this take under this filter, but for the words of a search: comments, names and a
 * prompt that is cut in lists are judged by the server alone (`/api/takes/matching`).
 */
export function matchesFilter(take: TakeView, filter: TakeFilter): boolean {
  const states: readonly TaskState[] | undefined = filter.state && stateGroups[filter.state];
  const tools = toolsOfFilter(filter);
  return (
    (!tools || tools.includes(take.tool)) &&
    (!states || states.includes(take.state)) &&
    (!filter.isMine || take.isMine) &&
    (!filter.creatorId || take.creatorId === filter.creatorId) &&
    (!filter.model || take.model === filter.model) &&
    (!filter.review || take.review.state === filter.review) &&
    (!filter.projectId || take.project?.id === filter.projectId) &&
    (!filter.tagId || take.tags.some(({ id }) => id === filter.tagId)) &&
    (!filter.isFavourite || take.isFavourite) &&
    (!filter.days || Date.parse(take.createdAt) >= Date.now() - filter.days * dayMs) &&
    (!filter.from || take.createdAt >= filter.from) &&
    (!filter.to || take.createdAt < filter.to) &&
    take.shelf === (filter.shelf ?? 'gallery') &&
    (!areStacksClosed(filter) || isSeenClosed(take, filter))
  );
}

/** The top of its stack; in a project also a take whose top belongs elsewhere. */
function isSeenClosed({ stack, project }: TakeView, { projectId }: TakeFilter): boolean {
  if (!stack || stack.isTop) return true;
  return projectId !== undefined && stack.topProjectId !== project?.id;
}

/** Newest first; ids decide between takes of the same millisecond, as the keyset does. */
export function compareTakes(a: TakeView, b: TakeView): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.id < b.id ? 1 : a.id > b.id ? -1 : 0;
}

/**
 * Works changed takes into the pages that are loaded: known ones are replaced, those that no longer match leave, new
 * ones come in at their place. One that belongs below the last loaded page, or above the first, is left for the page
 * there to bring. `matchingIds` are those that match, where the filter has words.
 */
export function mergeChanges(
  pages: readonly TakePage[],
  changed: readonly TakeView[],
  filter: TakeFilter,
  matchingIds?: ReadonlySet<string>,
): TakePage[] {
  const changedIds = new Set(changed.map((take) => take.id));
  const loaded = pages.flatMap((page) => page.takes);
  const [highest, lowest] = [loaded[0], loaded.at(-1)];
  const isAtTop = pages[0]?.newerCursor === null;
  const isAtEnd = pages.at(-1)?.nextCursor === null;
  const arriving = changed.filter(
    (take) =>
      (matchingIds ? matchingIds.has(take.id) : matchesFilter(take, filter)) &&
      (isAtTop || !highest || compareTakes(take, highest) >= 0) &&
      (isAtEnd || !lowest || compareTakes(take, lowest) <= 0),
  );
  const rest = [...loaded.filter((take) => !changedIds.has(take.id)), ...arriving].sort(compareTakes);
  return pages.map((page, index) => {
    const last = page.takes.at(-1);
    const isLastPage = index === pages.length - 1;
    const end = isLastPage ? rest.length : rest.findIndex((take) => last && compareTakes(take, last) > 0);
    return { ...page, takes: rest.splice(0, end === -1 ? rest.length : end) };
  });
}
