import type { TakeView } from '#lib/tasks/take-view.ts';

/** "H3 · 768P · 16:9 · 5 s". A rewritten prompt has no picture to speak of. */
export function settingsLine({ tool, model, settings }: TakeView): string {
  if (tool === 'enhance') return model;
  const { resolution, ratio, durationSeconds } = settings;
  const length = durationSeconds === undefined ? undefined : `${durationSeconds} s`;
  const shape = ratio === 'adaptive' ? 'auto ratio' : ratio;
  return [model, resolution, shape, length].filter(Boolean).join(' · ');
}
