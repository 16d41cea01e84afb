import { draftStore } from '#components/create/draft-store.ts';
import { narrationTool } from '#lib/tools/narration.ts';
import { speechTool } from '#lib/tools/speech.ts';
import type { VoiceEntry } from './voice-entries.ts';

/** Puts a voice, with the settings that come with it, into the form of its tool; all else there stays as it is. */
export function putVoiceInForm(draftScope: string, { family, id: voiceId, settings }: VoiceEntry): void {
  if (family === 'short') {
    const { speed } = speechTool.initial;
    const more = settings ? { speed: settings.speed ?? speed } : {};
    draftStore(draftScope, speechTool).update((draft) => ({
      ...draft,
      values: { ...draft.values, voiceId, ...more },
    }));
    return;
  }
  const { speed, pitch } = narrationTool.initial;
  const more = settings
    ? {
        speed: settings.speed ?? speed,
        pitch: settings.pitch ?? pitch,
        emotion: settings.emotion,
      }
    : {};
  draftStore(draftScope, narrationTool).update((draft) => ({
    ...draft,
    values: { ...draft.values, voiceId, ...more },
  }));
}
