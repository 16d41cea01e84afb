import { longVoices } from './long-voices.ts';
import { shortVoices } from './short-voices.ts';
import { type Voice, type VoiceFamily, voiceKey } from './voice.ts';

/** Every voice that the studio knows by name. */
export const catalogue: readonly Voice[] = [...longVoices, ...shortVoices];

const byKey = new Map(catalogue.map((voice) => [voiceKey(voice), voice]));

/** The voice of an id; undefined for one that was cloned or typed by hand. */
export function findVoice(family: VoiceFamily, id: string): Voice | undefined {
  return byKey.get(voiceKey({ family, id }));
}
