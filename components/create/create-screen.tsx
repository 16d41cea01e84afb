'use client';

import { usePathname } from 'next/navigation';
import { Suspense, useState } from 'react';
import { useLiveTakes } from '#components/take/use-live-takes.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { TakePage } from '#lib/tasks/take-page-view.ts';
import { type ToolName, toolNames } from '#lib/tools/tool-names.ts';
import type { DraftFill } from './fill.ts';
import { latestSitting } from './sitting.ts';
import { type Chosen, Stage } from './stage.tsx';
import { type StudioSetup, StudioSetupContext } from './studio-setup.ts';
import { toolForms } from './tool-forms.ts';
import { ToolTabs } from './tool-tabs.tsx';
import { useFill } from './use-fill.ts';

const mine = { isMine: true };

interface CreateScreenProps {
  setup: StudioSetup;
  /** The newest takes of this person, as the server saw them. */
  firstTakes: TakePage;
  /** A take to fill the form from. */
  fill?: DraftFill | undefined;
}

/**
 * Composer on the left, stage on the right; on a phone one under the other. A tool with a screen of its own has all of
 * the room under the tabs.
 */
export function CreateScreen({ setup, firstTakes, fill }: CreateScreenProps) {
  const t = useText();
  const tool = toolOf(usePathname());
  const { takes, list, refresh } = useLiveTakes({ filter: mine, initial: firstTakes });
  const [chosen, setChosen] = useState<Chosen>();
  useFill(fill, setup.draftScope);
  const form = toolForms[tool];
  const onMade = (taskIds: string[]) => {
    const [takeId] = taskIds;
    if (takeId) setChosen({ takeId, isAlone: taskIds.length === 1 });
    void refresh();
    showStage();
  };
  return (
    <StudioSetupContext value={setup}>
      <h1 className="sr-only">{t('Create')}</h1>
      {'Screen' in form ? (
        <div className="flex flex-col md:h-[calc(100dvh-var(--top-bar))]">
          <div className="border-line border-b bg-panel [&_nav]:border-b-0">
            <div className="md:w-[min(40%,460px)] md:min-w-[380px]">
              <ToolTabs current={tool} />
            </div>
          </div>
          <Suspense fallback={<div className="flex-1" />}>
            <form.Screen key={tool} onMade={onMade} />
          </Suspense>
        </div>
      ) : (
        <div className="flex flex-col md:h-[calc(100dvh-var(--top-bar))] md:flex-row">
          <div className="flex min-h-0 flex-col border-line bg-panel md:w-[min(40%,460px)] md:min-w-[380px] md:border-r">
            <ToolTabs current={tool} />
            <Suspense fallback={<div className="flex-1" />}>
              <form.Form key={tool} onMade={onMade} />
            </Suspense>
          </div>
          <Stage
            tool={tool}
            takes={latestSitting(takes)}
            chosen={chosen}
            onChoose={setChosen}
            isLoading={list.isPending}
          />
        </div>
      )}
    </StudioSetupContext>
  );
}

/** On a phone the stage is under the form: a new take brings it into view. */
function showStage(): void {
  if (window.matchMedia('(width >= 48rem)').matches) return;
  document.getElementById('stage')?.scrollIntoView({ block: 'start', behavior: 'smooth' });
}

function toolOf(pathname: string): ToolName {
  return toolNames.find((tool) => pathname.endsWith(`/${tool}`)) ?? 'video';
}
