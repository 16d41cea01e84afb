'use client';

import type { ReactNode } from 'react';
import { TextProvider } from '#components/ui/use-text.tsx';
import { chinese } from '#lib/language/chinese.ts';
import { makeText } from '#lib/language/text.ts';

const text = makeText(chinese);

/** Brings the Chinese sentences along; only who reads Chinese downloads them. */
export default function ChineseText({ children }: { children: ReactNode }) {
  return (
    <TextProvider language="zh" text={text}>
      {children}
    </TextProvider>
  );
}
