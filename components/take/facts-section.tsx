'use client';

import { ShieldCheck } from 'lucide-react';
import { Suspense } from 'react';
import { sizeWords } from '#components/assets/media-words.ts';
import { Badge } from '#components/ui/badge.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { TimeAgo } from '#components/ui/time-ago.tsx';
import { exactClock } from '#components/ui/time-words.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { Text } from '#lib/language/text.ts';
import type { ResultLink, TakeDetail, TakeView } from '#lib/tasks/take-view.ts';
import { Fact } from './fact.tsx';
import { StateBadge } from './state-badge.tsx';
import { modelWord, settingsWords, toolWord } from './take-words.ts';

const SettingFacts = lazyPart(() => import('./setting-facts.tsx').then((found) => found.SettingFacts));

/** Tools of document 1: the vendor says what it really made, and one line holds it. */
const toldByVendor = ['video', 'master', 'enhance'];

interface FactsSectionProps {
  take: TakeView;
  /** Absent while it is on its way. */
  detail: TakeDetail | undefined;
}

/** What it is: tool, model, settings, result, who and when, and whether it is safe. */
export function FactsSection({ take, detail }: FactsSectionProps) {
  const t = useText();
  const isToldByVendor = toldByVendor.includes(take.tool);
  return (
    <div className="grid gap-3 px-4 py-4">
      <div className="flex flex-wrap items-center gap-2">
        <StateBadge take={take} />
        <SafetyBadge take={take} />
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <Fact name="Made with">
          {t(toolWord(take.tool))}, {t(modelWord(take.model))}
        </Fact>
        {isToldByVendor && settingsWords(take) && <Fact name="Settings">{t(settingsWords(take))}</Fact>}
        {!isToldByVendor && detail && (
          <Suspense>
            <SettingFacts tool={take.tool} input={detail.input} />
          </Suspense>
        )}
        {take.media && <Fact name="Result">{resultWords(take.media, t)}</Fact>}
        <Fact name="Made by">
          {take.creatorName}, <TimeAgo iso={take.createdAt} />
        </Fact>
      </dl>
    </div>
  );
}

/** `1344 × 768, 24 fps, with sound`, or `0:07.420, MP3`. */
function resultWords({ kind, width, height, format, ...media }: ResultLink, t: Text): string {
  const { framesPerSecond, durationSeconds, hasAudio } = media;
  const parts = [
    width && height && `${width} × ${height}`,
    kind === 'audio' && durationSeconds && exactClock(durationSeconds, 3),
    framesPerSecond && t('{value} fps', { value: Math.round(framesPerSecond * 1000) / 1000 }),
    kind === 'video' && (hasAudio ? t('with sound') : t('silent')),
    kind !== 'video' && format.toUpperCase(),
  ];
  return parts.filter(Boolean).join(t(', '));
}

/** Whether the result lies in our own storage; nothing while there is no result to keep. */
export function SafetyBadge({ take }: { take: TakeView }) {
  const t = useText();
  if (take.isSafe && take.media) {
    return (
      <Badge tone="good" icon={<ShieldCheck />}>
        {t('Stored, checked, {sizeWords}', { sizeWords: sizeWords(take.media.sizeBytes) })}
      </Badge>
    );
  }
  if (take.isSafe) {
    return (
      <Badge tone="good" icon={<ShieldCheck />}>
        {t('Stored')}
      </Badge>
    );
  }
  if (take.state !== 'saving') return null;
  return <Badge tone="running">{t('Copying to our storage')}</Badge>;
}
