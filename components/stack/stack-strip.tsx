'use client';

import { useQuery } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import type { MouseEvent } from 'react';
import { reviewLooks } from '#components/review/review-looks.ts';
import { MediaThumbnail } from '#components/take/media-thumbnail.tsx';
import { stateWords } from '#components/take/state-words.ts';
import { classNames } from '#components/ui/class-names.ts';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { stackOptions } from './stack-queries.ts';

interface StackStripProps {
  stackId: string;
  /** The one that is looked at. */
  currentId?: string | undefined;
  /** Shows a take; without it each opens as a page. */
  onGo?: ((id: string) => void) | undefined;
}

/** The takes of a stack in small, the best first. */
export function StackStrip({ stackId, currentId, onGo }: StackStripProps) {
  const t = useText();
  const { data: takes } = useQuery(stackOptions(stackId, currentId));
  return (
    <ul
      aria-label={t('Takes of this stack')}
      className="relative flex gap-1.5 overflow-x-auto px-0.5 py-1 [scrollbar-width:thin]"
    >
      {!takes &&
        [1, 2, 3].map((at) => (
          <li key={at}>
            <Skeleton className="h-18 w-24 rounded-sm" />
          </li>
        ))}
      {takes?.map((take) => (
        <li key={take.id} className="shrink-0">
          <StripTake take={take} isCurrent={take.id === currentId} onGo={onGo} />
        </li>
      ))}
    </ul>
  );
}

interface StripTakeProps {
  take: TakeView;
  isCurrent: boolean;
  onGo: ((id: string) => void) | undefined;
}

function StripTake({ take, isCurrent, onGo }: StripTakeProps) {
  const t = useText();
  const look = reviewLooks[take.review.state];
  const isDone = take.state === 'succeeded';
  const words = isDone ? t(look.word) : t(stateWords[take.state].word);
  const follow = (event: MouseEvent) => {
    if (!onGo || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onGo(take.id);
  };
  const isTop = take.stack?.isTop;
  return (
    <a
      href={paths.take(take.id)}
      onClick={follow}
      aria-current={isCurrent || undefined}
      title={take.title ?? take.prompt}
      className={classNames('group grid w-24 gap-1 rounded-sm', !isDone && 'opacity-60')}
    >
      <MediaThumbnail
        kind={take.media?.kind}
        poster={take.poster}
        peaks={take.peaks}
        className={classNames(
          'w-full outline-2 outline-transparent -outline-offset-2 outline-solid group-hover:outline-line-strong',
          isCurrent && 'outline-accent!',
        )}
      />
      <span className="flex min-w-0 items-center gap-1 text-muted text-xs">
        {isTop && <Layers aria-hidden className="size-3 shrink-0 text-accent" />}
        {isDone && <look.icon aria-hidden className={classNames('size-3 shrink-0', look.colour)} />}
        <span className="truncate">{words}</span>
        {isTop && <span className="sr-only">{t('on top')}</span>}
        <span translate="no" className="sr-only">
          {take.title ?? take.prompt}
        </span>
      </span>
    </a>
  );
}
