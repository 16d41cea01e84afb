'use client';

import type { ReactNode } from 'react';
import { TextProvider } from '#components/ui/use-text.tsx';
import { chinese } from '#lib/language/chinese.ts';
import { translate } from '#lib/language/translate.ts';
import { catalogue } from '#lib/voices/catalogue.ts';

/** Many voices have a Chinese name of their own. */
const voiceNames = catalogue.flatMap(({ gloss, name }) => (gloss ? [[gloss, name] as const] : []));

const text = translate({ ...Object.fromEntries(voiceNames), ...chinese });

/** Brings the Chinese sentences along; only who reads Chinese downloads them. */
export default function ChineseText({ children }: { children: ReactNode }) {
  return (
    <TextProvider language="zh" text={text}>
      {children}
    </TextProvider>
  );
}
