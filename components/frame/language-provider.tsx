'use client';

import { lazy, type ReactNode } from 'react';
import type { Language } from '#prisma/client/enums.ts';

const ChineseText = lazy(() => import('./chinese-text.tsx'));

/** The language of everything inside. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return language === 'zh' ? <ChineseText>{children}</ChineseText> : children;
}
