'use client';

import { AudioLines, Clock, FileText, TriangleAlert } from 'lucide-react';
import { stateWords } from '#components/take/state-words.ts';
import { classNames } from '#components/ui/class-names.ts';
import { clockWords } from '#components/ui/time-words.ts';
import { useText } from '#components/ui/use-text.tsx';
import { isOpen, type TakeView } from '#lib/tasks/take-view.ts';

interface StageStripProps {
  takes: readonly TakeView[];
  chosenId: string | undefined;
  onChoose: (takeId: string) => void;
}

/** The sitting's takes, newest first; arrow keys go along the strip. */
export function StageStrip({ takes, chosenId, onChoose }: StageStripProps) {
  const t = useText();
  return (
    <nav aria-label={t('Takes of this sitting')} className="border-line border-t">
      <ul
        className="flex gap-1.5 overflow-x-auto p-3"
        onKeyDown={(event) => {
          const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
          if (!step) return;
          const next = takes[takes.findIndex(({ id }) => id === chosenId) + step];
          if (!next) return;
          event.preventDefault();
          onChoose(next.id);
          document.getElementById(`strip-${next.id}`)?.focus();
        }}
      >
        {takes.map((take) => (
          <li key={take.id} className="shrink-0">
            <button
              id={`strip-${take.id}`}
              type="button"
              aria-current={take.id === chosenId ? 'true' : undefined}
              onClick={() => onChoose(take.id)}
              className={classNames(
                'relative grid h-14 w-24 place-items-center overflow-hidden rounded-sm border bg-raised text-muted transition-colors duration-150',
                take.id === chosenId ? 'border-accent' : 'border-line hover:border-line-strong',
              )}
            >
              {take.poster ? (
                <img src={take.poster.url} alt="" className="size-full object-cover" />
              ) : (
                <StripState take={take} />
              )}
              <span className="sr-only">
                {take.poster && t(stateWords[take.state].word)}: {take.prompt.slice(0, 80)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function StripState({ take }: { take: TakeView }) {
  const t = useText();
  const { word, tone } = stateWords[take.state];
  return (
    <span className="grid justify-items-center gap-1 text-xs">
      {isOpen(take.state) ? (
        <Clock className="size-4 animate-pulse text-accent" strokeWidth={1.5} aria-hidden />
      ) : take.media?.kind === 'audio' ? (
        <AudioLines className="size-4" strokeWidth={1.5} aria-hidden />
      ) : take.state === 'succeeded' ? (
        <FileText className="size-4" strokeWidth={1.5} aria-hidden />
      ) : (
        <TriangleAlert
          className={classNames(
            'size-4',
            tone === 'bad' && 'text-bad',
            tone === 'attention' && 'text-attention',
          )}
          strokeWidth={1.5}
          aria-hidden
        />
      )}
      {t(stripWord(take)) ?? t(word)}
    </span>
  );
}

/** What lies there, where it has no picture of itself. */
function stripWord({ state, resultText, media }: TakeView): string | undefined {
  if (state !== 'succeeded') return undefined;
  if (media?.kind === 'audio') return clockWords(Math.round(media.durationSeconds ?? 0));
  return resultText === undefined ? undefined : 'Prompt';
}
