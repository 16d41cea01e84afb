import type { TakeView } from '#lib/tasks/take-view.ts';

/** "H3 · 768P · 16:9 · 5 s". */
export function settingsLine({ model, settings }: TakeView): string {
  const { resolution, ratio, durationSeconds } = settings;
  const length = durationSeconds === undefined ? undefined : `${durationSeconds} s`;
  const shape = ratio === 'adaptive' ? 'auto ratio' : ratio;
  return [model, resolution, shape, length].filter(Boolean).join(' · ');
}
