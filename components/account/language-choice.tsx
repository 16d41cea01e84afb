'use client';

import { useState } from 'react';
import { Segmented } from '#components/ui/segmented.tsx';
import { useChange } from '#components/ui/use-change.ts';
import { useText } from '#components/ui/use-text.tsx';
import { changeProfile } from '#lib/auth/actions.ts';
import type { Language } from '#prisma/client/enums.ts';

/** Each in its own language: whoever reads no other finds it. */
const languages = [
  { value: 'en', label: <span lang="en">English</span> },
  { value: 'zh', label: <span lang="zh-Hans">中文</span> },
] as const satisfies readonly { value: Language; label: unknown }[];

/** The language of the studio; the page speaks it at once. */
export function LanguageChoice({ language }: { language: Language }) {
  const t = useText();
  const { change } = useChange();
  const [wished, setWished] = useState(language);

  async function choose(next: Language) {
    setWished(next);
    const changed = await change('language', () => changeProfile({ language: next }));
    if (!changed.ok) setWished(language);
  }

  return (
    <Segmented
      label={t('Language')}
      value={wished}
      options={languages}
      onChange={choose}
      className="max-w-60"
    />
  );
}
