import { settingRows } from '#components/take/setting-rows.ts';
import { modelWord, toolWord } from '#components/take/take-words.ts';
import { formatMoney } from '#lib/money.ts';
import type { TakeDetail } from '#lib/tasks/take-view.ts';

/** One thing that is known of all takes, in the order of the takes; empty where a take has no such thing. */
export interface DifferenceRow {
  label: string;
  values: string[];
  isSame: boolean;
  /** Content of people's own: names and titles, which are not translated. */
  isOwn?: boolean;
}

type Compared = Pick<
  TakeDetail,
  | 'tool'
  | 'model'
  | 'input'
  | 'estimate'
  | 'charge'
  | 'media'
  | 'creatorName'
  | 'createdAt'
  | 'project'
  | 'tags'
>;

/** What the takes were made with and what came of it, first what differs. The prompt is compared by itself. */
export function differenceRows(
  takes: readonly Compared[],
  dateWords: (iso: string) => string,
): DifferenceRow[] {
  const settings = takes.map(({ tool, input }) => settingRows(tool, input));
  const labels = new Set(settings.flatMap((rows) => rows.map(({ label }) => label)));
  const row = (label: string, wordOf: (take: Compared) => string | 0 | undefined, isOwn = false) => {
    const values = takes.map((take) => wordOf(take) || '');
    return { label, values, isSame: new Set(values).size === 1, isOwn };
  };
  const rows = [
    row('Tool', ({ tool }) => toolWord(tool)),
    row('Model', ({ model }) => modelWord(model)),
    ...[...labels].map((label) => {
      const values = settings.map((found) => found.find((one) => one.label === label)?.value ?? '');
      return { label, values, isSame: new Set(values).size === 1 };
    }),
    row('Price', priceWords),
    row(
      'Measured length',
      ({ media }) => media?.durationSeconds && `${Math.round(media.durationSeconds * 100) / 100} s`,
    ),
    row('Pixels', ({ media }) => media?.width && media.height && `${media.width} × ${media.height}`),
    row('Made by', ({ creatorName }) => creatorName, true),
    row('Made at', ({ createdAt }) => dateWords(createdAt)),
    row('Project', ({ project }) => project?.name, true),
    row('Tags', ({ tags }) => tags.map(({ name }) => name).join(', '), true),
  ].filter(({ values }) => values.some((value) => value !== ''));
  return [...rows.filter(({ isSame }) => !isSame), ...rows.filter(({ isSame }) => isSame)];
}

function priceWords({ charge, estimate }: Compared): string {
  const bill = charge ?? estimate;
  if (!bill.isPriced) return 'Price not set';
  const price = formatMoney(bill.totalMicros, bill.currency);
  return charge ? price : `est. ${price}`;
}
