'use client';

import { classNames } from '#components/ui/class-names.ts';
import { TimeAgo } from '#components/ui/time-ago.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';
import type { ReviewState } from '#prisma/client/enums.ts';
import { goesOnChoice, useKeptChoice } from './kept-choice.ts';
import { reviewLooks } from './review-looks.ts';
import type { DecideControl } from './use-decide.ts';

const states = ['undecided', 'shortlisted', 'approved', 'rejected'] as const;

interface DecisionBarProps {
  take: TakeView;
  control: DecideControl;
}

/** What the team decided about a take, and the ways to decide otherwise. */
export function DecisionBar({ take, control }: DecisionBarProps) {
  const t = useText();
  const goesOn = useKeptChoice(goesOnChoice) === 'yes';
  const { byName, at } = take.review;
  const isSaved = control.state === take.review.state;
  return (
    <section aria-label={t('Review')} className="grid gap-2">
      <div className="grid grid-cols-4 gap-1">
        {states.map((state) => (
          <DecisionButton
            key={state}
            state={state}
            isChosen={control.state === state}
            onChoose={() => control.decide(state)}
          />
        ))}
      </div>
      <div className="flex min-h-5 items-center justify-between gap-3 text-muted text-xs">
        <p className="min-w-0 truncate">
          {isSaved && byName && at && (
            <>
              {t('by {name}', { name: byName })}, <TimeAgo iso={at} />
            </>
          )}
        </p>
        <label className="flex shrink-0 cursor-pointer items-center gap-1.5 hover:text-text pointer-coarse:min-h-10">
          <input
            type="checkbox"
            checked={goesOn}
            onChange={(event) => goesOnChoice.set(event.target.checked ? 'yes' : 'no')}
            className="size-3.5 accent-accent"
          />
          {t('Then go on')}
        </label>
      </div>
    </section>
  );
}

interface DecisionButtonProps {
  state: ReviewState;
  isChosen: boolean;
  onChoose: () => void;
}

function DecisionButton({ state, isChosen, onChoose }: DecisionButtonProps) {
  const t = useText();
  const { word, icon: Icon, colour, key } = reviewLooks[state];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-keyshortcuts={key}
      title={`${t(word)} (${key})`}
      onClick={onChoose}
      className={classNames(
        'grid h-12 min-w-0 content-center justify-items-center gap-0.5 rounded-sm border text-xs transition-colors duration-150',
        isChosen
          ? 'border-line-strong bg-raised font-medium text-text'
          : 'border-transparent text-muted hover:bg-raised hover:text-text',
      )}
    >
      <Icon aria-hidden className={classNames('size-4 stroke-[1.75]', isChosen && colour)} />
      <span className="max-w-full truncate">{t(word)}</span>
    </button>
  );
}
