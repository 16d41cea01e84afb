import type { TaskFailure } from '#lib/tasks/task-failure.ts';

import type { PriceList } from '#lib/vendor/price-list.ts';
import type { TaskState } from '#prisma/client/enums.ts';
import type { VoiceFamily, VoiceGender } from './voice.ts';
import type { VoiceSettings } from './voice-settings.ts';

/** A voice that the team has named. */
export interface TeamVoiceView {
  id: string;
  family: VoiceFamily;
  voiceId: string;
  name: string;
  gender?: VoiceGender | undefined;
  language?: string | undefined;
  settings?: VoiceSettings | undefined;
  creatorName: string;
}

/** The take in which a voice speaks its sample line, or tries to. */
export interface SampleView {
  family: VoiceFamily;
  voiceId: string;
  taskId: string;
  state: TaskState;
  url?: string | undefined;
  peaksUrl?: string | undefined;
  durationSeconds?: number | undefined;
  failure?: TaskFailure | undefined;
}

/** Everything of a team and a person about voices, in one read. */
export interface VoiceShelf {
  own: TeamVoiceView[];
  /** Keys of `voiceKey`. */
  favourites: string[];
  samples: SampleView[];
  prices: PriceList;
  canCreate: boolean;
}
