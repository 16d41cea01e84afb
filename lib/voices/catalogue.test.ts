import { expect, test } from 'vitest';
import { narrationTool } from '#lib/tools/narration.ts';
import { speechTool } from '#lib/tools/speech.ts';
import { catalogue, findVoice } from './catalogue.ts';
import { longVoices } from './long-voices.ts';
import { voiceKey } from './voice.ts';

/** Document 2, "System voice ids", word for word. */
const systemVoiceIds =
  'male-qn-qingse, male-qn-jingying, male-qn-badao, male-qn-daxuesheng, female-shaonv, female-yujie, female-chengshu, female-tianmei, presenter_male, presenter_female, audiobook_male_1, audiobook_male_2, audiobook_female_1, male-qn-qingse-jingpin, male-qn-jingying-jingpin, male-qn-badao-jingpin, male-qn-daxuesheng-jingpin, female-shaonv-jingpin, female-yujie-jingpin, female-chengshu-jingpin, female-tianmei-jingpin, clever_boy, cute_boy, lovely_girl, cartoon_pig, bingjiao_didi, junlang_nanyou, chunzhen_xuedi, lengdan_xiongzhang, badao_shaoye, tianxin_xiaoling, qiaopi_mengmei, wumei_yujie, diadia_xuemei, danya_xuejie, Santa_Claus, Grinch, Rudolph, Arnold, Charming_Santa, Charming_Lady, Sweet_Girl, Cute_Elf, Attractive_Girl, Serene_Woman';

test('the long family is exactly the list of document 2', () => {
  const ids = longVoices.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(systemVoiceIds.split(', ').toSorted());
});

test('every voice is found under its own id, and no id stands twice', () => {
  expect(new Set(catalogue.map(voiceKey)).size).toBe(catalogue.length);
  for (const voice of catalogue) expect(findVoice(voice.family, voice.id)).toBe(voice);
  expect(findVoice('short', 'male-qn-qingse')).toBeUndefined();
});

test('a premium variant leads back to its voice, and is named after it', () => {
  const premium = longVoices.filter(({ id }) => id.endsWith('-jingpin'));
  expect(premium).toHaveLength(8);
  for (const voice of premium) {
    expect(voice.id).toBe(`${voice.premiumOf}-jingpin`);
    const plain = findVoice('long', voice.premiumOf ?? '');
    expect(voice).toMatchObject({ gloss: `${plain?.gloss}, premium`, gender: plain?.gender });
  }
});

test('the forms begin with a voice that has a name', () => {
  expect(findVoice('long', narrationTool.initial.voiceId)).toBeDefined();
  expect(findVoice('short', speechTool.initial.voiceId)).toBeDefined();
});
