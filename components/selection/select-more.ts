import { compareCursors, cursorAt, cursorOf } from '#components/gallery/reel.ts';
import { takesUrl } from '#components/take/take-queries.ts';
import { getJson } from '#components/ui/get-json.ts';
import { showToast } from '#components/ui/toast-store.ts';
import { maxTakesAtOnce } from '#lib/curation/shelf-limits.ts';
import type { Text } from '#lib/language/text.ts';
import type { TakeFilter, TakePage } from '#lib/tasks/take-page-view.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { select, selectOnly } from './selection-store.ts';

/** Selecting takes that the page does not hold: they are read for it. */

/** Everything under a filter, the newest first, as far as a selection goes. */
export async function selectWhole(filter: TakeFilter, t: Text): Promise<void> {
  await reading(t, async () => {
    const { takes, isMore } = await readDown(filter, undefined, undefined);
    selectOnly(takes);
    if (isMore) {
      showToast({
        title: t('The newest {count} takes are selected', { count: takes.length }),
        description: t(
          'More cannot be acted on at once. Narrow the gallery by a filter to reach the others.',
        ),
      });
    }
  });
}

/** Everything between two takes, both included. */
export async function selectRange(filter: TakeFilter, from: TakeView, to: TakeView, t: Text): Promise<void> {
  await reading(t, async () => {
    const [upper, lower] = [from, to].sort((a, b) => compareCursors(cursorOf(a), cursorOf(b)));
    if (!upper || !lower) return;
    const { takes, isMore } = await readDown(filter, cursorAt(Date.parse(upper.createdAt)), cursorOf(lower));
    const between = takes.filter((take) => compareCursors(cursorOf(take), cursorOf(upper)) >= 0);
    select([...between.filter(({ id }) => id !== from.id), from]);
    if (isMore)
      showToast({ title: t('Only the first {count} of them are selected', { count: takes.length }) });
  });
}

/** Takes below one place down to another, as many as can be selected. */
async function readDown(
  filter: TakeFilter,
  below: string | undefined,
  downTo: string | undefined,
): Promise<{ takes: TakeView[]; isMore: boolean }> {
  const takes: TakeView[] = [];
  let cursor = below;
  do {
    const page: TakePage = await getJson<TakePage>(takesUrl(filter, cursor), AbortSignal.timeout(20_000));
    const inside = page.takes.filter((take) => !downTo || compareCursors(cursorOf(take), downTo) <= 0);
    takes.push(...inside.filter((take) => filter.state !== undefined || take.state !== 'cancelled'));
    cursor = inside.length < page.takes.length ? undefined : (page.nextCursor ?? undefined);
  } while (cursor !== undefined && takes.length < maxTakesAtOnce);
  return { takes: takes.slice(0, maxTakesAtOnce), isMore: cursor !== undefined };
}

async function reading(t: Text, read: () => Promise<void>): Promise<void> {
  try {
    await read();
  } catch {
    showToast({
      title: t('The takes could not be read. Nothing more was selected; try again.'),
      tone: 'bad',
    });
  }
}
