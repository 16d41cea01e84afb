import type { CastingCell } from '#lib/voices/casting-plan.ts';
import { readVoiceSettings, type VoiceSettings } from '#lib/voices/voice-settings.ts';

/** What makes the voice of a square sound as it does; undefined when that is the plain voice. */
export function settingsOfCell({ emotion }: CastingCell, speed: number): VoiceSettings | undefined {
  return readVoiceSettings({ speed, emotion });
}
