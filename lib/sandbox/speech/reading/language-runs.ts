import { detectLatinLanguage } from './detect-language.ts';
import { isEnglish, pinyinLanguage } from './languages.ts';
import { markAt, markEnd } from './marks.ts';

/** A stretch of text that one voice of the engine can read. */
export interface Run {
  text: string;
  language: string;
}

/** How the languages of a text are told apart. */
export interface LanguageChoice {
  /** Asked for with `language_boost` or `language_code`: what can be read in it is. */
  asked?: string | undefined;
  /** The speaker's own English: `en-us`, `en-gb-x-rp`. */
  english: string;
  /** The speaker's own language, for a text without a letter. */
  home: string;
}

const scripts = {
  latin: /\p{Script=Latin}/u,
  han: /\p{Script=Han}/u,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  hangul: /\p{Script=Hangul}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  arabic: /\p{Script=Arabic}/u,
  hebrew: /\p{Script=Hebrew}/u,
  greek: /\p{Script=Greek}/u,
  thai: /\p{Script=Thai}/u,
  devanagari: /\p{Script=Devanagari}/u,
  tamil: /\p{Script=Tamil}/u,
} as const;
type Script = keyof typeof scripts;
const scriptList = Object.entries(scripts) as [Script, RegExp][];

/** Languages that a script can be, the first when nothing else is known. Latin is all others. */
const languagesOfScript: Record<Exclude<Script, 'latin'>, readonly [string, ...string[]]> = {
  // The engine cannot read Chinese characters as Japanese or Korean: it would say "Chinese letter" for each.
  han: ['cmn', 'yue'],
  kana: ['ja'],
  hangul: ['ko'],
  cyrillic: ['ru', 'uk', 'bg'],
  arabic: ['ar', 'fa'],
  hebrew: ['he'],
  greek: ['el'],
  thai: ['th'],
  devanagari: ['hi'],
  tamil: ['ta'],
};
const notLatin = new Set(Object.values(languagesOfScript).flat());

/** Which language each script is read in, decided once for a whole text. */
export type Reader = (script: Script | 'none') => string;

export function readerOf(text: string, { asked, english, home }: LanguageChoice): Reader {
  const latin =
    asked === undefined || notLatin.has(asked)
      ? detectLatinLanguage(text, english)
      : isEnglish(asked)
        ? english
        : asked;
  const cyrillic = /[іїєґ]/iu.test(text) ? 'uk' : 'ru';
  const arabic = /[پچژگ]/u.test(text) ? 'fa' : 'ar';
  const languageOf = (script: Script) => {
    if (script === 'latin') return latin;
    const choices = languagesOfScript[script];
    if (asked !== undefined && choices.includes(asked)) return asked;
    if (script === 'cyrillic') return cyrillic;
    return script === 'arabic' ? arabic : choices[0];
  };
  const main = mainScript(text);
  const own = isEnglish(asked ?? '') ? english : (asked ?? home);
  return (script) => (script === 'none' ? (main ? languageOf(main) : own) : languageOf(script));
}

/** The script of most letters at the start of a text: `1984` above a page of English is English. */
function mainScript(text: string): Script | undefined {
  const sample = text.slice(0, 2000);
  const [most] = scriptList
    .map(([script, pattern]) => ({ script, count: sample.match(new RegExp(pattern, 'gu'))?.length ?? 0 }))
    .sort((one, other) => other.count - one.count);
  return most && most.count > 0 ? most.script : undefined;
}

/** Cuts a text where its language changes. Digits, signs and spaces belong to the letters before them. */
export function languageRuns(text: string, languageOf: Reader, english: string): Run[] {
  const runs: Run[] = [];
  let pending = '';
  const add = (part: string, language: string) => {
    const last = runs.at(-1);
    if (last?.language === language) last.text += part;
    else runs.push({ text: `${pending}${part}`, language });
    pending = '';
  };
  for (let at = 0; at < text.length; ) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const mark = markAt(character);
    if (mark) {
      const end = text.indexOf(markEnd, at);
      add(text.slice(at + 1, end), mark === 'pinyin' ? pinyinLanguage : english);
      at = end + 1;
      continue;
    }
    at += character.length;
    const script = scriptList.find(([, pattern]) => pattern.test(character))?.[0];
    const last = runs.at(-1);
    if (script) add(character, languageOf(script));
    else if (last) last.text += character;
    else pending += character;
  }
  if (pending !== '') add('', languageOf('none'));
  return runs;
}
