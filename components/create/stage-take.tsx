'use client';

import { ArrowUpRight } from 'lucide-react';
import { type RefObject, Suspense, useRef } from 'react';
import { stateWords } from '#components/take/state-words.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { formatMoney } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import type { Bill } from '#lib/vendor/prices.ts';
import { settingsLine } from './settings-line.ts';
import { StagePlayer } from './stage-player.tsx';
import { StageUses } from './stage-uses.tsx';

const StageSlate = lazyPart(() => import('./stage-slate.tsx').then((found) => found.StageSlate));
const StageSound = lazyPart(() => import('./stage-sound.tsx').then((found) => found.StageSound));
const StagePicture = lazyPart(() => import('./stage-picture.tsx').then((found) => found.StagePicture));
const SpokenTake = lazyPart(() => import('./speech/spoken-take.tsx').then((found) => found.SpokenTake));
const EnhancedPrompt = lazyPart(() => import('./enhanced-prompt.tsx').then((found) => found.EnhancedPrompt));

interface StageTakeProps {
  take: TakeView;
  takes: readonly TakeView[];
  /** How many were made together with it. */
  batchSize: number;
  onShowBatch: () => void;
}

/** The chosen take: its result as large as it goes, and what it is in one line below. */
export function StageTake({ take, takes, batchSize, onShowBatch }: StageTakeProps) {
  const t = useText();
  const video = useRef<HTMLVideoElement>(null);
  return (
    <article
      className="flex min-h-0 min-w-0 flex-1 flex-col"
      aria-label={t('Take: {value}', { value: take.prompt.slice(0, 80) })}
    >
      <div className="grid min-h-0 min-w-0 flex-1 place-items-center p-3 md:p-6">
        <Suspense>
          <Result take={take} takes={takes} video={video} />
        </Suspense>
      </div>
      {take.state === 'succeeded' && (
        <TakeLine take={take} video={video} batchSize={batchSize} onShowBatch={onShowBatch} />
      )}
    </article>
  );
}

interface ResultProps extends Pick<StageTakeProps, 'take' | 'takes'> {
  video: RefObject<HTMLVideoElement | null>;
}

/** What it made, by its kind; or what happens with it. */
function Result({ take, takes, video }: ResultProps) {
  const { media, poster, resultText } = take;
  if (take.tool === 'speech') return <SpokenTake take={take} takes={takes} />;
  if (take.state !== 'succeeded') return <StageSlate take={take} takes={takes} />;
  if (resultText !== undefined) return <EnhancedPrompt take={take} resultText={resultText} />;
  switch (media?.kind) {
    case 'video':
      return <StagePlayer video={video} media={media} {...(poster ? { posterUrl: poster.url } : {})} />;
    case 'audio':
      return <StageSound take={take} media={media} />;
    case 'image':
      return <StagePicture key={media.assetId} take={take} media={media} />;
    default:
      return <StageSlate take={take} takes={takes} />;
  }
}

type TakeLineProps = Omit<StageTakeProps & ResultProps, 'takes'>;

function TakeLine({ take, video, batchSize, onShowBatch }: TakeLineProps) {
  const t = useText();
  const { word, tone } = stateWords[take.state];
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 px-3 pb-3 text-sm md:px-6">
      <p translate="no" className="min-w-0 flex-1 basis-32 truncate" title={take.prompt}>
        {take.prompt}
      </p>
      <p className="tabular text-muted text-xs">{settingsLine(take)}</p>
      <p className="tabular text-xs">{t(priceLine(take.charge, take.estimate))}</p>
      <Badge tone={take.isSafe ? 'good' : tone}>
        {take.isSafe && take.media ? t('Stored and checked') : t(word)}
      </Badge>
      {batchSize > 1 && (
        <Button look="ghost" size="sm" onClick={onShowBatch}>
          {t('All {batchSize}', { batchSize })}
        </Button>
      )}
      <StageUses take={take} video={video} />
      <Link href={paths.take(take.id)} className={buttonClass({ look: 'ghost', size: 'sm' })}>
        {t('Open take')}
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
