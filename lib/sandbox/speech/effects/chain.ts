import type { soundEffects } from '#lib/vendor/speech-limits.ts';
import { biquad } from './biquad.ts';
import { intensity, loudness } from './dynamics.ts';
import { auditoriumEcho, spaciousEcho } from './echo.ts';
import type { Effect } from './effect.ts';
import { robotic } from './robotic.ts';
import { telephone } from './telephone.ts';

/** What is done to a voice after it has spoken. */
export interface EffectSettings {
  /** -100 (stronger) to 100 (softer). */
  intensity: number;
  /** -100 (richer) to 100 (crisper). */
  timbre: number;
  soundEffect?: (typeof soundEffects)[number] | undefined;
  /** 1 leaves it as loud as it is. */
  volume: number;
}

const soundEffectMakers = {
  spacious_echo: spaciousEcho,
  auditorium_echo: auditoriumEcho,
  lofi_telephone: telephone,
  robotic,
};

/** At full timbre one end of the hearing range gains so much and the other loses it. */
const timbreDecibels = 9;

/** The effects in the order in which they are applied; loudness last, so that it holds for all. */
export function effectChain(settings: EffectSettings, sampleRate: number): Effect[] {
  const { timbre, soundEffect, volume } = settings;
  const gain = (timbreDecibels * timbre) / 100;
  return [
    ...(timbre === 0
      ? []
      : [
          biquad({ kind: 'lowshelf', frequency: 350, gain: -gain }, sampleRate),
          biquad({ kind: 'highshelf', frequency: 2600, gain }, sampleRate),
        ]),
    ...(settings.intensity === 0 ? [] : [intensity(settings.intensity)]),
    ...(soundEffect ? [soundEffectMakers[soundEffect](sampleRate)] : []),
    loudness(volume),
  ];
}
