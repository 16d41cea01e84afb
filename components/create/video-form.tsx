'use client';

import { Suspense, useRef } from 'react';
import { trayFacts } from '#components/tray/tray-item.ts';
import { traySlots } from '#components/tray/tray-slots.ts';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { videoMode, videoTool } from '#lib/tools/video.ts';
import type { ContentMode } from '#lib/vendor/video.ts';
import { Composer } from './composer.tsx';
import { hindranceOf, problemsToShow } from './form-problems.ts';
import { GenerateBar } from './generate-bar.tsx';
import { Inputs } from './inputs.tsx';
import { insertAtCaret } from './insert-at-caret.ts';
import { PromptField } from './prompt-field.tsx';
import { videoInputOf } from './tool-inputs.ts';
import { useDraft, useDraftStores } from './use-draft.ts';
import { useDraftItems } from './use-draft-items.ts';
import { useGenerate } from './use-generate.ts';
import { useInputs } from './use-inputs.ts';
import { useToolContext } from './use-tool-context.ts';
import { VideoSettings } from './video-settings.tsx';

const FormerPrompt = lazyPart(() => import('./former-prompt.tsx').then((found) => found.FormerPrompt));

const modeWords: Record<ContentMode, string> = {
  text: 'Text to video: made from the prompt alone.',
  frames: 'Frames to video: starts or ends with your picture.',
  references: 'References to video: guided by your material.',
};

/** Video: three modes, told apart by what is in the tray (spec 1, "Content combination rules"). */
export function VideoForm({ onMade }: { onMade: (taskIds: string[]) => void }) {
  const stores = useDraftStores();
  const control = useDraft(stores.video);
  const { draft, set } = control;
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  const inputs = useInputs();
  const items = useDraftItems(stores.video);

  const input = videoInputOf(draft);
  const context = useToolContext(trayFacts(draft.tray));
  const mode = videoMode(draft.tray);
  const found = videoTool.problems(input, context);
  const canBePriced = !found.some(({ field }) => field === 'resolution');
  const generate = useGenerate({
    tool: 'video',
    input,
    takeCount: draft.takeCount,
    problems: [...found, ...hindranceOf(draft.tray)],
    pending: draft.pending,
    setPending: (pending) => set({ pending }),
    onMade,
  });
  const problems = problemsToShow(found, generate, hindranceOf(draft.tray));

  return (
    <Composer
      label="Video"
      inputs={inputs}
      onGenerate={generate.generate}
      bar={
        <GenerateBar
          control={generate}
          bill={canBePriced ? videoTool.estimate(input, context) : undefined}
          verb="Generate"
          takeCount={draft.takeCount}
          onTakeCount={(takeCount) => set({ takeCount })}
        />
      }
    >
      <PromptField
        value={draft.prompt}
        onChange={(prompt) => set({ prompt })}
        placeholder="What happens in the shot? Subject, action, camera, light, sound."
        problems={problems.filter(({ field }) => field === 'prompt')}
        textareaRef={textareaRef}
      >
        <Suspense>{draft.formerPrompt !== undefined && <FormerPrompt draft={draft} set={set} />}</Suspense>
      </PromptField>
      <section aria-label="Inputs" data-field="media" className="grid gap-2">
        <Inputs
          {...items}
          slots={traySlots.video}
          control={inputs}
          problems={problems}
          onInsertName={(name) => {
            if (textareaRef.current) insertAtCaret(textareaRef.current, name, (prompt) => set({ prompt }));
          }}
        />
        <p className="text-muted text-xs" aria-live="polite">
          {modeWords[mode]}
        </p>
      </section>
      <VideoSettings {...control} mode={mode} problems={problems} />
    </Composer>
  );
}
