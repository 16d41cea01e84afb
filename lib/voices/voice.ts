/** What a voice is, wherever it comes from. Plain and without a schema library: the browser runs the same code. */

/** The endpoints that a voice id belongs to: long speech, or the two short ones. */
export const voiceFamilies = ['long', 'short'] as const;
export type VoiceFamily = (typeof voiceFamilies)[number];

export const voiceGenders = ['female', 'male', 'neutral'] as const;
export type VoiceGender = (typeof voiceGenders)[number];

/** A voice of the catalogue. The vendor's id is the key; names are for people. */
export interface Voice {
  family: VoiceFamily;
  id: string;
  /** Its public name: Chinese for most voices of long speech. */
  name: string;
  /** The name in English, where the public one is not. */
  gloss?: string;
  gender: VoiceGender;
  language: string;
  accent?: string;
  /** The id of the voice that this one is the premium variant of. */
  premiumOf?: string;
}

/** How a voice is named in an English sentence. */
export function voiceTitle({ name, gloss }: Pick<Voice, 'name' | 'gloss'>): string {
  return gloss ?? name;
}

/** A voice across both families: ids of one are not ids of the other. */
export function voiceKey({ family, id }: { family: VoiceFamily; id: string }): string {
  return `${family}:${id}`;
}
