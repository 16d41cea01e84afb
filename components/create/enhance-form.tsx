'use client';

import { useRef } from 'react';
import { trayFacts } from '#components/tray/tray-item.ts';
import { traySlots } from '#components/tray/tray-slots.ts';
import { Button } from '#components/ui/button.tsx';
import { Slider } from '#components/ui/slider.tsx';
import { enhanceTool } from '#lib/tools/enhance.ts';
import { modelLimits } from '#lib/vendor/video-limits.ts';
import { Composer } from './composer.tsx';
import { hindranceOf, problemsToShow } from './form-problems.ts';
import { GenerateBar } from './generate-bar.tsx';
import { Inputs } from './inputs.tsx';
import { insertAtCaret } from './insert-at-caret.ts';
import { PromptField } from './prompt-field.tsx';
import { enhanceInputOf } from './tool-inputs.ts';
import { useDraft, useDraftStores } from './use-draft.ts';
import { useDraftItems } from './use-draft-items.ts';
import { useGenerate } from './use-generate.ts';
import { useInputs } from './use-inputs.ts';
import { useToolContext } from './use-tool-context.ts';

const { minSeconds, maxSeconds } = modelLimits.H3;

/** Enhance: a prompt and its inputs in, a structured prompt out (spec 1, "h3_context_ir"). Makes no video. */
export function EnhanceForm({ onMade }: { onMade: (taskIds: string[]) => void }) {
  const stores = useDraftStores();
  const { draft, set } = useDraft(stores.enhance);
  const video = useDraft(stores.video).draft;
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  const inputs = useInputs();
  const items = useDraftItems(stores.enhance);

  const input = enhanceInputOf(draft);
  const context = useToolContext(trayFacts(draft.tray));
  const found = enhanceTool.problems(input, context);
  const generate = useGenerate({
    tool: 'enhance',
    input,
    takeCount: 1,
    problems: [...found, ...hindranceOf(draft.tray)],
    pending: draft.pending,
    setPending: (pending) => set({ pending }),
    onMade,
  });
  const problems = problemsToShow(found, generate, hindranceOf(draft.tray));
  const canBring = draft.prompt.trim() === '' && draft.tray.length === 0 && video.prompt.trim() !== '';

  return (
    <Composer
      label="Enhance"
      inputs={inputs}
      onGenerate={generate.generate}
      bar={<GenerateBar control={generate} bill={enhanceTool.estimate(input, context)} verb="Enhance" />}
    >
      <PromptField
        value={draft.prompt}
        onChange={(prompt) => set({ prompt })}
        placeholder="The idea in your own words. It comes back as a structured prompt."
        problems={problems.filter(({ field }) => field === 'prompt')}
        textareaRef={textareaRef}
      >
        {canBring && (
          <Button
            size="sm"
            className="justify-self-start"
            onClick={() =>
              set({ prompt: video.prompt, tray: video.tray, durationSeconds: video.durationSeconds })
            }
          >
            Bring prompt and inputs from Video
          </Button>
        )}
      </PromptField>
      <section aria-label="Inputs" data-field="media" className="grid gap-2">
        <Inputs
          {...items}
          slots={traySlots.enhance}
          control={inputs}
          problems={problems}
          onInsertName={(name) => {
            if (textareaRef.current) insertAtCaret(textareaRef.current, name, (prompt) => set({ prompt }));
          }}
        />
      </section>
      <TargetLength
        seconds={draft.durationSeconds}
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
  return (
    <div className="grid gap-3" data-field="durationSeconds">
      <label className="flex min-h-8 cursor-pointer items-center gap-2.5 text-sm pointer-coarse:min-h-10">
        <input
          type="checkbox"
          className="size-4 accent-[var(--accent)]"
          checked={seconds !== undefined}
          onChange={(event) => onChange(event.target.checked ? 5 : undefined)}
        />
        Write it for a certain length
      </label>
      {seconds !== undefined && (
        <Slider
          label="Target length"
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
