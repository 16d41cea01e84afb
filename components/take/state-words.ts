import type { TaskState } from '#prisma/client/enums.ts';

/** A state in a word for a badge, in a sentence for the stage, and the tone of its colour. */
export interface StateWords {
  word: string;
  sentence: string;
  tone: 'neutral' | 'running' | 'good' | 'attention' | 'bad';
}

export const stateWords: Record<TaskState, StateWords> = {
  held: {
    word: 'Leaving',
    sentence: 'Leaves the studio in a moment. It can still be taken back.',
    tone: 'running',
  },
  waiting: {
    word: 'Waiting',
    sentence: 'Waiting for its turn to be sent.',
    tone: 'running',
  },
  sending: { word: 'Sending', sentence: 'Being sent to the vendor.', tone: 'running' },
  queued: { word: 'Queued', sentence: 'The vendor has it and will start soon.', tone: 'running' },
  running: { word: 'Running', sentence: 'The vendor is making it.', tone: 'running' },
  saving: { word: 'Saving', sentence: 'Made. Being copied into the studio and checked.', tone: 'running' },
  succeeded: { word: 'Done', sentence: 'Done and stored.', tone: 'good' },
  failed: { word: 'Failed', sentence: 'The vendor could not make it.', tone: 'bad' },
  cancelled: {
    word: 'Taken back',
    sentence: 'Taken back. Nothing was sent and nothing was charged.',
    tone: 'neutral',
  },
  unclear: {
    word: 'Unclear',
    sentence: 'It left the studio, and no readable answer came back.',
    tone: 'attention',
  },
  lost: {
    word: 'Lost',
    sentence: 'The result could not be saved within the vendor’s seven days.',
    tone: 'bad',
  },
};
