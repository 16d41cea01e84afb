'use client';

import { Ban, CircleAlert, CircleHelp, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { clockWords } from '#components/ui/time-words.ts';
import { useNow } from '#components/ui/use-now.ts';
import { useText } from '#components/ui/use-text.tsx';
import { isOpen, type TakeView } from '#lib/tasks/take-view.ts';
import { stateWords } from './state-words.ts';
import { type StateTimes, stateSince } from './take-words.ts';

type StateShown = StateTimes & Pick<TakeView, 'releaseAt' | 'resultText'>;

const colours = {
  neutral: 'text-muted',
  running: 'text-text',
  good: 'text-text',
  attention: 'text-attention',
  bad: 'text-bad',
} as const;

/** The state in words, with a running clock while something happens: `Running 0:42`. */
export function StateLine({ take }: { take: StateShown }) {
  const t = useText();
  return (
    <span className={`flex items-center gap-2 font-medium text-sm ${colours[stateWords[take.state].tone]}`}>
      {signOf(take)}
      <span className="truncate">
        {take.state === 'succeeded' && take.resultText
          ? t('Enhanced prompt')
          : t(stateWords[take.state].word)}
      </span>
      {isOpen(take.state) && <Clock take={take} />}
    </span>
  );
}

function signOf(take: StateShown): ReactNode {
  // A tile can be too narrow for a sign and a word.
  const icon = 'size-4 shrink-0 stroke-[1.5] @max-[8rem]:hidden';
  if (isOpen(take.state)) {
    return <span aria-hidden className="mx-1 size-2 shrink-0 animate-pulse rounded-full bg-accent" />;
  }
  if (take.state === 'succeeded') return <Sparkles aria-hidden className={icon} />;
  if (take.state === 'unclear') return <CircleHelp aria-hidden className={icon} />;
  return take.state === 'cancelled' ? (
    <Ban aria-hidden className={icon} />
  ) : (
    <CircleAlert aria-hidden className={icon} />
  );
}

function Clock({ take }: { take: StateShown }) {
  const t = useText();
  const now = useNow();
  if (now === undefined) return null;
  if (take.releaseAt) {
    const left = (Date.parse(take.releaseAt) - now) / 1000;
    return left > 0 ? (
      <span className="tabular text-muted text-xs">{t('in {ceil} s', { ceil: Math.ceil(left) })}</span>
    ) : null;
  }
  const seconds = (now - Date.parse(stateSince(take))) / 1000;
  return (
    <span aria-hidden className="tabular text-muted text-xs">
      {t(clockWords(seconds))}
    </span>
  );
}
