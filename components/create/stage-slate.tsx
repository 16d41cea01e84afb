'use client';

import { Suspense } from 'react';
import { stateWords } from '#components/take/state-words.ts';
import { stateSince } from '#components/take/take-words.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { Link } from '#components/ui/link.tsx';
import { clockWords } from '#components/ui/time-words.ts';
import { useNow } from '#components/ui/use-now.ts';
import { useText } from '#components/ui/use-text.tsx';
import { formatMoney } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { isOpen, type TakeView } from '#lib/tasks/take-view.ts';
import { settingsLine } from './settings-line.ts';
import { takeBack } from './undo-toast.ts';

const FailureWords = lazyPart(() => import('./failure-words.tsx').then((found) => found.FailureWords));

/** A take without media: what was asked for, and what happens with it, in words. No invented progress. */
export function StageSlate({ take, takes }: { take: TakeView; takes: readonly TakeView[] }) {
  const t = useText();
  const { state, failure, estimate } = take;
  const { word, sentence, tone } = stateWords[state];
  const isWaiting = isOpen(state);
  return (
    <div
      className="grid w-full max-w-3xl content-between gap-8 rounded-md border border-line bg-panel p-5 md:min-h-80 md:p-8"
      style={slateShape(take)}
    >
      <p className="line-clamp-6 whitespace-pre-wrap break-words text-lg leading-7">{take.prompt}</p>
      <div className="grid gap-4">
        {failure && !isWaiting && state !== 'cancelled' ? (
          <Suspense>
            <FailureWords failure={failure} state={state} />
          </Suspense>
        ) : (
          <p className="text-muted">{t(sentence)}</p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge tone={tone}>
            {t(word)}
            {isWaiting && <Elapsed take={take} />}
          </Badge>
          <span className="tabular text-muted text-xs">{settingsLine(take)}</span>
          {estimate.isPriced && isWaiting && (
            <span className="tabular text-muted text-xs">
              {t('{totalMicros} est.', { totalMicros: formatMoney(estimate.totalMicros, estimate.currency) })}
            </span>
          )}
          <Usual take={take} takes={takes} />
          <span className="ml-auto flex gap-2">
            {state === 'held' && (
              <Button size="sm" onClick={() => void takeBack([take.id])}>
                {t('Undo')}
              </Button>
            )}
            <Link href={paths.take(take.id)} className={buttonClass({ look: 'ghost', size: 'sm' })}>
              {state === 'unclear' ? t('Resolve') : t('Open take')}
            </Link>
          </span>
        </div>
      </div>
    </div>
  );
}

/** How long it has been in its state, by our own clock. */
function Elapsed({ take }: { take: TakeView }) {
  const t = useText();
  const now = useNow();
  if (now === undefined) return null;
  const seconds = (now - Date.parse(stateSince(take))) / 1000;
  return <span className="tabular ml-1">{t(clockWords(seconds))}</span>;
}

/** What the latest take of the same kind took, when there is one: known, not guessed. */
function Usual({ take, takes }: { take: TakeView; takes: readonly TakeView[] }) {
  const t = useText();
  if (take.state !== 'queued' && take.state !== 'running') return null;
  const like = takes.find(
    (other) =>
      other.state === 'succeeded' &&
      other.tool === take.tool &&
      other.model === take.model &&
      other.settings.resolution === take.settings.resolution,
  );
  if (!like?.finishedAt) return null;
  const seconds = (Date.parse(like.finishedAt) - Date.parse(like.sentAt ?? like.createdAt)) / 1000;
  return (
    <span className="tabular text-muted text-xs">
      {t('the last one took {clockWords}', { clockWords: clockWords(seconds) })}
    </span>
  );
}

/** The shape that the video will have, where there is room for it. */
function slateShape({ settings, state }: TakeView) {
  const [width, height] = (settings.ratio ?? '').split(':').map(Number);
  if (!width || !height || width < height || !isOpen(state)) return undefined;
  return { aspectRatio: `${width} / ${height}` };
}
