'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { english, type Text } from '#lib/language/text.ts';
import type { Language } from '#prisma/client/enums.ts';

interface Spoken {
  language: Language;
  text: Text;
}

const TextContext = createContext<Spoken>({ language: 'en', text: english });

/** Everything inside speaks this language. English needs no provider. */
export function TextProvider({ children, ...spoken }: Spoken & { children: ReactNode }) {
  return <TextContext value={spoken}>{children}</TextContext>;
}

/** The words of the screen, in the reader's language: `const t = useText();`, then `t('Save')`. */
export function useText(): Text {
  return useContext(TextContext).text;
}

export function useLanguage(): Language {
  return useContext(TextContext).language;
}
