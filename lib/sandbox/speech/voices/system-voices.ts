import type { Voice } from './voice.ts';

type Row = readonly [low: number, high: number, formants: number, pace: number, more?: Partial<Voice>];

const american = { home: 'en-us' } as const;

/** The system voices of document 2. The numbers are ours: each speaker can be told from every other by ear. */
const rows: Record<string, Row> = {
  'male-qn-qingse': [98, 146, 101, 1.02],
  'male-qn-jingying': [88, 128, 96, 1.08],
  'male-qn-badao': [70, 106, 90, 0.95, { roughness: 3 }],
  'male-qn-daxuesheng': [108, 164, 104, 1.1],
  'female-shaonv': [205, 320, 117, 1.06],
  'female-yujie': [158, 232, 106, 0.94],
  'female-chengshu': [145, 208, 104, 0.92, { breath: 1 }],
  'female-tianmei': [190, 296, 114, 0.98, { breath: 2 }],
  presenter_male: [84, 132, 94, 1.12],
  presenter_female: [168, 262, 109, 1.1],
  audiobook_male_1: [78, 112, 92, 0.9],
  audiobook_male_2: [92, 124, 99, 0.86, { breath: 1 }],
  audiobook_female_1: [160, 218, 108, 0.88],
  clever_boy: [220, 330, 122, 1.12],
  cute_boy: [238, 362, 126, 1.0, { flutter: 3 }],
  lovely_girl: [262, 400, 128, 1.02],
  cartoon_pig: [150, 330, 136, 1.14, { roughness: 5 }],
  bingjiao_didi: [118, 186, 107, 0.9, { breath: 4 }],
  junlang_nanyou: [90, 138, 98, 0.98, { breath: 1 }],
  chunzhen_xuedi: [114, 172, 106, 1.0],
  lengdan_xiongzhang: [82, 100, 95, 0.93],
  badao_shaoye: [80, 126, 93, 1.04, { roughness: 2 }],
  tianxin_xiaoling: [212, 336, 116, 0.94, { breath: 1 }],
  qiaopi_mengmei: [228, 372, 119, 1.14],
  wumei_yujie: [150, 240, 105, 0.86, { breath: 5 }],
  diadia_xuemei: [215, 350, 121, 0.88, { breath: 2 }],
  danya_xuejie: [172, 236, 110, 0.96],
  Santa_Claus: [62, 104, 86, 0.86, { roughness: 2, ...american }],
  Grinch: [96, 178, 91, 0.96, { roughness: 6, ...american }],
  Rudolph: [132, 214, 112, 1.06, american],
  Arnold: [66, 88, 84, 0.92, { roughness: 1, ...american }],
  Charming_Santa: [70, 116, 89, 0.9, { breath: 3, ...american }],
  Charming_Lady: [164, 250, 107, 0.92, { breath: 2, ...american }],
  Sweet_Girl: [208, 318, 115, 1.0, american],
  Cute_Elf: [248, 396, 132, 1.12, american],
  Attractive_Girl: [182, 286, 111, 0.98, { breath: 1, ...american }],
  Serene_Woman: [156, 204, 103, 0.84, { breath: 6, ...american }],
};

const plain = { roughness: 0, breath: 0, flutter: 1, english: 'en-us', home: 'cmn' } as const;
const premium = '-jingpin';

/** A system voice by its id. `-jingpin` is the premium variant of the same speaker: fuller, livelier, unhurried. */
export function systemVoice(id: string): Voice | undefined {
  const isPremium = id.endsWith(premium);
  const base = isPremium ? id.slice(0, -premium.length) : id;
  const row = Object.hasOwn(rows, base) ? rows[base] : undefined;
  if (!row || (isPremium && !/^(fe)?male-/.test(base))) return undefined;
  const [low, high, formants, pace, more] = row;
  const voice = { ...plain, name: base, low, high, formants, pace, ...more };
  if (!isPremium) return voice;
  return { ...voice, high: high * 1.06, formants: formants - 2, pace: pace * 0.97, flutter: 0 };
}
