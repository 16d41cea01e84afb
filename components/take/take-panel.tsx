'use client';

import { Suspense } from 'react';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeDetail, TakeView } from '#lib/tasks/take-view.ts';
import { CostSection } from './cost-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { InputsSection } from './inputs-section.tsx';
import { PromptSection } from './prompt-section.tsx';
import { TimelineSection } from './timeline-section.tsx';

const TakeCuration = lazyPart(() =>
  import('#components/curation/take-curation.tsx').then((found) => found.TakeCuration),
);
const LineageGraph = lazyPart(() =>
  import('#components/stack/lineage-graph.tsx').then((found) => found.LineageGraph),
);
const StackSection = lazyPart(() =>
  import('#components/stack/stack-section.tsx').then((found) => found.StackSection),
);
const PartsSection = lazyPart(() =>
  import('#components/narration/parts-section.tsx').then((found) => found.PartsSection),
);

interface TakePanelProps {
  take: TakeView;
  /** Absent while it is on its way; the rest is known from the list. */
  detail: TakeDetail | undefined;
  canCreate: boolean;
  /** Something was done: read the take again. */
  onChanged: () => void;
  /** Shows another take in place of this one. */
  onGo: (id: string) => void;
}

/** Everything known about a take, in the order in which a person asks for it. */
export function TakePanel({ take, detail, canCreate, onChanged, onGo }: TakePanelProps) {
  const t = useText();
  return (
    <>
      <FactsSection take={take} detail={detail} />
      <Suspense>
        <TakeCuration take={take} canCreate={canCreate} />
      </Suspense>
      {detail && detail.parts.length > 0 && (
        <Suspense>
          <PartsSection key={take.id} take={detail} canCreate={canCreate} onChanged={onChanged} />
        </Suspense>
      )}
      <PromptSection key={take.id} take={take} original={detail?.enhancedFrom?.prompt} />
      <CostSection take={take} priceList={detail?.chargePriceList} />
      {detail ? (
        <>
          <InputsSection inputs={detail.inputs} />
          <Suspense>
            {take.stack && take.stack.count > 1 && (
              <StackSection
                take={{ ...take, stack: take.stack }}
                canCreate={canCreate}
                onGo={onGo}
                onChanged={onChanged}
              />
            )}
            <LineageGraph key={`lineage ${take.id}`} taskId={take.id} onGo={onGo} />
          </Suspense>
          <TimelineSection take={detail} />
        </>
      ) : (
        <div role="status" aria-label={t('Loading')} className="grid gap-3 border-line border-t p-4">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-24" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      )}
    </>
  );
}
