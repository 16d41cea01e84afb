'use client';

import { useLanguage, useText } from '#components/ui/use-text.tsx';
import { ageWords, exactTime } from './time-words.ts';
import { useMinute } from './use-now.ts';

/** How long ago, with the exact moment on hover. Empty in the server's HTML, whose clock and zone are not the person's. */
export function TimeAgo({ iso, className }: { iso: string; className?: string }) {
  const t = useText();
  const language = useLanguage();
  const now = useMinute();
  return (
    <time
      dateTime={iso}
      title={now ? exactTime(iso, language) : undefined}
      className={`whitespace-nowrap ${className ?? ''}`}
    >
      {now ? t(ageWords(iso, now, language)) : ''}
    </time>
  );
}
