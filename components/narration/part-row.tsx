'use client';

import { StateLine } from '#components/take/state-line.tsx';
import { UnclearChoices } from '#components/take/unclear-choices.tsx';
import { Button } from '#components/ui/button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { formatMoney } from '#lib/money.ts';
import { explainFailure } from '#lib/tasks/failure-words.ts';
import { isOpen, type TakePartView } from '#lib/tasks/take-view.ts';
import { countWords } from './narration-words.ts';
import { RedoQuestion } from './redo-question.tsx';
import { SoundStrip } from './sound-strip.tsx';
import type { RedoControl } from './use-redo.ts';

interface PartRowProps {
  part: TakePartView;
  control: RedoControl;
  canCreate: boolean;
  onChanged: () => void;
}

/** One part of a narration: how far it is, what it costs, how it sounds, and the way to make it again alone. */
export function PartRow({ part, control, canCreate, onChanged }: PartRowProps) {
  const t = useText();
  const { index, state, media, failure } = part;
  const name = `part ${index + 1}`;
  const hasFailed = failure !== undefined && !isOpen(state);
  const words = hasFailed ? explainFailure(failure, state) : undefined;
  return (
    <li
      aria-label={t('Part {value}', { value: index + 1 })}
      className="grid gap-1.5 border-line border-t py-2.5 first:border-0"
    >
      <div className="flex min-h-7 items-center gap-2">
        <span className="font-medium text-sm">{t('Part {value}', { value: index + 1 })}</span>
        <span className="tabular min-w-0 flex-1 text-pretty text-muted text-xs">
          {t(countWords(part.characters, 'character'))}, {t(priceWords(part))}
        </span>
        {canCreate && !isOpen(state) && state !== 'unclear' && control.asking !== index && (
          <Button size="sm" look={media ? 'ghost' : 'secondary'} onClick={() => control.ask(index)}>
            {media ? t('Make again') : t('Retry')}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      {state !== 'succeeded' && <StateLine take={part} />}
      {words && (
        <p className="text-sm">
          {words.happened} <span className="text-muted">{words.charged}</span>
        </p>
      )}
      {media && <SoundStrip key={media.assetId} name={name} media={media} peaks={part.peaks} />}
      {state === 'unclear' && canCreate && <UnclearChoices taskId={part.id} onDone={onChanged} />}
      {control.asking === index && (
        <RedoQuestion
          question={t('Make {name} again?', { name })}
          bill={part.redoEstimate}
          control={control}
        />
      )}
    </li>
  );
}

/** What it was billed; until then the estimate, marked as one. */
function priceWords({ chargeMicros, estimate }: TakePartView): string {
  if (chargeMicros !== undefined) return formatMoney(chargeMicros, estimate.currency);
  return estimate.isPriced ? `est. ${formatMoney(estimate.totalMicros, estimate.currency)}` : 'price not set';
}
