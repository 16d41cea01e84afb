import { afterAll, expect, test } from 'vitest';
import { TestSpeech } from '../test-speech.ts';
import { findLongVoice, findShortVoice, longVoiceRule, shortVoiceRule } from './find-voice.ts';

/** Document 2, "System voice ids". */
const systemIds =
  'male-qn-qingse male-qn-jingying male-qn-badao male-qn-daxuesheng female-shaonv female-yujie female-chengshu female-tianmei presenter_male presenter_female audiobook_male_1 audiobook_male_2 audiobook_female_1 male-qn-qingse-jingpin male-qn-jingying-jingpin male-qn-badao-jingpin male-qn-daxuesheng-jingpin female-shaonv-jingpin female-yujie-jingpin female-chengshu-jingpin female-tianmei-jingpin clever_boy cute_boy lovely_girl cartoon_pig bingjiao_didi junlang_nanyou chunzhen_xuedi lengdan_xiongzhang badao_shaoye tianxin_xiaoling qiaopi_mengmei wumei_yujie diadia_xuemei danya_xuejie Santa_Claus Grinch Rudolph Arnold Charming_Santa Charming_Lady Sweet_Girl Cute_Elf Attractive_Girl Serene_Woman'.split(
    ' ',
  );
const premadeIds =
  '9BWtsMINqrJLrRacOk9x CwhRBWXzGAHq8TQ4Fs17 EXAVITQu4vr4xnSDxMaL FGY2WhTYpPnrIDTdsKH5 IKne3meq5aSn9XLyUdCD JBFqnCBsd6RMkjVDRZzb N2lVS1w4EtoT3dr4eOWO SAz9YHcvj6GT2YYXdXww SOYHLrjzK2X1ezoPC6cr TX3LPaxmHKxFdv7VOQHJ XB0fDUnXU5powFXDhCwa Xb7hH8MSUJpSbSDYk0k2 XrExE9yKIg1WjnnlVkGX bIHbv24MWmeRgasZH58o cgSgspJ2msm6clMCkdW9 cjVigY5qzO86Huf0OWal iP95p4xoKVk53GoZ742B nPczCjzI2devNBz1zQrb onwK4e9ZLuTAKqWW03F9 pFZP5JQG7iQjIQuC4Bku pqHfZKP75CvOlQylNhV4 pNInz6obpgDQGcFmaJgB 21m00Tcm4TlvDq8ikWAM'.split(
    ' ',
  );

const spoken = new TestSpeech();
afterAll(() => spoken.remove());
/** A third of a second of bare samples. */
const bytesOfSound = (2 * 22_050) / 3;

test('every id of the lists is a voice, and no two are the same speaker', () => {
  const voices = [...systemIds.map(findLongVoice), ...premadeIds.map(findShortVoice)];
  expect(voices).not.toContain(undefined);
  expect(voices).toHaveLength(45 + 23);
  const distinct = new Set(voices.map((voice) => JSON.stringify({ ...voice, home: '', english: '' })));
  expect(distinct.size).toBe(voices.length);
});

test('the English of every voice can be heard', async () => {
  const speakers = new Map(premadeIds.map((id) => [findShortVoice(id)?.english, id]));
  for (const voice_id of speakers.values()) {
    const { bytes } = await spoken.short({ text: 'Hello', voice_id });
    expect(bytes.length, voice_id).toBeGreaterThan(bytesOfSound);
  }
});

test('Mandarin speakers are at home in Mandarin, the others in English', () => {
  expect(findLongVoice('female-shaonv')?.home).toBe('cmn');
  expect(findLongVoice('Santa_Claus')?.home).toBe('en-us');
  expect(findShortVoice('JBFqnCBsd6RMkjVDRZzb')?.home).toBe('en-gb-x-rp');
});

test.each(['clone-anna', 'cloned_7', 'Clone'])('%s is a cloned voice: always the same one', (id) => {
  expect(findLongVoice(id)).toEqual(findLongVoice(id));
  expect(findLongVoice(id)).toEqual(findShortVoice(id));
  expect(findLongVoice(id)).not.toEqual(findLongVoice(`${id}2`));
});

test.each(['nobody', 'toString', 'presenter_male-jingpin', '21m00Tcm4TlvDq8ikWAM'])(
  'the long endpoint has no voice %s',
  (id) => {
    expect(longVoiceRule(id)).toContain(`voice ${id} does not exist`);
  },
);

test.each(['nobody', 'female-shaonv', '21m00Tcm4TlvDq8ikWA', '21m00Tcm4TlvDq8ik!AM'])(
  'the short endpoints have no voice %s',
  (id) => {
    expect(shortVoiceRule(id)).toContain(`voice ${id} does not exist`);
  },
);

test('an id of the vendor’s shape is a voice of the account', () => {
  expect(shortVoiceRule('AbCdEfGhIjKlMnOpQrSt')).toBeUndefined();
});
