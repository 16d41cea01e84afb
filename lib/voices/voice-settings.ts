import { type Emotion, emotions } from '#lib/vendor/speech-limits.ts';

/** What can come with a voice that the team has named, under the names of the tools' fields. */
export interface VoiceSettings {
  speed?: number | undefined;
  pitch?: number | undefined;
  /** Of long speech alone. */
  emotion?: Emotion | undefined;
}

/** Settings as they were stored or sent; what cannot be read is left out, and nothing at all is undefined. */
export function readVoiceSettings(stored: unknown): VoiceSettings | undefined {
  const { speed, pitch, emotion }: Partial<Record<string, unknown>> = { ...Object(stored) };
  const settings: VoiceSettings = {
    ...(isNumber(speed) && speed !== 1 ? { speed } : {}),
    ...(isNumber(pitch) && pitch !== 0 ? { pitch } : {}),
    ...(isEmotion(emotion) ? { emotion } : {}),
  };
  return Object.keys(settings).length === 0 ? undefined : settings;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

export function isEmotion(value: unknown): value is Emotion {
  return emotions.some((emotion) => emotion === value);
}

/** Whether two voices come with the same: the plain voice is its own. */
export function isSameSettings(a: VoiceSettings | undefined, b: VoiceSettings | undefined): boolean {
  return a?.speed === b?.speed && a?.pitch === b?.pitch && a?.emotion === b?.emotion;
}

/** "sad, speed 0.9", for a line under a name. */
export function settingsWords(settings: VoiceSettings | undefined): string {
  if (!settings) return '';
  const { speed, pitch, emotion } = settings;
  const parts = [
    emotion,
    speed !== undefined && `speed ${speed}`,
    pitch !== undefined && `pitch ${pitch > 0 ? '+' : '−'}${Math.abs(pitch)}`,
  ];
  return parts.filter(Boolean).join(', ');
}
