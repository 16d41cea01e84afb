'use client';

import { ArrowUpRight } from 'lucide-react';
import { StateLine } from '#components/take/state-line.tsx';
import { useLiveTakes } from '#components/take/use-live-takes.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { Link } from '#components/ui/link.tsx';
import { Progress } from '#components/ui/progress.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import { isOpen, type TakeView } from '#lib/tasks/take-view.ts';
import { AsideSection } from './aside-section.tsx';
import { SoundStrip } from './sound-strip.tsx';
import { spokenWords } from './spoken-words.ts';

const mine = { isMine: true, tool: 'narration' } as const;
const mostShown = 3;

/** The narrations under way, or those that were made last: how far they are, and how they sound. */
export function RecentNarrations({ isUnderWay }: { isUnderWay: boolean }) {
  const t = useText();
  const { takes } = useLiveTakes({ filter: mine });
  const shown = takes.filter(({ state }) => isOpen(state) === isUnderWay).slice(0, mostShown);
  if (shown.length === 0) return null;
  return (
    <AsideSection title={isUnderWay ? t('Being narrated') : t('Narrated last')}>
      <ul className="grid grid-cols-1 gap-3">
        {shown.map((take) => (
          <li key={take.id} className="min-w-0">
            <RecentNarration take={take} />
          </li>
        ))}
      </ul>
    </AsideSection>
  );
}

function RecentNarration({ take }: { take: TakeView }) {
  const t = useText();
  const { media, partCounts } = take;
  const title = take.prompt.slice(0, 80);
  return (
    <article
      aria-label={t('Take: {title}', { title })}
      className="grid grid-cols-1 gap-1.5 rounded-md border border-line p-3"
    >
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 truncate text-sm">{title}</p>
        <Link
          href={paths.take(take.id)}
          aria-label={t('Open “{title}”', { title })}
          className={buttonClass({ look: 'ghost', size: 'sm' }, '-my-1 px-1.5!')}
        >
          <ArrowUpRight className="size-4" strokeWidth={1.5} aria-hidden />
        </Link>
      </div>
      {media?.kind === 'audio' ? (
        <SoundStrip name={title} media={media} peaks={take.peaks} />
      ) : (
        <StateLine take={take} />
      )}
      {partCounts && !media && (
        <div role="status" className="grid gap-1.5 text-muted text-xs">
          {t(spokenWords(partCounts))}
          <Progress label={t('Parts spoken')} value={partCounts.made / partCounts.total} />
        </div>
      )}
    </article>
  );
}
