'use client';

import { useText } from '#components/ui/use-text.tsx';
import { isOpen, type TakeView } from '#lib/tasks/take-view.ts';
import { FailureCard } from './failure-card.tsx';
import { StateLine } from './state-line.tsx';
import { stateWords } from './state-words.ts';
import { aspectOf, settingsWords } from './take-words.ts';
import { UnclearChoices } from './unclear-choices.tsx';

interface TakeSlateProps {
  take: TakeView;
  canCreate: boolean;
  onChanged: () => void;
}

/** A take without a result: what it is waiting for, or what went wrong, over what it is made from. */
export function TakeSlate({ take, canCreate, onChanged }: TakeSlateProps) {
  const t = useText();
  return (
    <div className="relative isolate size-full overflow-hidden">
      {take.backdrop && (
        <img
          src={take.backdrop.url}
          alt=""
          className="absolute inset-0 -z-10 size-full scale-110 object-cover opacity-20 blur-2xl"
        />
      )}
      <div className="grid size-full grid-cols-1 overflow-y-auto overflow-x-hidden">
        <div className="m-auto grid w-full grid-cols-1 justify-items-center gap-4 p-4 md:p-6 md:py-10">
          {isOpen(take.state) && (
            <div
              role="status"
              style={{
                aspectRatio: aspectOf(take),
                width: `min(100%, 60rem, max(20rem, 62dvh * ${aspectOf(take)}))`,
              }}
              className="grid place-content-center justify-items-center gap-4 rounded-md border border-line bg-panel/60 p-6 text-center"
            >
              <StateLine take={take} />
              <p className="line-clamp-5 max-w-xl text-balance text-lg">{take.prompt}</p>
              <p className="tabular text-muted text-xs">{t(settingsWords(take))}</p>
              <p className="text-muted text-sm">
                {t('{sentence} You can close the browser: the studio goes on, and keeps the result.', {
                  sentence: stateWords[take.state].sentence,
                })}
              </p>
            </div>
          )}
          {take.state === 'cancelled' && <p className="text-muted">{t(stateWords.cancelled.sentence)}</p>}
          {take.state !== 'cancelled' && <FailureCard take={take} />}
          {take.state === 'unclear' && canCreate && (
            <UnclearChoices taskId={take.id} hasId={take.tool !== 'speech'} onDone={onChanged} />
          )}
          {take.state === 'unclear' && !canCreate && (
            <p className="text-muted text-sm">{t('A creator of the team must decide what becomes of it.')}</p>
          )}
        </div>
      </div>
    </div>
  );
}
