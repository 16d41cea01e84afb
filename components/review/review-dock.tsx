'use client';

import { MessageSquare, Undo2 } from 'lucide-react';
import { classNames } from '#components/ui/class-names.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Kbd } from '#components/ui/kbd.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { goesOnChoice, useKeptChoice } from './kept-choice.ts';
import { decidedStates, reviewLooks } from './review-looks.ts';
import type { DecideControl } from './use-decide.ts';
import { useQuickTap } from './use-quick-tap.ts';

type DecidedState = (typeof decidedStates)[number];

interface ReviewDockProps {
  take: TakeView;
  control: DecideControl;
  hasComments: boolean;
  onToggleComments: () => void;
}

const button =
  'relative grid h-16 min-w-0 touch-manipulation flex-1 content-center justify-items-center gap-1 rounded-md border text-xs transition-colors duration-150 sm:text-sm';

/** The decision, large, where the thumb lies. A second tap on the same takes it back to undecided. */
export function ReviewDock({ take, control, hasComments, onToggleComments }: ReviewDockProps) {
  const t = useText();
  const { total } = take.comments;
  const comments = useQuickTap(onToggleComments);
  const goesOn = useKeptChoice(goesOnChoice) !== 'no';
  return (
    <section
      aria-label={t('Review')}
      className="grid shrink-0 gap-1 border-line border-t bg-panel px-2 pt-1 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <div className="mx-auto flex w-full max-w-2xl items-center justify-between text-muted text-xs">
        <label className="flex min-h-10 cursor-pointer items-center gap-2 px-1 hover:text-text">
          <input
            type="checkbox"
            checked={goesOn}
            onChange={(event) => goesOnChoice.set(event.target.checked ? 'yes' : 'no')}
            className="size-4 accent-accent"
          />
          {t('Then go on')}
        </label>
        <p aria-hidden className="max-md:hidden">
          {t('Arrow keys or a swipe go on')}
        </p>
        <IconButton
          label={t('Take back the last decision (U)')}
          icon={<Undo2 />}
          onClick={control.takeBack}
        />
      </div>
      <div className="mx-auto flex w-full max-w-2xl gap-1.5">
        {decidedStates.map((state) => (
          <DecisionButton key={state} state={state} control={control} />
        ))}
        <button
          type="button"
          aria-pressed={hasComments}
          aria-keyshortcuts="c"
          {...comments}
          className={classNames(
            button,
            'max-w-24',
            hasComments ? 'border-line-strong bg-text/12' : 'border-line bg-raised active:bg-text/12',
          )}
        >
          <MessageSquare aria-hidden className="size-6 stroke-[1.5]" />
          <span className="max-w-full truncate">
            {total === 0 && t('Comment')}
            {total === 1 && t('1 comment')}
            {total > 1 && t('{count} comments', { count: total })}
          </span>
          <KeyHint name="C" />
        </button>
      </div>
    </section>
  );
}

function DecisionButton({ state, control }: { state: DecidedState; control: DecideControl }) {
  const t = useText();
  const { deed, word, icon: Icon, colour, key } = reviewLooks[state];
  const isChosen = control.state === state;
  const tap = useQuickTap(() => control.decide(isChosen ? 'undecided' : state));
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-keyshortcuts={key}
      aria-label={t(isChosen ? word : deed)}
      {...tap}
      className={classNames(
        button,
        isChosen ? 'border-line-strong bg-text/12 font-medium' : 'border-line bg-raised active:bg-text/12',
      )}
    >
      <Icon aria-hidden className={classNames('size-6 stroke-[1.75]', colour)} />
      <span className="max-w-full truncate">{t(isChosen ? word : deed)}</span>
      <KeyHint name={key} />
    </button>
  );
}

/** The key that does the same, where there is a keyboard. */
function KeyHint({ name }: { name: string }) {
  return (
    <span aria-hidden className="absolute top-1.5 right-1.5 max-md:hidden pointer-coarse:hidden">
      <Kbd>{name}</Kbd>
    </span>
  );
}
