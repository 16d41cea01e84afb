'use client';

import { PanelSection } from '#components/take/panel-section.tsx';
import { Button } from '#components/ui/button.tsx';
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
  const control = useRedo(take.id, onChanged);
  const { parts, estimate } = take;
  const made = parts.filter(({ media }) => media !== undefined).length;
  // One that was made before is not missing, whatever became of a later try.
  const failed = parts.filter(({ state, media }) => !media && (state === 'failed' || state === 'lost'));
  return (
    <PanelSection
      title="Parts"
      aside={
        <span role="status" className="tabular text-muted text-xs">
          {spokenWords({ made, total: parts.length })}
        </span>
      }
    >
      {failed.length > 1 && canCreate && control.asking !== 'failed' && (
        <Button size="sm" className="justify-self-start" onClick={() => control.ask('failed')}>
          Make all {failed.length} failed parts again
        </Button>
      )}
      {control.asking === 'failed' && (
        <RedoQuestion
          question={`Make ${failed.length} parts again?`}
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
          You can close the browser: the studio goes on, and joins the parts in order when all are spoken.
        </p>
      )}
    </PanelSection>
  );
}
