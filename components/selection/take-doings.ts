import type { QueryClient } from '@tanstack/react-query';
import { reviewLooks } from '#components/review/review-looks.ts';
import { takeKeys } from '#components/take/take-keys.ts';
import { workInGuess } from '#components/take/work-in-changes.ts';
import { getJson, RequestFailed } from '#components/ui/get-json.ts';
import { hideToast, showToast } from '#components/ui/toast-store.ts';
import { deleteForEver, favouriteTakes, shelveTakes, tagTakes } from '#lib/curation/actions.ts';
import type { Dependents } from '#lib/curation/dependents.ts';
import type { Shelf } from '#lib/curation/shelf-inputs.ts';
import type { Text } from '#lib/language/text.ts';
import { paths } from '#lib/paths.ts';
import { moveTakes } from '#lib/projects/actions.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { reviewTakes, takeBackReview } from '#lib/review/actions.ts';
import { arrangeStacks, stackTakes, unstackTakes } from '#lib/tasks/actions.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import type { ReviewState } from '#prisma/client/enums.ts';
import { downloadTakes } from './download-takes.ts';
import { askFirst } from './question-store.ts';
import { letGoOf, renewSelected } from './selection-store.ts';

/** What can be done to many takes at once without asking for anything more. */
export type TakeDoing =
  | ReviewState
  | 'favourite'
  | 'download'
  | 'archive'
  | 'gallery'
  | 'bin'
  | 'delete'
  | 'stack'
  | 'unstack';

export interface DoingContext {
  client: QueryClient;
  t: Text;
  viewer: { canCreate: boolean; canManage: boolean };
}

/** What reviewers may do as well; everything else is for those who create. */
const forEverybody: readonly TakeDoing[] = [
  'undecided',
  'shortlisted',
  'approved',
  'rejected',
  'favourite',
  'download',
];

/** Does something to takes: seen at once, said with a way back, and taken back honestly where it was refused. */
export async function doToTakes(
  doing: TakeDoing,
  takes: readonly TakeView[],
  context: DoingContext,
): Promise<void> {
  const { t, viewer } = context;
  if (!viewer.canCreate && !forEverybody.includes(doing)) {
    // Beside what was done a moment ago, whose answer may still come and would take its place.
    showToast({ id: 'not-allowed', title: t('Only creators and owners of the team can do this.') });
    return;
  }
  switch (doing) {
    case 'download':
      return downloadTakes(takes);
    case 'favourite':
      return favourite(takes, context);
    case 'archive':
    case 'gallery':
      return shelve(takes, doing, context);
    case 'bin':
      return (await mayGo(takes, context)) ? shelve(takes, 'bin', context) : undefined;
    case 'delete':
      return deleteTakes(takes, context);
    case 'stack':
    case 'unstack':
      return arrange(takes, doing, context);
    default:
      return review(takes, doing, context);
  }
}

interface Deed {
  takes: readonly TakeView[];
  /** What a take will look like, as far as one can tell. */
  guess?: (take: TakeView) => TakeView;
  act: () => Promise<Result<Done>>;
  /** What was done, for the message. */
  done: string;
}

interface Done {
  /** How many takes are different now. */
  count: number;
  undo?: (() => Promise<Result<unknown>>) | undefined;
  /** Those that stayed as they were, by the reason in words. */
  refused?: readonly { taskIds: readonly string[]; message: string }[];
}

async function run({ takes, guess, act, done }: Deed, { client, t }: DoingContext): Promise<boolean> {
  const show = (now: readonly TakeView[]) => {
    workInGuess(client, now);
    renewSelected(now);
  };
  if (guess) show(takes.map(guess));
  const result = await reached(act());
  if (!result.ok) {
    if (guess) show(takes);
    say({ title: t(result.failure.message), tone: 'bad' });
    return false;
  }
  const { count, undo, refused = [] } = result.value;
  const stayed = new Set(refused.flatMap(({ taskIds }) => taskIds));
  if (guess && stayed.size > 0) show(takes.filter(({ id }) => stayed.has(id)));
  void client.refetchQueries({ queryKey: takeKeys.changes });
  if (count === 0 && refused[0]) {
    say({ title: t(refused[0].message), tone: 'bad' });
    return false;
  }
  const notes = [
    takes.length > 1 && t('Takes: {count}', { count }),
    ...refused.map(({ taskIds, message }) =>
      t('{count} stayed: {why}', { count: taskIds.length, why: t(message) }),
    ),
  ].filter((note) => note !== false);
  say({
    title: done,
    ...(notes.length > 0 ? { description: notes.join(' · ') } : {}),
    ...(undo && count > 0 ? { action: { label: t('Undo'), onSelect: () => void takeBack(undo) } } : {}),
  });
  return true;

  async function takeBack(undoing: () => Promise<Result<unknown>>) {
    if (guess) show(takes);
    const undone = await reached(undoing());
    if (!undone.ok) say({ title: t(undone.failure.message), tone: 'bad' });
    void client.refetchQueries({ queryKey: takeKeys.changes });
  }
}

/** An action whose answer did not come is a failure like any other. */
async function reached<T>(answer: Promise<Result<T>>): Promise<Result<T>> {
  return answer.catch(() =>
    failure('offline', 'The studio could not be reached. Nothing was changed; try again.'),
  );
}

/** Each in turn, until one is refused. */
function inTurn<T>(inputs: readonly T[], act: (input: T) => Promise<Result<unknown>>) {
  return async (): Promise<Result<unknown>> => {
    for (const input of inputs) {
      const result = await act(input);
      if (!result.ok) return result;
    }
    return success(undefined);
  };
}

let lastToast: string | undefined;

/** One message at a time: who judges thirty takes by keyboard does not want thirty. */
function say(toast: Parameters<typeof showToast>[0]): void {
  if (lastToast) hideToast(lastToast);
  lastToast = showToast(toast);
}

const idsOf = (takes: readonly TakeView[]) => takes.map(({ id }) => id);

async function review(takes: readonly TakeView[], state: ReviewState, context: DoingContext): Promise<void> {
  const at = new Date().toISOString();
  await run(
    {
      takes,
      guess: (take) => ({
        ...take,
        review: state === 'undecided' ? { state } : { ...take.review, state, at },
      }),
      act: async () => {
        const result = await reviewTakes({ taskIds: idsOf(takes), state });
        if (!result.ok) return result;
        const { reviewId, changed } = result.value;
        return success({ count: changed.length, undo: () => takeBackReview({ reviewId }) });
      },
      done: context.t(reviewLooks[state].word),
    },
    context,
  );
}

async function favourite(takes: readonly TakeView[], context: DoingContext): Promise<void> {
  const isFavourite = !takes.every((take) => take.isFavourite);
  await run(
    {
      takes,
      guess: (take) => ({ ...take, isFavourite }),
      act: async () => {
        const result = await favouriteTakes({ taskIds: idsOf(takes), isFavourite });
        if (!result.ok) return result;
        return success({
          count: result.value.changed.length,
          undo: inTurn(result.value.undo, favouriteTakes),
        });
      },
      done: context.t(isFavourite ? 'Added to your favourites' : 'Removed from your favourites'),
    },
    context,
  );
}

const shelved = {
  gallery: 'Put back into the gallery',
  archive: 'Put into the archive',
  bin: 'Put into the bin, for 30 days',
} as const;

async function shelve(takes: readonly TakeView[], shelf: Shelf, context: DoingContext): Promise<void> {
  const at = new Date().toISOString();
  const isDone = await run(
    {
      takes,
      guess: (take) => ({ ...take, shelf, shelvedAt: shelf === 'gallery' ? undefined : at }),
      act: async () => {
        const result = await shelveTakes({ taskIds: idsOf(takes), shelf });
        if (!result.ok) return result;
        const { changed, undo, refused } = result.value;
        return success({ count: changed.length, undo: inTurn(undo, shelveTakes), refused });
      },
      done: context.t(shelved[shelf]),
    },
    context,
  );
  if (isDone) letGoOf(idsOf(takes));
}

/** What uses these takes is said before they go. */
async function mayGo(takes: readonly TakeView[], { t }: DoingContext): Promise<boolean> {
  try {
    const found = await getJson<Dependents>(paths.api.takeDependents(), AbortSignal.timeout(20_000), {
      taskIds: idsOf(takes),
    });
    const kinds = [found.takes, found.shares, found.voices, found.castings];
    if (kinds.every(({ total }) => total === 0)) return true;
    return askFirst({ kind: 'bin', takes, dependents: found });
  } catch (error) {
    say({
      title: t(
        error instanceof RequestFailed
          ? error.failure.message
          : 'The studio could not be reached. Nothing was changed; try again.',
      ),
      tone: 'bad',
    });
    return false;
  }
}

async function deleteTakes(takes: readonly TakeView[], context: DoingContext): Promise<void> {
  if (!(await askFirst({ kind: 'delete', takes }))) return;
  const isDone = await run(
    {
      takes,
      act: async () => {
        const result = await deleteForEver({ taskIds: idsOf(takes) });
        return result.ok ? success({ count: takes.length }) : result;
      },
      done: context.t('Deleted for ever'),
    },
    context,
  );
  if (isDone) letGoOf(idsOf(takes));
}

async function arrange(
  takes: readonly TakeView[],
  doing: 'stack' | 'unstack',
  context: DoingContext,
): Promise<void> {
  await run(
    {
      takes,
      act: async () => {
        const act = doing === 'stack' ? stackTakes : unstackTakes;
        const result = await act({ taskIds: idsOf(takes) });
        if (!result.ok) return result;
        const { undo } = result.value;
        return success({ count: takes.length, undo: () => arrangeStacks(undo) });
      },
      done: context.t(doing === 'stack' ? 'Put into one stack' : 'Taken out of their stacks'),
    },
    context,
  );
}

/** Into a project, or with `null` out of theirs. */
export async function moveToProject(
  takes: readonly TakeView[],
  project: { id: string; name: string } | null,
  context: DoingContext,
): Promise<void> {
  const { t } = context;
  await run(
    {
      takes,
      guess: ({ project: _, ...take }) => (project ? { ...take, project } : take),
      act: async () => {
        const result = await moveTakes({ taskIds: idsOf(takes), projectId: project?.id ?? null });
        if (!result.ok) return result;
        return success({ count: result.value.changed.length, undo: inTurn(result.value.undo, moveTakes) });
      },
      done: project ? t('Added to {project}', { project: project.name }) : t('Taken out of their project'),
    },
    context,
  );
}

/** Gives takes a tag, by its name. */
export async function addTag(takes: readonly TakeView[], name: string, context: DoingContext): Promise<void> {
  await run(
    {
      takes,
      act: async () => {
        const result = await tagTakes({ taskIds: idsOf(takes), add: [name] });
        if (!result.ok) return result;
        return success({ count: result.value.changed.length, undo: inTurn(result.value.undo, tagTakes) });
      },
      done: context.t('Tagged with {tag}', { tag: name }),
    },
    context,
  );
}
