import type { Bill } from '#lib/vendor/prices.ts';
import type { ChosenTake } from './read-chosen.ts';

/** The first line of `takes.csv`. */
export const headings = [
  'Number',
  'File',
  'Title',
  'Tool',
  'Model',
  'Prompt',
  'Settings',
  'Seed',
  'Made by',
  'Made at',
  'State',
  'Review',
  'Reviewed by',
  'Project',
  'Tags',
  'Estimate',
  'Billed',
  'Currency',
  'Remark',
];

/** One line of `takes.csv`: a take, or one of its files where it has several. */
export function takeLine(
  number: number,
  { take, input }: ChosenTake,
  { file, remark = '', isFirst = true }: { file: string; remark?: string; isFirst?: boolean },
): (string | number)[] {
  const form = isRecord(input) ? input : {};
  return [
    number,
    file,
    take.title ?? '',
    take.tool,
    take.model,
    take.prompt,
    settingsWords(form),
    typeof form.seed === 'number' || typeof form.seed === 'string' ? form.seed : '',
    take.creatorName,
    take.createdAt,
    take.state,
    take.review.state,
    take.review.byName ?? '',
    take.project?.name ?? '',
    take.tags.map(({ name }) => name).join(', '),
    // What a take costs is said once, so that the column can be summed.
    isFirst ? amount(take.estimate) : '',
    isFirst && take.charge ? amount(take.charge) : '',
    (take.charge ?? take.estimate).currency,
    remark,
  ];
}

function amount({ totalMicros, isPriced }: Bill): number | '' {
  return isPriced ? totalMicros / 1_000_000 : '';
}

/** What has a column of its own, or is a text to be spoken. */
const elsewhere = ['prompt', 'text', 'seed', 'model'];
const longestSetting = 80;

/** `resolution: 768P; durationSeconds: 5; ...`: every plain value of the form. */
function settingsWords(form: Record<string, unknown>): string {
  return Object.entries(form)
    .filter(([name, value]) => !elsewhere.includes(name) && isPlain(value))
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return value !== '' && value.length <= longestSetting;
  return typeof value === 'number' || typeof value === 'boolean';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
