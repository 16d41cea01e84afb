import type { Problem } from '#lib/tools/tool.ts';
import { checkMedia, checkTotalLength, type MediaProblem } from '#lib/vendor/media-facts.ts';
import { audioLimit, videoLimit } from '#lib/vendor/video-limits.ts';
import { ofRole } from './roles.ts';
import { measuresOf, type TrayItem } from './tray-item.ts';

/** What is wrong with one thing in the tray, and whether the studio can mend it. */
export interface ItemProblem {
  message: string;
  mend?: MediaProblem['mend'];
}

/**
 * By key: the limits that a file breaks by what was measured, at once and before it is uploaded, and what the tool
 * says of it under `media.N`, the Nth of the things that can be sent.
 */
export function problemsByItem(
  items: readonly TrayItem[],
  problems: readonly Problem[],
): ReadonlyMap<string, ItemProblem[]> {
  const ready = items.filter(({ status }) => status === 'ready');
  return new Map(
    items.map((item) => {
      const facts = measuresOf(item);
      const measured: ItemProblem[] = facts ? checkMedia(item.role, facts) : [];
      const field = `media.${ready.indexOf(item)}`;
      const told = problems.filter(
        (problem) => problem.field === field && !measured.some(({ message }) => message === problem.message),
      );
      const broken = item.status === 'broken' && item.message ? [{ message: item.message }] : [];
      return [item.key, [...broken, ...measured, ...told]] as const;
    }),
  );
}

const totalled = ['reference_video', 'reference_audio'] as const;

/** What is wrong with the tray as a whole, and the one thing whose mending would help most. */
export interface WholeProblem extends ItemProblem {
  largest?: TrayItem | undefined;
}

/** The tool's problems with the whole tray; one that a single file has already been told of is left out. */
export function wholeProblems(items: readonly TrayItem[], problems: readonly Problem[]): WholeProblem[] {
  return problems
    .filter(({ field }) => field === 'media')
    .flatMap(({ message, mend }) => {
      const role = totalled.find(
        (one) => checkTotalLength(one, lengthsOf(ofRole(items, one)))?.message === message,
      );
      const peers = (role ? ofRole(items, role) : items).filter(measuresOf);
      if (role && peers.length === 1) return [];
      const measure = (item: TrayItem) => measuresOf(item)?.[role ? 'durationSeconds' : 'sizeBytes'] ?? 0;
      const largest = mend && peers.toSorted((one, other) => measure(other) - measure(one))[0];
      return [{ message, mend, largest }];
    });
}

/** The seconds that an item may have at most beside the others of its role, whose lengths are limited together. */
export function secondsLeftFor(items: readonly TrayItem[], { key, role }: TrayItem): number | undefined {
  if (!totalled.some((one) => one === role)) return undefined;
  const limit = role === 'reference_video' ? videoLimit : audioLimit;
  const others = lengthsOf(ofRole(items, role).filter((other) => other.key !== key));
  return limit.maxTotalSeconds - others.reduce((sum, seconds) => sum + seconds, 0);
}

function lengthsOf(items: readonly TrayItem[]): number[] {
  return items.map((item) => measuresOf(item)?.durationSeconds ?? 0);
}
