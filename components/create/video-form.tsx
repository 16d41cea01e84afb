'use client';

import { useRef } from 'react';
import { Tray } from '#components/tray/tray.tsx';
import { trayFacts } from '#components/tray/tray-item.ts';
import { videoMode, videoTool } from '#lib/tools/video.ts';
import type { ContentMode } from '#lib/vendor/video.ts';
import { Composer } from './composer.tsx';
import { hindranceOf, problemsToShow } from './form-problems.ts';
import { FormerPrompt } from './former-prompt.tsx';
import { GenerateBar } from './generate-bar.tsx';
import { insertAtCaret } from './insert-at-caret.ts';
import { PromptField } from './prompt-field.tsx';
import { videoInputOf } from './tool-inputs.ts';
import { useDraft, useDraftStores } from './use-draft.ts';
import { useDraftTray } from './use-draft-tray.ts';
import { useGenerate } from './use-generate.ts';
import { useToolContext } from './use-tool-context.ts';
import { VideoSettings } from './video-settings.tsx';

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
  const tray = useDraftTray(stores.video, 'video');

  const input = videoInputOf(draft);
  const context = useToolContext(trayFacts(draft.tray));
  const mode = videoMode(draft.tray);
  const found = videoTool.problems(input, context);
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
      tray={tray}
      onGenerate={generate.generate}
      bar={
        <GenerateBar
          control={generate}
          bill={videoTool.estimate(input, context)}
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
        <FormerPrompt draft={draft} set={set} />
      </PromptField>
      <section aria-label="Inputs" data-field="media" className="grid gap-2">
        <Tray
          tray={tray}
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
