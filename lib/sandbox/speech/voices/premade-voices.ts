import type { Voice } from './voice.ts';

type Row = readonly [low: number, high: number, formants: number, pace: number, more?: Partial<Voice>];

const british = { english: 'en-gb-x-rp' } as const;

/** Publicly known premade voices of the short endpoints, by id. */
const rows: Record<string, Row> = {
  // Aria, Roger, Sarah, Laura
  '9BWtsMINqrJLrRacOk9x': [168, 252, 108, 1.02],
  CwhRBWXzGAHq8TQ4Fs17: [86, 124, 96, 0.98],
  EXAVITQu4vr4xnSDxMaL: [182, 268, 111, 0.98, { breath: 2 }],
  FGY2WhTYpPnrIDTdsKH5: [196, 304, 113, 1.1],
  // Charlie, George, Callum, River
  IKne3meq5aSn9XLyUdCD: [104, 154, 101, 1.06, { english: 'en' }],
  JBFqnCBsd6RMkjVDRZzb: [80, 116, 93, 0.93, { breath: 1, ...british }],
  N2lVS1w4EtoT3dr4eOWO: [92, 150, 97, 1.0, { roughness: 4, ...british }],
  SAz9YHcvj6GT2YYXdXww: [126, 168, 104, 1.0],
  // Harry, Liam, Charlotte, Alice
  SOYHLrjzK2X1ezoPC6cr: [98, 166, 99, 1.14, { roughness: 3 }],
  TX3LPaxmHKxFdv7VOQHJ: [112, 162, 103, 1.1],
  XB0fDUnXU5powFXDhCwa: [154, 236, 107, 0.92, { breath: 4, ...british }],
  Xb7hH8MSUJpSbSDYk0k2: [174, 248, 109, 1.04, british],
  // Matilda, Will, Jessica, Eric
  XrExE9yKIg1WjnnlVkGX: [162, 240, 106, 0.96],
  bIHbv24MWmeRgasZH58o: [106, 148, 100, 0.94],
  cgSgspJ2msm6clMCkdW9: [204, 316, 115, 1.06],
  cjVigY5qzO86Huf0OWal: [94, 132, 98, 1.03],
  // Chris, Brian, Daniel, Lily
  iP95p4xoKVk53GoZ742B: [100, 142, 102, 1.0],
  nPczCjzI2devNBz1zQrb: [68, 98, 88, 0.92],
  onwK4e9ZLuTAKqWW03F9: [84, 120, 95, 1.05, british],
  pFZP5JQG7iQjIQuC4Bku: [178, 274, 112, 0.96, { roughness: 2, ...british }],
  // Bill, Adam, Rachel
  pqHfZKP75CvOlQylNhV4: [74, 110, 94, 0.86, { roughness: 3, flutter: 5 }],
  pNInz6obpgDQGcFmaJgB: [72, 104, 90, 1.0],
  '21m00Tcm4TlvDq8ikWAM': [166, 228, 110, 0.95],
};

const plain = { roughness: 0, breath: 0, flutter: 1, english: 'en-us' } as const;

export function premadeVoice(id: string): Voice | undefined {
  const row = Object.hasOwn(rows, id) ? rows[id] : undefined;
  if (!row) return undefined;
  const [low, high, formants, pace, more] = row;
  const voice = { ...plain, name: id, low, high, formants, pace, ...more };
  return { ...voice, home: voice.english };
}
