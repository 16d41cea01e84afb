import type { Language } from '#prisma/client/enums.ts';
import { chinese } from './chinese.ts';
import { english, type Text } from './text.ts';
import { translate } from './translate.ts';

const texts: Record<Language, Text> = { en: english, zh: translate(chinese) };

/** The text of a language, on the server; the browser has `useText`. */
export function textOf(language: Language): Text {
  return texts[language];
}
