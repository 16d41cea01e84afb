import type { Language } from '#prisma/client/enums.ts';
import { chinese } from './chinese.ts';
import { makeText, type Text } from './text.ts';

const texts: Record<Language, Text> = { en: makeText(), zh: makeText(chinese) };

/** The text of a language, on the server; the browser has `useText`. */
export function textOf(language: Language): Text {
  return texts[language];
}
