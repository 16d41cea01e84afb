'use client';

import { ArrowUpRight } from 'lucide-react';
import { Suspense } from 'react';
import { stateWords } from '#components/take/state-words.ts';
import { Badge } from '#components/ui/badge.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { Link } from '#components/ui/link.tsx';
import { formatMoney } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import type { Bill } from '#lib/vendor/prices.ts';
import { settingsLine } from './settings-line.ts';
import { StagePlayer } from './stage-player.tsx';

const StageSlate = lazyPart(() => import('./stage-slate.tsx').then((found) => found.StageSlate));
const EnhancedPrompt = lazyPart(() => import('./enhanced-prompt.tsx').then((found) => found.EnhancedPrompt));

/** The chosen take: its picture as large as it goes, and what it is in one line below. */
export function StageTake({ take, takes }: { take: TakeView; takes: readonly TakeView[] }) {
  const { media } = take;
  return (
    <article
      className="flex min-h-0 min-w-0 flex-1 flex-col"
      aria-label={`Take: ${take.prompt.slice(0, 80)}`}
    >
      <div className="grid min-h-0 min-w-0 flex-1 place-items-center p-3 md:p-6">
        {take.state === 'succeeded' && media?.kind === 'video' ? (
          <StagePlayer media={media} {...(take.poster ? { posterUrl: take.poster.url } : {})} />
        ) : take.state === 'succeeded' && take.resultText !== undefined ? (
          <Suspense>
            <EnhancedPrompt take={take} resultText={take.resultText} />
          </Suspense>
        ) : (
          <Suspense>
            <StageSlate take={take} takes={takes} />
          </Suspense>
        )}
      </div>
      {take.state === 'succeeded' && <TakeLine take={take} />}
    </article>
  );
}

function TakeLine({ take }: { take: TakeView }) {
  const { word, tone } = stateWords[take.state];
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 px-3 pb-3 text-sm md:px-6">
      <p className="min-w-0 flex-1 basis-60 truncate" title={take.prompt}>
        {take.prompt}
      </p>
      <p className="tabular text-muted text-xs">{settingsLine(take)}</p>
      <p className="tabular text-xs">{priceLine(take.charge, take.estimate)}</p>
      <Badge tone={take.isSafe ? 'good' : tone}>
        {take.isSafe && take.media ? 'Stored and checked' : word}
      </Badge>
      <Link href={paths.take(take.id)} className={buttonClass({ look: 'ghost', size: 'sm' })}>
        Open take
        <ArrowUpRight className="size-3.5" strokeWidth={1.5} aria-hidden />
      </Link>
    </div>
  );
}

function priceLine(charge: Bill | undefined, estimate: Bill): string {
  const bill = charge ?? estimate;
  if (!bill.isPriced) return 'Price not set';
  return `${formatMoney(bill.totalMicros, bill.currency)}${charge ? ' billed' : ' est.'}`;
}
