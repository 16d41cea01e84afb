import { toolLooks } from '#components/create/tool-looks.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { isToolName } from '#lib/tools/tool-names.ts';

/** The words and shapes of a take beside its state (`state-words.ts`), the same wherever it is shown. */

/** The tool by its label, even one that is no longer there. */
export function toolWord(name: string): string {
  return isToolName(name) ? toolLooks[name].label : name;
}

/** A take, or a part of one, in a state. */
export type StateTimes = Pick<TakeView, 'state' | 'createdAt' | 'sentAt' | 'runningAt'>;

/** Models with names of letters alone are plain words of ours; the others are written as they are sold. */
export function modelWord(model: string): string {
  return /^[a-z]+$/.test(model) ? model.charAt(0).toUpperCase() + model.slice(1) : model;
}

/** Since when the state of this moment has lasted, for a running clock. */
export function stateSince(take: StateTimes): string {
  if (take.state === 'running' || take.state === 'saving')
    return take.runningAt ?? take.sentAt ?? take.createdAt;
  if (take.state === 'queued') return take.sentAt ?? take.createdAt;
  return take.createdAt;
}

/**
 * Width divided by height of what the take shows or will show. The ratio that was asked for comes first, although the
 * vendor's pixels are only near it: a tile keeps its place when its picture arrives.
 */
export function aspectOf(take: TakeView): number {
  if (take.tool === 'enhance') return 1;
  const picture = [take.media, take.poster, take.backdrop].find((one) => one?.width && one.height);
  const measured = picture?.width && picture.height ? picture.width / picture.height : undefined;
  const asked = ratioOf(take.settings.ratio ?? take.settings.size);
  return Math.min(21 / 9, Math.max(9 / 16, asked ?? measured ?? 16 / 9));
}

/** `16:9`, or `1280*720`. */
function ratioOf(ratio: string | undefined): number | undefined {
  const parts = /^(\d+)[:*](\d+)$/.exec(ratio ?? '');
  return parts ? Number(parts[1]) / Number(parts[2]) : undefined;
}

/** `768P, 5 s, 16:9`: what is known of them. */
export function settingsWords({
  tool,
  settings,
  partCounts,
}: Pick<TakeView, 'tool' | 'settings' | 'partCounts'>): string {
  const { resolution, durationSeconds, ratio, size } = settings;
  const parts = [
    tool !== 'enhance' && resolution,
    size?.replace('*', ' × '),
    durationSeconds && `${durationSeconds} s`,
    ratio !== 'adaptive' && ratio,
    partCounts && `${partCounts.made} of ${partCounts.total} parts`,
  ];
  return parts.filter(Boolean).join(', ');
}
