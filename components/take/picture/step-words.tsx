'use client';

import type { MouseEvent } from 'react';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { EditStep } from '#lib/tasks/take-view.ts';

interface StepWordsProps {
  step: EditStep;
  /** Shows it in place of this take; absent where it opens as a page. */
  onGo: ((takeId: string) => void) | undefined;
}

/** What made a step of a chain, and the way to that take. */
export function StepWords({ step: { takeId, prompt }, onGo }: StepWordsProps) {
  const t = useText();
  const place = 'min-w-0 flex-1 truncate px-2 text-muted text-sm max-sm:hidden';
  if (takeId === undefined) return <p className={place}>{t('A picture from outside')}</p>;
  const go = (event: MouseEvent) => {
    if (!onGo || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onGo(takeId);
  };
  return (
    <Link href={paths.take(takeId)} onClick={go} title={prompt} className={`${place} hover:text-text`}>
      <span className="underline decoration-dotted underline-offset-4">{prompt || t('No prompt')}</span>
    </Link>
  );
}
