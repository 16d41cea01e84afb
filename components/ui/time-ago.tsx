'use client';

import { useText } from '#components/ui/use-text.tsx';
import { ageWords, exactTime } from './time-words.ts';
import { useMinute } from './use-now.ts';

/** How long ago, with the exact moment on hover. Empty in the server's HTML, whose clock and zone are not the person's. */
export function TimeAgo({ iso, className }: { iso: string; className?: string }) {
  const t = useText();
  const now = useMinute();
  return (
    <time
      dateTime={iso}
      title={now ? exactTime(iso) : undefined}
      className={`whitespace-nowrap ${className ?? ''}`}
    >
      {now ? t(ageWords(iso, now)) : ''}
    </time>
  );
}
