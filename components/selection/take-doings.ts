import { reviewLooks } from '#components/review/review-looks.ts';
import { getJson, RequestFailed } from '#components/ui/get-json.ts';
import { showToast } from '#components/ui/toast-store.ts';
import { deleteForEver, favouriteTakes, shelveTakes, tagTakes } from '#lib/curation/actions.ts';
import type { Dependents } from '#lib/curation/dependents.ts';
import type { Shelf } from '#lib/curation/shelf-inputs.ts';
import { paths } from '#lib/paths.ts';
import { moveTakes } from '#lib/projects/actions.ts';
import { success } from '#lib/result.ts';
import { reviewTakes, takeBackReview } from '#lib/review/actions.ts';
import { arrangeStacks, stackTakes, unstackTakes } from '#lib/tasks/actions.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import type { ReviewState } from '#prisma/client/enums.ts';
import { type DoingContext, doDeed, inTurn, say } from './do-deed.ts';
import { downloadTakes } from './download-takes.ts';
import { askFirst } from './question-store.ts';
import { letGoOf } from './selection-store.ts';

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

const idsOf = (takes: readonly TakeView[]) => takes.map(({ id }) => id);

async function review(takes: readonly TakeView[], state: ReviewState, context: DoingContext): Promise<void> {
  const at = new Date().toISOString();
  await doDeed(
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
  await doDeed(
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
  const isDone = await doDeed(
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
  const isDone = await doDeed(
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
  await doDeed(
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
  await doDeed(
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
  await doDeed(
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
