'use client';

import { Suspense, useEffect, useRef } from 'react';
import { stateWords } from '#components/take/state-words.ts';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';
import type { ToolName } from '#lib/tools/tool-names.ts';
import { StageStrip } from './stage-strip.tsx';

// One of them is shown: only that one is loaded.
const StageTake = lazyPart(() => import('./stage-take.tsx').then((found) => found.StageTake));
const StageBatch = lazyPart(() => import('./stage-batch.tsx').then((found) => found.StageBatch));
const StageEmpty = lazyPart(() => import('./stage-empty.tsx').then((found) => found.StageEmpty));

/** What is shown large: a take, or all that were made together with it. */
export interface Chosen {
  takeId: string;
  isAlone: boolean;
}

interface StageProps {
  /** Until one is chosen, the newest take of this tool is shown. */
  tool: ToolName;
  takes: readonly TakeView[];
  chosen: Chosen | undefined;
  onChoose: (chosen: Chosen) => void;
  isLoading: boolean;
}

/** The takes of this sitting as a strip, the chosen one large. */
export function Stage({ tool, takes, chosen, onChoose, isLoading }: StageProps) {
  const t = useText();
  const take = takes.find(({ id }) => id === chosen?.takeId) ?? newestFor(tool, takes);
  const batch = takes.filter(({ batchId }) => batchId === take?.batchId).reverse();
  const isBatchShown = batch.length > 1 && !chosen?.isAlone;
  return (
    <section
      aria-label={t('Stage')}
      id="stage"
      className="@container flex min-h-0 min-w-0 scroll-mt-14 flex-col border-line border-t pb-20 md:flex-1 md:border-t-0 md:pb-0"
    >
      <div className="flex min-h-80 min-w-0 flex-col md:min-h-0 md:flex-1 md:overflow-y-auto">
        <Suspense fallback={<StageSkeleton />}>
          {take && isBatchShown && (
            <StageBatch takes={batch} onChoose={(takeId) => onChoose({ takeId, isAlone: true })} />
          )}
          {take && !isBatchShown && (
            <StageTake
              key={take.id}
              take={take}
              takes={takes}
              batchSize={batch.length}
              onShowBatch={() => onChoose({ takeId: take.id, isAlone: false })}
            />
          )}
          {!take && (isLoading ? <StageSkeleton /> : <StageEmpty tool={tool} />)}
        </Suspense>
      </div>
      {takes.length > 0 && (
        <StageStrip
          takes={takes}
          chosenId={take?.id}
          onChoose={(takeId) => onChoose({ takeId, isAlone: true })}
        />
      )}
      <StateSpeaker takes={takes} />
    </section>
  );
}

/** The newest take of a tool; without one, the newest that can be looked at. */
function newestFor(tool: ToolName, newestFirst: readonly TakeView[]): TakeView | undefined {
  return (
    newestFirst.find((take) => take.tool === tool) ??
    newestFirst.find((take) => take.tool !== 'enhance') ??
    newestFirst[0]
  );
}

function StageSkeleton() {
  return (
    <div className="grid flex-1 place-items-center p-6">
      <Skeleton className="aspect-video w-full max-w-4xl rounded-md" />
    </div>
  );
}

/** Speaks each change of a take's state once. The outside system is the screen reader's live region. */
function StateSpeaker({ takes }: { takes: readonly TakeView[] }) {
  const region = useRef<HTMLParagraphElement>(null);
  const known = useRef<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const changed = takes.filter(({ id, state }) => known.current.has(id) && known.current.get(id) !== state);
    known.current = new Map(takes.map(({ id, state }) => [id, state]));
    if (changed.length === 0 || !region.current) return;
    region.current.textContent = changed
      .map(({ prompt, state }) => `${prompt.slice(0, 40)}: ${stateWords[state].word}.`)
      .join(' ');
  }, [takes]);
  return <p ref={region} aria-live="polite" className="sr-only" />;
}
