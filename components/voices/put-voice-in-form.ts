import { draftStore } from '#components/create/draft-store.ts';
import { narrationTool } from '#lib/tools/narration.ts';
import { speechTool } from '#lib/tools/speech.ts';
import type { VoiceEntry } from './voice-entries.ts';

/** Puts a voice, with the settings that come with it, into the form of its tool; all else there stays as it is. */
export function putVoiceInForm(draftScope: string, { family, id: voiceId, settings = {} }: VoiceEntry): void {
  const { speed, pitch, emotion } = settings;
  const common = { voiceId, ...(speed === undefined ? {} : { speed }) };
  if (family === 'short') {
    draftStore(draftScope, speechTool).update((draft) => ({
      ...draft,
      values: { ...draft.values, ...common },
    }));
    return;
  }
  draftStore(draftScope, narrationTool).update((draft) => ({
    ...draft,
    values: {
      ...draft.values,
      ...common,
      ...(pitch === undefined ? {} : { pitch }),
      ...(emotion === undefined ? {} : { emotion }),
    },
  }));
}
