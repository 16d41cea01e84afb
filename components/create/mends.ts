import type { VideoInput } from '#lib/tools/video.ts';
import { modelLimits, type Resolution } from '#lib/vendor/video-limits.ts';

/** A way out of a broken rule that the form offers beside its words. */
export interface Mend {
  label: string;
  values: Partial<VideoInput>;
}

/** What would mend the setting that a problem names; files are mended in the tray. */
export function mendsOf(field: string, input: VideoInput): Mend[] {
  const limits = modelLimits[input.model];
  if (field === 'resolution') {
    return limits.resolutions.map((resolution: Resolution) => ({
      label: `Use ${resolution}`,
      values: { resolution },
    }));
  }
  if (field === 'durationSeconds') {
    const durationSeconds = Math.min(Math.max(input.durationSeconds, limits.minSeconds), limits.maxSeconds);
    return [{ label: `Use ${durationSeconds} s`, values: { durationSeconds } }];
  }
  if (field === 'ratio') {
    return (['16:9', '9:16'] as const).map((ratio) => ({
      label: `Switch to ${ratio}`,
      values: { ratio },
    }));
  }
  return [];
}
