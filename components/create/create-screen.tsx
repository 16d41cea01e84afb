'use client';

import { usePathname } from 'next/navigation';
import { Suspense, useState } from 'react';
import { useLiveTakes } from '#components/take/use-live-takes.ts';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { type CreateTool, createTools } from '#lib/paths.ts';
import type { TakePage } from '#lib/tasks/take-page-view.ts';
import type { DraftFill } from './fill.ts';
import { latestSitting } from './sitting.ts';
import { Stage } from './stage.tsx';
import { type StudioSetup, StudioSetupContext } from './studio-setup.ts';
import { ToolTabs } from './tool-tabs.tsx';
import { useFill } from './use-fill.ts';
import { VideoForm } from './video-form.tsx';

// Most visits are for Video: the other forms come when they are asked for.
const MasterForm = lazyPart(() => import('./master-form.tsx').then((found) => found.MasterForm));
const EnhanceForm = lazyPart(() => import('./enhance-form.tsx').then((found) => found.EnhanceForm));
const forms = { video: VideoForm, master: MasterForm, enhance: EnhanceForm };
const mine = { isMine: true };

interface CreateScreenProps {
  setup: StudioSetup;
  /** The newest takes of this person, as the server saw them. */
  firstTakes: TakePage;
  /** A take to fill the form from. */
  fill?: DraftFill | undefined;
}

/** Composer on the left, stage on the right; on a phone one under the other. */
export function CreateScreen({ setup, firstTakes, fill }: CreateScreenProps) {
  const tool = toolOf(usePathname());
  const { takes, list, refresh } = useLiveTakes({ filter: mine, initial: firstTakes });
  const [chosenId, setChosenId] = useState<string>();
  useFill(fill, setup.draftScope);
  const Form = forms[tool];
  const sitting = latestSitting(takes);
  return (
    <StudioSetupContext value={setup}>
      <h1 className="sr-only">Create</h1>
      <div className="flex flex-col md:h-[calc(100dvh-var(--top-bar))] md:flex-row">
        <div className="flex min-h-0 flex-col border-line bg-panel md:w-[min(40%,460px)] md:min-w-[380px] md:border-r">
          <ToolTabs current={tool} />
          <Suspense fallback={<div className="flex-1" />}>
            <Form
              key={tool}
              onMade={(taskIds) => {
                setChosenId(taskIds[0]);
                void refresh();
                showStage();
              }}
            />
          </Suspense>
        </div>
        <Stage
          tool={tool}
          takes={sitting}
          chosenId={chosenId}
          onChoose={setChosenId}
          isLoading={list.isPending}
        />
      </div>
    </StudioSetupContext>
  );
}

/** On a phone the stage is under the form: a new take brings it into view. */
function showStage(): void {
  if (window.matchMedia('(width >= 48rem)').matches) return;
  document.getElementById('stage')?.scrollIntoView({ block: 'start', behavior: 'smooth' });
}

function toolOf(pathname: string): CreateTool {
  return createTools.find((tool) => pathname.endsWith(`/${tool}`)) ?? 'video';
}
