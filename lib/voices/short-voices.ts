import type { Voice, VoiceGender } from './voice.ts';

/**
 * Publicly known premade voices of the two short endpoints. Document 2 gives no list: any other id can be typed, and
 * labels change, so the id is the key.
 */
const premade: readonly (readonly [name: string, id: string, gender: VoiceGender, accent?: string])[] = [
  ['Aria', '9BWtsMINqrJLrRacOk9x', 'female', 'American'],
  ['Roger', 'CwhRBWXzGAHq8TQ4Fs17', 'male', 'American'],
  ['Sarah', 'EXAVITQu4vr4xnSDxMaL', 'female', 'American'],
  ['Laura', 'FGY2WhTYpPnrIDTdsKH5', 'female', 'American'],
  ['Charlie', 'IKne3meq5aSn9XLyUdCD', 'male', 'Australian'],
  ['George', 'JBFqnCBsd6RMkjVDRZzb', 'male', 'British'],
  ['Callum', 'N2lVS1w4EtoT3dr4eOWO', 'male', 'Transatlantic'],
  ['River', 'SAz9YHcvj6GT2YYXdXww', 'neutral', 'American'],
  ['Harry', 'SOYHLrjzK2X1ezoPC6cr', 'male', 'American'],
  ['Liam', 'TX3LPaxmHKxFdv7VOQHJ', 'male', 'American'],
  ['Charlotte', 'XB0fDUnXU5powFXDhCwa', 'female', 'Swedish'],
  ['Alice', 'Xb7hH8MSUJpSbSDYk0k2', 'female', 'British'],
  ['Matilda', 'XrExE9yKIg1WjnnlVkGX', 'female', 'American'],
  ['Will', 'bIHbv24MWmeRgasZH58o', 'male', 'American'],
  ['Jessica', 'cgSgspJ2msm6clMCkdW9', 'female', 'American'],
  ['Eric', 'cjVigY5qzO86Huf0OWal', 'male', 'American'],
  ['Chris', 'iP95p4xoKVk53GoZ742B', 'male', 'American'],
  ['Brian', 'nPczCjzI2devNBz1zQrb', 'male', 'American'],
  ['Daniel', 'onwK4e9ZLuTAKqWW03F9', 'male', 'British'],
  ['Lily', 'pFZP5JQG7iQjIQuC4Bku', 'female', 'British'],
  ['Bill', 'pqHfZKP75CvOlQylNhV4', 'male', 'American, older'],
  ['Adam', 'pNInz6obpgDQGcFmaJgB', 'male'],
  ['Rachel', '21m00Tcm4TlvDq8ikWAM', 'female', 'American'],
];

export const shortVoices: readonly Voice[] = premade.map(
  ([name, id, gender, accent]): Voice => ({
    family: 'short',
    id,
    name,
    gender,
    language: 'English',
    ...(accent === undefined ? {} : { accent }),
  }),
);
