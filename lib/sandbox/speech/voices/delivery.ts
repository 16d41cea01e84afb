import { between, seededRandom } from '#lib/sandbox/render/random.ts';
import type { Emotion } from '#lib/vendor/speech-limits.ts';
import { plainWordsPerMinute, type Voice } from './voice.ts';

/** How a voice says something: what a request asks of it, and what a feeling does to it. */
export interface Delivery {
  /** 1 is the voice's own pace. */
  speed: number;
  semitones: number;
  /** 1 is the voice's own melody, 0 is monotone. */
  melody: number;
  /** 1 is the voice's own formants. */
  formants: number;
  loudness: number;
  roughness: number;
  breath: number;
  flutter: number;
}

export const plainDelivery: Delivery = {
  speed: 1,
  semitones: 0,
  melody: 1,
  formants: 1,
  loudness: 1,
  roughness: 0,
  breath: 0,
  flutter: 0,
};

const feelings: Record<Emotion, Partial<Delivery>> = {
  happy: { semitones: 2, melody: 1.6, speed: 1.08, formants: 1.03, loudness: 1.1 },
  sad: { semitones: -2, melody: 0.5, speed: 0.84, loudness: 0.72, breath: 3 },
  angry: { semitones: 1, melody: 1.4, speed: 1.12, loudness: 1.45, roughness: 4, formants: 0.98 },
  fearful: { semitones: 3, melody: 0.9, speed: 1.16, loudness: 0.85, flutter: 8, breath: 2 },
  disgusted: { semitones: -1, melody: 1.2, speed: 0.9, formants: 0.95, roughness: 3 },
  surprised: { semitones: 4, melody: 1.9, speed: 1.04, loudness: 1.15 },
  neutral: { melody: 0.8 },
};

/** Both together: factors multiply, the rest adds. */
export function combine(one: Delivery, other: Partial<Delivery>): Delivery {
  const and = { ...plainDelivery, ...other };
  return {
    speed: one.speed * and.speed,
    semitones: one.semitones + and.semitones,
    melody: one.melody * and.melody,
    formants: one.formants * and.formants,
    loudness: one.loudness * and.loudness,
    roughness: one.roughness + and.roughness,
    breath: one.breath + and.breath,
    flutter: one.flutter + and.flutter,
  };
}

export function feelingOf(emotion: Emotion | undefined): Partial<Delivery> {
  return emotion ? feelings[emotion] : {};
}

/** The engine's own limits. */
const rates = { min: 80, max: 450 };

/**
 * The engine's rate for a delivery, and by how much its sound must still be stretched (above 1: made longer) where
 * the engine itself cannot be so slow or so fast.
 */
export function rateOf(voice: Voice, { speed }: Delivery): { wordsPerMinute: number; stretch: number } {
  const wanted = plainWordsPerMinute * voice.pace * speed;
  const wordsPerMinute = Math.round(Math.min(rates.max, Math.max(rates.min, wanted)));
  const stretch = wordsPerMinute / wanted;
  return { wordsPerMinute, stretch: Math.abs(stretch - 1) < 0.02 ? 1 : stretch };
}

/** The variant file that turns the engine's plain voice into this speaker, speaking so. */
export function variantOf(voice: Voice, delivery: Delivery): string {
  const shift = 2 ** (delivery.semitones / 12);
  const low = voice.low * shift;
  const high = low + (voice.high - voice.low) * shift * delivery.melody;
  const most = (value: number, max: number) => Math.round(Math.min(max, value));
  const breath = most(voice.breath + delivery.breath, 10);
  return [
    'language variant',
    'name asked',
    `pitch ${Math.round(low)} ${Math.round(high)}`,
    `flutter ${most(voice.flutter + delivery.flutter, 10)}`,
    `roughness ${most(voice.roughness + delivery.roughness, 7)}`,
    ...formantLines(voice, voice.formants * delivery.formants),
    ...(breath > 0 ? [`breath 0 ${breath} ${breath} ${breath} ${breath} ${breath} ${breath} ${breath}`] : []),
    '',
  ].join('\n');
}

/** Each resonance of the mouth lies a little elsewhere in each speaker, and is a little stronger or weaker. */
function formantLines({ name }: Voice, percent: number): string[] {
  const random = seededRandom(name);
  const others = Array.from({ length: 8 }, (_, index) => {
    const frequency = Math.round(percent * between(random, 0.95, 1.05));
    const strength = Math.round(between(random, 70, 130));
    const width = Math.round(between(random, 85, 120));
    return `formant ${index + 1} ${frequency} ${strength} ${width}`;
  });
  // The lowest is the hum of the voice itself, which all have.
  return [`formant 0 ${Math.round(percent)} 100 100`, ...others];
}
