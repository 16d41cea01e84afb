'use client';

import { Trash2 } from 'lucide-react';
import { useMinute } from '#components/ui/use-now.ts';
import { useText } from '#components/ui/use-text.tsx';
import { Mark } from './tile-mark.tsx';
import { daysLeft } from './tile-words.ts';

/** How long a take in the bin is still kept. */
export function DaysLeft({ shelvedAt }: { shelvedAt: string }) {
  const t = useText();
  const now = useMinute();
  if (now === undefined) return null;
  const days = daysLeft(shelvedAt, now);
  const words =
    days === 0 ? t('Deleted today') : days === 1 ? t('1 day left') : t('{days} days left', { days });
  return (
    <Mark icon={<Trash2 />} className="whitespace-nowrap">
      <span className="@min-[10rem]:hidden">{days}</span>
      <span className="@max-[10rem]:hidden">{words}</span>
    </Mark>
  );
}
