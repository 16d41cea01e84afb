import type { Voice, VoiceGender } from './voice.ts';

/** `[id, public name, English gloss, gender]`: the system voices of document 2 that speak Mandarin, in its order. */
const mandarin: readonly (readonly [id: string, name: string, gloss: string, gender: VoiceGender])[] = [
  ['male-qn-qingse', '青涩青年音色', 'Green young man', 'male'],
  ['male-qn-jingying', '精英青年音色', 'Elite young man', 'male'],
  ['male-qn-badao', '霸道青年音色', 'Domineering young man', 'male'],
  ['male-qn-daxuesheng', '青年大学生音色', 'College student', 'male'],
  ['female-shaonv', '少女音色', 'Girl', 'female'],
  ['female-yujie', '御姐音色', 'Poised lady', 'female'],
  ['female-chengshu', '成熟女性音色', 'Mature woman', 'female'],
  ['female-tianmei', '甜美女性音色', 'Sweet woman', 'female'],
  ['presenter_male', '男性主持人', 'Presenter, man', 'male'],
  ['presenter_female', '女性主持人', 'Presenter, woman', 'female'],
  ['audiobook_male_1', '男性有声书 1', 'Audiobook man 1', 'male'],
  ['audiobook_male_2', '男性有声书 2', 'Audiobook man 2', 'male'],
  ['audiobook_female_1', '女性有声书 1', 'Audiobook woman', 'female'],
  ['clever_boy', '聪明男童', 'Clever boy', 'male'],
  ['cute_boy', '可爱男童', 'Cute boy', 'male'],
  ['lovely_girl', '萌萌女童', 'Lovely girl', 'female'],
  ['cartoon_pig', '卡通猪小琪', 'Cartoon pig', 'neutral'],
  ['bingjiao_didi', '病娇弟弟', 'Obsessive younger brother', 'male'],
  ['junlang_nanyou', '俊朗男友', 'Handsome boyfriend', 'male'],
  ['chunzhen_xuedi', '纯真学弟', 'Innocent junior', 'male'],
  ['lengdan_xiongzhang', '冷淡学长', 'Cool senior', 'male'],
  ['badao_shaoye', '霸道少爷', 'Domineering young master', 'male'],
  ['tianxin_xiaoling', '甜心小玲', 'Sweetheart Xiaoling', 'female'],
  ['qiaopi_mengmei', '俏皮萌妹', 'Playful girl', 'female'],
  ['wumei_yujie', '妩媚御姐', 'Charming lady', 'female'],
  ['diadia_xuemei', '嗲嗲学妹', 'Coy junior', 'female'],
  ['danya_xuejie', '淡雅学姐', 'Elegant senior', 'female'],
];

/** The eight voices that document 2 lists a second time, as `<id>-jingpin`. */
const withPremium = mandarin.slice(0, 8);

/** Voices of document 2 that are named in English and speak it. */
const english: readonly (readonly [id: string, gender: VoiceGender])[] = [
  ['Santa_Claus', 'male'],
  ['Grinch', 'male'],
  ['Rudolph', 'male'],
  ['Arnold', 'male'],
  ['Charming_Santa', 'male'],
  ['Charming_Lady', 'female'],
  ['Sweet_Girl', 'female'],
  ['Cute_Elf', 'neutral'],
  ['Attractive_Girl', 'female'],
  ['Serene_Woman', 'female'],
];

/** Every system voice id of the long speech endpoint (spec 2, "System voice ids"). */
export const longVoices: readonly Voice[] = [
  ...mandarin.map(
    ([id, name, gloss, gender]): Voice => ({ family: 'long', id, name, gloss, gender, language: 'Mandarin' }),
  ),
  ...withPremium.map(
    ([id, name, gloss, gender]): Voice => ({
      family: 'long',
      id: `${id}-jingpin`,
      name: `${name}（精品）`,
      gloss: `${gloss}, premium`,
      gender,
      language: 'Mandarin',
      premiumOf: id,
    }),
  ),
  ...english.map(
    ([id, gender]): Voice => ({
      family: 'long',
      id,
      name: id.replaceAll('_', ' '),
      gender,
      language: 'English',
    }),
  ),
];
