'use client';

import { type RefObject, Suspense } from 'react';
import { CommentsPanel } from '#components/review/comments-door.ts';
import { DecisionBar } from '#components/review/decision-bar.tsx';
import { panelChoice } from '#components/review/kept-choice.ts';
import type { DecideControl } from '#components/review/use-decide.ts';
import { classNames } from '#components/ui/class-names.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeDetail, TakeView } from '#lib/tasks/take-view.ts';
import { type PanelTab, PanelTabs } from './panel-tabs.tsx';
import { TakeActions } from './take-actions.tsx';
import { TakePanel } from './take-panel.tsx';

interface TakeAsideProps {
  take: TakeView;
  detail: TakeDetail | undefined;
  canCreate: boolean;
  video: RefObject<HTMLVideoElement | null>;
  decision: DecideControl;
  isJudged: boolean;
  tab: PanelTab;
  wantsToWrite: boolean;
  onWriting: () => void;
  onChanged: () => void;
  onGo: (id: string) => void;
}

/** Everything about the take, beside its picture: what to do next, what was decided, what is known, what is said. */
export function TakeAside(props: TakeAsideProps) {
  const { take, detail, canCreate, video, decision, isJudged, onChanged, onGo } = props;
  const { tab, wantsToWrite, onWriting } = props;
  const t = useText();
  return (
    <aside
      aria-label={t('About this take')}
      className="flex min-h-0 flex-1 flex-col border-line max-md:border-t md:w-96 md:flex-none md:border-l md:bg-panel"
    >
      <div
        className={classNames(
          tab === 'comments' && 'max-md:hidden',
          'shrink-0 border-line p-3 max-md:order-last max-md:p-1.5 max-md:border-t max-md:pb-[max(0.375rem,env(safe-area-inset-bottom))] md:border-b md:px-4',
        )}
      >
        <TakeActions take={take} canCreate={canCreate} video={video} onChanged={onChanged} />
      </div>
      {isJudged && (
        <div className="shrink-0 px-4 pt-3 pb-1 max-md:hidden">
          <DecisionBar take={take} control={decision} />
        </div>
      )}
      <PanelTabs value={tab} onChange={panelChoice.set} openCount={take.comments.open} />
      <div
        id="take-panel"
        role="tabpanel"
        aria-labelledby={`tab-${tab}`}
        className="flex min-h-0 flex-1 flex-col"
      >
        {tab === 'comments' ? (
          <Suspense>
            <CommentsPanel {...{ take, canCreate, wantsToWrite, onWriting }} />
          </Suspense>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          <section tabIndex={0} aria-label={t('Details')} className="relative min-h-0 flex-1 overflow-y-auto">
            {isJudged && (
              <div className="px-4 pt-3 md:hidden">
                <DecisionBar take={take} control={decision} />
              </div>
            )}
            <TakePanel {...{ take, detail, canCreate, onChanged, onGo }} />
          </section>
        )}
      </div>
    </aside>
  );
}
