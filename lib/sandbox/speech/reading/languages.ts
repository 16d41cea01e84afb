import type { languageBoosts } from '#lib/vendor/speech-limits.ts';

/** The engine's voice for each value of `language_boost`. Where it has none, the nearest one that it has. */
export const boostedLanguages: Record<(typeof languageBoosts)[number], string | undefined> = {
  Chinese: 'cmn',
  'Chinese,Yue': 'yue',
  English: 'en-us',
  Arabic: 'ar',
  Russian: 'ru',
  Spanish: 'es',
  French: 'fr',
  Portuguese: 'pt-br',
  German: 'de',
  Turkish: 'tr',
  Dutch: 'nl',
  Ukrainian: 'uk',
  Vietnamese: 'vi',
  Indonesian: 'id',
  Japanese: 'ja',
  Italian: 'it',
  Korean: 'ko',
  Thai: 'th',
  Polish: 'pl',
  Romanian: 'ro',
  Greek: 'el',
  Czech: 'cs',
  Finnish: 'fi',
  Hindi: 'hi',
  Bulgarian: 'bg',
  Danish: 'da',
  Hebrew: 'he',
  Malay: 'ms',
  Persian: 'fa',
  Slovak: 'sk',
  Swedish: 'sv',
  Croatian: 'hr',
  // Vowels and stress are close to Indonesian.
  Filipino: 'id',
  Hungarian: 'hu',
  Norwegian: 'nb',
  Slovenian: 'sl',
  Catalan: 'ca',
  Nynorsk: 'nb',
  Tamil: 'ta',
  Afrikaans: 'af',
  auto: undefined,
};

/** The engine's voice for an ISO 639-1 code of the short endpoints. */
export function languageOfCode(code: string): string {
  const renamed: Record<string, string> = { zh: 'cmn', en: 'en-us', pt: 'pt-br', no: 'nb' };
  return renamed[code] ?? code;
}

export const pinyinLanguage = 'cmn-latn-pinyin';

export function isEnglish(language: string): boolean {
  return language.startsWith('en');
}
