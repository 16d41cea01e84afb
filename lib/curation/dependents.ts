import type { VoiceFamily } from '#prisma/client/enums.ts';

/** What uses takes that somebody is about to throw away: how many of each, and the first few of them. Plain JSON. */
export interface Dependents {
  /** Takes that were made from them, or go on from them. */
  takes: { total: number; some: DependentTake[] };
  /** Links for people outside that show them. */
  shares: { total: number; some: { id: string; title: string }[] };
  /** Voices whose sample they are. */
  voices: { total: number; some: { family: VoiceFamily; voiceId: string }[] };
  /** Castings that they are squares of. */
  castings: { total: number; some: { id: string; text: string }[] };
}

export interface DependentTake {
  id: string;
  /** Its title, or the beginning of its prompt. */
  words: string;
}
