'use client';

import { Suspense, useRef } from 'react';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { videoMode, videoTool } from '#lib/tools/video.ts';
import type { ContentMode } from '#lib/vendor/video.ts';
import { promptLimit } from '#lib/vendor/video-limits.ts';
import { Composer } from './composer.tsx';
import { GenerateBar } from './generate-bar.tsx';
import { Inputs } from './inputs.tsx';
import { insertAtCaret } from './insert-at-caret.ts';
import { PromptField } from './prompt-field.tsx';
import { type FormProps, useToolForm } from './use-tool-form.ts';
import { VideoSettings } from './video-settings.tsx';

const FormerPrompt = lazyPart(() => import('./former-prompt.tsx').then((found) => found.FormerPrompt));

const modeWords: Record<ContentMode, string> = {
  text: 'Text to video: made from the prompt alone.',
  frames: 'Frames to video: starts or ends with your picture.',
  references: 'References to video: guided by your material.',
};

/** Video: three modes, told apart by what is in the tray (spec 1, "Content combination rules"). */
export function VideoForm({ onMade }: FormProps) {
  const t = useText();
  const control = useToolForm({ tool: videoTool, onMade });
  const { draft, update, set, input, problems, problemsOf, inputs, tray, bill, generate } = control;
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  const mode = videoMode(input.media);
  const canBePriced = problemsOf('resolution').length === 0;
  return (
    <Composer
      label={t('Video')}
      inputs={inputs}
      onGenerate={generate.generate}
      bar={
        <GenerateBar
          control={generate}
          bill={canBePriced ? bill : undefined}
          verb={t('Generate')}
          takeCount={draft.takeCount}
          onTakeCount={(takeCount) => update((now) => ({ ...now, takeCount }))}
        />
      }
    >
      <PromptField
        value={input.prompt}
        onChange={(prompt) => set({ prompt })}
        placeholder={t('What happens in the shot? Subject, action, camera, light, sound.')}
        maxCharacters={promptLimit.maxCharacters}
        problems={problemsOf('prompt')}
        textareaRef={textareaRef}
      >
        <Suspense>
          {draft.formerPrompt !== undefined && <FormerPrompt draft={draft} update={update} />}
        </Suspense>
      </PromptField>
      <section aria-label={t('Inputs')} data-field="media" className="grid gap-2">
        <Inputs
          {...tray}
          slots={videoTool.fields.media}
          control={inputs}
          problems={problems}
          onInsertName={(name) => {
            if (textareaRef.current) insertAtCaret(textareaRef.current, name, (prompt) => set({ prompt }));
          }}
        />
        <p className="text-muted text-xs" aria-live="polite">
          {t(modeWords[mode])}
        </p>
      </section>
      <VideoSettings {...control} mode={mode} />
    </Composer>
  );
}
