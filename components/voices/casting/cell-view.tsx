'use client';

import { Award, CircleAlert, CircleHelp, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { usePeaks } from '#components/assets/use-peaks.ts';
import { PlayedBars } from '#components/assets/waveform.tsx';
import { MoneyWords } from '#components/take/money-words.tsx';
import { StateLine } from '#components/take/state-line.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Link } from '#components/ui/link.tsx';
import { clockWords } from '#components/ui/time-words.ts';
import { useText } from '#components/ui/use-text.tsx';
import { formatMoney } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { explainFailure } from '#lib/tasks/failure-words.ts';
import { isOpen, type TakeView } from '#lib/tasks/take-view.ts';
import type { CastingView } from '#lib/voices/casting-view.ts';
import { isSameSettings } from '#lib/voices/voice-settings.ts';
import type { VoiceShelf } from '#lib/voices/voice-view.ts';
import { PlayButton } from '../play-button.tsx';
import { useSoundFace } from '../use-sound-face.ts';
import { settingsOfCell } from './cell-settings.ts';
import { emotionWords } from './emotion-words.ts';
import { useRecast } from './use-recast.ts';

export type Cell = CastingView['cells'][number];

interface CellViewProps {
  casting: CastingView;
  cell: Cell;
  /** Who speaks in it. */
  title: string;
  /** `row-column`, for the arrow keys. */
  place: string;
  /** It is alone in its row. */
  isWide: boolean;
  shelf: VoiceShelf;
  onName: () => void;
}

/** One square of the sheet: what it is doing, how it sounds, or why there is nothing to hear. */
export function CellView(props: CellViewProps) {
  const t = useText();
  const { cell, place, isWide } = props;
  const { take } = cell;
  return (
    <div
      data-place={place}
      className={classNames(
        'grid min-h-21 grid-cols-1 content-center gap-1.5 bg-panel p-3 has-data-playing:bg-raised',
        isWide && 'md:col-span-(--columns)',
      )}
    >
      <p className="text-muted text-xs md:sr-only">{t(emotionWords(cell.emotion))}</p>
      {take?.media ? (
        <Heard {...props} take={take} media={take.media} />
      ) : take && isOpen(take.state) ? (
        <StateLine take={take} />
      ) : take?.state === 'unclear' ? (
        <Link href={paths.take(take.id)} className="flex items-center gap-2 text-attention text-sm underline">
          <CircleHelp aria-hidden className={icon} />
          {t('Unclear: decide about it')}
        </Link>
      ) : (
        <Unheard {...props} />
      )}
    </div>
  );
}

const icon = 'size-4 shrink-0 stroke-[1.5]';

type HeardProps = CellViewProps & { take: TakeView; media: NonNullable<TakeView['media']> };

function Heard({ casting, cell, title, shelf, onName, take, media }: HeardProps) {
  const t = useText();
  const face = useRef<HTMLDivElement>(null);
  const isPlaying = useSoundFace(media.url, face);
  const peaks = usePeaks(take.peaks?.url);
  const settings = settingsOfCell(cell, casting.plan.speed);
  const named = shelf.own.find(
    (one) =>
      one.family === cell.voice.family &&
      one.voiceId === cell.voice.id &&
      // The row says that name already.
      one.name !== title &&
      isSameSettings(one.settings, settings),
  );
  const words = `${title}, ${emotionWords(cell.emotion)}`;
  return (
    <>
      <div ref={face} className="flex items-center gap-2.5">
        <PlayButton label={words} url={media.url} isPlaying={isPlaying} />
        <PlayedBars peaks={peaks ?? []} className="h-8 min-w-0 flex-1" />
        <span className="tabular text-muted text-xs">
          {t(clockWords(Math.round(media.durationSeconds ?? 0)))}
        </span>
      </div>
      <div className="flex min-h-7 items-center gap-2 text-muted text-xs">
        <Link
          href={paths.take(take.id)}
          className="flex items-center hover:text-text hover:underline pointer-coarse:min-h-10"
        >
          <MoneyWords take={take} />
          <span className="sr-only">{t(', open the take: {words}', { words })}</span>
        </Link>
        {named ? (
          <span className="ml-auto flex min-w-0 items-center gap-1 text-good">
            <Award aria-hidden className={icon} />
            <span className="truncate">{named.name}</span>
          </span>
        ) : (
          shelf.canCreate && (
            <Button
              size="sm"
              look="ghost"
              onClick={onName}
              className="-mr-2 ml-auto"
              aria-label={t('Winner: {words}', { words })}
            >
              <Award aria-hidden className={icon} />
              {t('Winner')}
            </Button>
          )
        )}
      </div>
    </>
  );
}

function Unheard({ casting, cell: { take }, title, shelf }: CellViewProps) {
  const t = useText();
  const { recast, isAsking } = useRecast(casting, take?.id);
  const words = take?.failure && explainFailure(take.failure, take.state);
  const price = take?.estimate.isPriced
    ? `est. ${formatMoney(take.estimate.totalMicros, take.estimate.currency)}`
    : '';
  return (
    <>
      {words && take ? (
        <Link href={paths.take(take.id)} className="flex gap-2 text-bad text-xs hover:underline">
          <CircleAlert aria-hidden className={icon} />
          <span className="line-clamp-3 min-w-0 break-words">
            {t(words.title)}
            {take.failure?.message && `: ${take.failure.message}`}
          </span>
        </Link>
      ) : (
        <p className="text-muted text-sm">{take ? t('Taken back') : t('Not made')}</p>
      )}
      {shelf.canCreate && (
        <Button size="sm" onClick={recast} isBusy={isAsking} className="justify-self-start">
          {!isAsking && <RotateCcw aria-hidden className={icon} />}
          <span className="tabular-nums">
            {t('Again')}
            {price && `${t(', ')}${t(price)}`}
            <span className="sr-only">: {t(title)}</span>
          </span>
        </Button>
      )}
    </>
  );
}
