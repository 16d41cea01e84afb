import { makeReferences } from '#components/tray/roles.ts';
import { toMedia } from '#components/tray/tray-item.ts';
import { videoMode } from '#lib/tools/video.ts';
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
  return field === 'media' && isMixed(draft) ? mixingMends : [];
}

const mixingMends: Mend[] = [
  {
    label: 'Make the frames references',
    apply: (current) => ({ ...current, tray: makeReferences(current.tray) }),
  },
  {
    label: 'Keep only the frames',
    apply: (current) => ({
      ...current,
      tray: current.tray.filter(({ role }) => role === 'first_frame' || role === 'last_frame'),
    }),
  },
];

function isMixed({ tray }: VideoDraft): boolean {
  const media = toMedia(tray);
  return videoMode(media) === 'frames' && media.some(({ role }) => role.startsWith('reference_'));
}
