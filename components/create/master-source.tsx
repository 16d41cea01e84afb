'use client';

import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { Problem } from '#lib/tools/tool.ts';
import { ProblemList } from './problem-list.tsx';
import { settingsLine } from './settings-line.ts';
import type { SourceTakeState } from './use-source-take.ts';

const TakePicker = lazyPart(() => import('./take-picker.tsx').then((found) => found.TakePicker));

interface MasterSourceProps {
  onChoose: (takeId: string) => void;
  source: SourceTakeState;
  problems: readonly Problem[];
}

/** The chosen take, and in words what will be sent of it. */
export function MasterSource({ onChoose, source, problems }: MasterSourceProps) {
  const t = useText();
  const [isPicking, setPicking] = useState(false);
  const { take, isLoading, failure, isInWindow } = source;
  return (
    <div className="grid gap-3" data-field="sourceTaskId">
      {isLoading && <Skeleton className="aspect-video w-full rounded-md" />}
      {take && (
        <div className="grid gap-2">
          <button
            type="button"
            onClick={() => setPicking(true)}
            data-field="media"
            className="group relative overflow-hidden rounded-md border border-line bg-black"
          >
            {take.poster && (
              <img
                src={take.poster.url}
                alt={t('Poster of the take: {value}', { value: take.prompt.slice(0, 80) })}
                className="max-h-64 w-full object-contain"
              />
            )}
            <span className="absolute right-2 bottom-2 rounded-sm bg-black/75 px-2.5 py-1.5 text-sm text-white">
              {t('Choose another')}
            </span>
          </button>
          <p className="line-clamp-3 text-sm">{take.prompt}</p>
          <p className="tabular text-muted text-xs">{settingsLine(take)}</p>
        </div>
      )}
      {!take && !isLoading && (
        <button
          type="button"
          onClick={() => setPicking(true)}
          data-field="media"
          className="grid aspect-video w-full place-content-center justify-items-center gap-1.5 rounded-md border border-line-strong border-dashed text-sm transition-colors duration-150 hover:bg-raised"
        >
          <Plus className="size-4 text-muted" strokeWidth={1.5} aria-hidden />
          {t('Choose a finished take')}
          <span className="text-muted text-xs">{t('at 768P, from the gallery')}</span>
        </button>
      )}
      {failure && (
        <p role="alert" className="text-bad text-sm">
          {failure}
        </p>
      )}
      <ProblemList
        id="source-problems"
        problems={problems.filter(({ field }) => field === 'sourceTaskId' || field.startsWith('media'))}
      />
      {source.source && (
        <p className="text-muted text-xs">
          {isInWindow
            ? t(
                'The vendor still knows this take (it keeps them for seven days), so the master is made from its own copy and exactly the inputs that were sent.',
              )
            : t(
                'The vendor has forgotten this take (it keeps them for seven days), so the saved video, its final prompt and its inputs are sent again.',
              )}
        </p>
      )}
      {isPicking && (
        <Suspense>
          <TakePicker
            onClose={() => setPicking(false)}
            onChoose={(id) => {
              setPicking(false);
              onChoose(id);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
