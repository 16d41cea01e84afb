import type { Emotion } from '#lib/vendor/speech-limits.ts';
import { type VoiceFamily, voiceFamilies, voiceKey } from './voice.ts';
import { isEmotion } from './voice-settings.ts';

/** At most this many takes come from one casting sheet. */
export const maxCells = 24;
/** A line to choose a voice by, not a text. */
export const maxLineCharacters = 600;

export interface CastVoice {
  family: VoiceFamily;
  id: string;
}

/** Who speaks and how. `null` among the emotions leaves it to the text; short voices know no other. */
export interface CastingPlan {
  voices: CastVoice[];
  emotions: (Emotion | null)[];
  speed: number;
}

/** One square of the sheet: one voice, one way of saying the line. */
export interface CastingCell {
  key: string;
  voice: CastVoice;
  emotion: Emotion | null;
}

/** The squares of a plan, voice by voice. */
export function cellsOf({ voices, emotions }: CastingPlan): CastingCell[] {
  return voices.flatMap((voice) => {
    const own = voice.family === 'short' || emotions.length === 0 ? [null] : emotions;
    return own.map((emotion) => ({ key: cellKey(voice, emotion), voice, emotion }));
  });
}

export function cellKey(voice: CastVoice, emotion: Emotion | null): string {
  return `${voiceKey(voice)}:${emotion ?? ''}`;
}

/** A plan as it was stored by us or kept as a draft; what cannot be read is left out. */
export function readPlan(stored: unknown): CastingPlan {
  const { voices, emotions, speed }: Partial<Record<string, unknown>> = { ...Object(stored) };
  return {
    voices: listOf(voices).flatMap((one) => readCastVoice(one) ?? []),
    emotions: listOf(emotions).flatMap((one) => (one === null || isEmotion(one) ? [one] : [])),
    speed: typeof speed === 'number' && Number.isFinite(speed) ? speed : 1,
  };
}

function readCastVoice(stored: unknown): CastVoice | undefined {
  const { family, id }: Partial<Record<string, unknown>> = { ...Object(stored) };
  const known = voiceFamilies.find((one) => one === family);
  return known && typeof id === 'string' && id !== '' ? { family: known, id } : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
