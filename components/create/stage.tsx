'use client';

import { Suspense, useEffect, useRef } from 'react';
import { stateWords } from '#components/take/state-words.ts';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';
import type { ToolName } from '#lib/tools/tool-names.ts';
import { StageStrip } from './stage-strip.tsx';

// Either of them is shown: only that one is loaded.
const StageTake = lazyPart(() => import('./stage-take.tsx').then((found) => found.StageTake));
const StageEmpty = lazyPart(() => import('./stage-empty.tsx').then((found) => found.StageEmpty));

interface StageProps {
  /** Until one is chosen, the newest take of this tool is shown. */
  tool: ToolName;
  takes: readonly TakeView[];
  chosenId: string | undefined;
  onChoose: (takeId: string) => void;
  isLoading: boolean;
}

/** The takes of this sitting as a strip, the chosen one large. */
export function Stage({ tool, takes, chosenId, onChoose, isLoading }: StageProps) {
  const chosen = takes.find(({ id }) => id === chosenId) ?? newestFor(tool, takes);
  return (
    <section
      aria-label="Stage"
      id="stage"
      className="@container flex min-h-0 min-w-0 scroll-mt-14 flex-col border-line border-t pb-20 md:flex-1 md:border-t-0 md:pb-0"
    >
      <div className="flex min-h-80 min-w-0 flex-col md:min-h-0 md:flex-1 md:overflow-y-auto">
        <Suspense fallback={<StageSkeleton />}>
          {chosen && <StageTake key={chosen.id} take={chosen} takes={takes} />}
          {!chosen && (isLoading ? <StageSkeleton /> : <StageEmpty />)}
        </Suspense>
      </div>
      {takes.length > 0 && <StageStrip takes={takes} chosenId={chosen?.id} onChoose={onChoose} />}
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
