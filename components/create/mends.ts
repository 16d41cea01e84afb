import { modelLimits, type Resolution } from '#lib/vendor/video-limits.ts';
import type { VideoDraft } from './draft.ts';

/** A way out of a broken rule that the form offers beside its words. */
export interface Mend {
  label: string;
  apply: (draft: VideoDraft) => VideoDraft;
}

/** What would mend the setting that a problem names; files are mended in the tray. */
export function mendsOf(field: string, draft: VideoDraft): Mend[] {
  const limits = modelLimits[draft.model];
  if (field === 'resolution') {
    return limits.resolutions.map((resolution: Resolution) => ({
      label: `Use ${resolution}`,
      apply: (current) => ({ ...current, resolution }),
    }));
  }
  if (field === 'durationSeconds') {
    const durationSeconds = Math.min(Math.max(draft.durationSeconds, limits.minSeconds), limits.maxSeconds);
    return [{ label: `Use ${durationSeconds} s`, apply: (current) => ({ ...current, durationSeconds }) }];
  }
  if (field === 'ratio') {
    return (['16:9', '9:16'] as const).map((ratio) => ({
      label: `Switch to ${ratio}`,
      apply: (current) => ({ ...current, ratio }),
    }));
  }
  return [];
}
