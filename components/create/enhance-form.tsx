'use client';

import { useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Slider } from '#components/ui/slider.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { enhanceTool } from '#lib/tools/enhance.ts';
import { videoTool } from '#lib/tools/video.ts';
import { modelLimits, promptLimit } from '#lib/vendor/video-limits.ts';
import { Composer } from './composer.tsx';
import { GenerateBar } from './generate-bar.tsx';
import { Inputs } from './inputs.tsx';
import { insertAtCaret } from './insert-at-caret.ts';
import { PromptField } from './prompt-field.tsx';
import { useDraft } from './use-draft.ts';
import { type FormProps, useToolForm } from './use-tool-form.ts';

const { minSeconds, maxSeconds } = modelLimits.H3;

/** Enhance: a prompt and its inputs in, a structured prompt out (spec 1, "h3_context_ir"). Makes no video. */
export function EnhanceForm({ onMade }: FormProps) {
  const t = useText();
  const control = useToolForm({ tool: enhanceTool, onMade });
  const { draft, update, set, input, problems, problemsOf, inputs, tray, bill, generate } = control;
  const video = useDraft(videoTool).draft;
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  const isEmpty = input.prompt.trim() === '' && draft.tray.length === 0;
  const bring = () => {
    const { prompt, durationSeconds } = video.values;
    update((now) => ({ ...now, values: { ...now.values, prompt, durationSeconds }, tray: video.tray }));
  };
  return (
    <Composer
      label={t('Enhance')}
      inputs={inputs}
      onGenerate={generate.generate}
      bar={<GenerateBar control={generate} bill={bill} verb={t('Enhance')} />}
    >
      <PromptField
        value={input.prompt}
        onChange={(prompt) => set({ prompt })}
        placeholder={t('The idea in your own words. It comes back as a structured prompt.')}
        maxCharacters={promptLimit.maxCharacters}
        problems={problemsOf('prompt')}
        textareaRef={textareaRef}
      >
        {isEmpty && video.values.prompt.trim() !== '' && (
          <Button size="sm" className="justify-self-start" onClick={bring}>
            {t('Bring prompt and inputs from Video')}
          </Button>
        )}
      </PromptField>
      <section aria-label={t('Inputs')} data-field="media" className="grid gap-2">
        <Inputs
          {...tray}
          slots={enhanceTool.fields.media}
          control={inputs}
          problems={problems}
          onInsertName={(name) => {
            if (textareaRef.current) insertAtCaret(textareaRef.current, name, (prompt) => set({ prompt }));
          }}
        />
      </section>
      <TargetLength
        seconds={input.durationSeconds}
        onChange={(durationSeconds) => set({ durationSeconds })}
      />
    </Composer>
  );
}

interface TargetLengthProps {
  seconds: number | undefined;
  onChange: (seconds: number | undefined) => void;
}

function TargetLength({ seconds, onChange }: TargetLengthProps) {
  const t = useText();
  return (
    <div className="grid gap-3" data-field="durationSeconds">
      <label className="flex min-h-8 cursor-pointer items-center gap-2.5 text-sm pointer-coarse:min-h-10">
        <input
          type="checkbox"
          className="size-4 accent-[var(--accent)]"
          checked={seconds !== undefined}
          onChange={(event) => onChange(event.target.checked ? 5 : undefined)}
        />
        {t('Write it for a certain length')}
      </label>
      {seconds !== undefined && (
        <Slider
          label={t('Target length')}
          value={seconds}
          min={minSeconds}
          max={maxSeconds}
          onChange={onChange}
          format={(value) => `${value} s`}
        />
      )}
    </div>
  );
}
