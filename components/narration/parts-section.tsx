'use client';

import { PanelSection } from '#components/take/panel-section.tsx';
import { Button } from '#components/ui/button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { isOpen, type TakeDetail } from '#lib/tasks/take-view.ts';
import { billTogether } from '#lib/vendor/prices.ts';
import { PartRow } from './part-row.tsx';
import { RedoQuestion } from './redo-question.tsx';
import { spokenWords } from './spoken-words.ts';
import { useRedo } from './use-redo.ts';

interface PartsSectionProps {
  take: TakeDetail;
  canCreate: boolean;
  onChanged: () => void;
}

/** The parts of a long narration in order. One that failed loses none of the others, and each can be made again alone. */
export function PartsSection({ take, canCreate, onChanged }: PartsSectionProps) {
  const t = useText();
  const control = useRedo(take.id, onChanged);
  const { parts, estimate } = take;
  const made = parts.filter(({ media }) => media !== undefined).length;
  // One that was made before is not missing, whatever became of a later try.
  const failed = parts.filter(({ state, media }) => !media && (state === 'failed' || state === 'lost'));
  return (
    <PanelSection
      title={t('Parts')}
      aside={
        <span role="status" className="tabular text-muted text-xs">
          {t(spokenWords({ made, total: parts.length }))}
        </span>
      }
    >
      {failed.length > 1 && canCreate && control.asking !== 'failed' && (
        <Button size="sm" className="justify-self-start" onClick={() => control.ask('failed')}>
          {t('Make all {length} failed parts again', { length: failed.length })}
        </Button>
      )}
      {control.asking === 'failed' && (
        <RedoQuestion
          question={t('Make {length} parts again?', { length: failed.length })}
          bill={billTogether(
            failed.map((part) => part.redoEstimate),
            failed[0]?.redoEstimate.currency ?? estimate.currency,
          )}
          control={control}
        />
      )}
      <ol>
        {parts.map((part) => (
          <PartRow
            key={part.index}
            part={part}
            control={control}
            canCreate={canCreate}
            onChanged={onChanged}
          />
        ))}
      </ol>
      {parts.some(({ state }) => isOpen(state)) && (
        <p className="text-muted text-xs">
          {t(
            'You can close the browser: the studio goes on, and joins the parts in order when all are spoken.',
          )}
        </p>
      )}
    </PanelSection>
  );
}
