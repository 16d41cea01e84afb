'use client';

import { useRef } from 'react';
import { Segmented } from '#components/ui/segmented.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { type MasterInput, masterTool } from '#lib/tools/master.ts';
import { promptLimit } from '#lib/vendor/video-limits.ts';
import { Composer } from './composer.tsx';
import type { Draft } from './draft.ts';
import { GenerateBar } from './generate-bar.tsx';
import { LiveInputs } from './live-inputs.tsx';
import { MasterSource } from './master-source.tsx';
import { PromptField } from './prompt-field.tsx';
import { useDraft } from './use-draft.ts';
import { useSourceTake } from './use-source-take.ts';
import { type FormProps, useToolForm } from './use-tool-form.ts';

/** What is sent: the take alone, or the uploaded video with all that belongs to it. */
function chosenOf(draft: Draft<MasterInput>): Draft<MasterInput> {
  const { values, origin = 'take' } = draft;
  if (origin === 'upload') return { ...draft, values: { ...values, sourceTaskId: undefined } };
  return { ...draft, values: { ...values, prompt: '' }, tray: [] };
}

/** Master 2K: a finished 768P take or an uploaded video, rendered again at 2K (spec 1, "video_regeneration"). */
export function MasterForm({ onMade }: FormProps) {
  const t = useText();
  const { draft } = useDraft(masterTool);
  const { origin = 'take' } = draft;
  const isFromTake = origin === 'take';
  const source = useSourceTake(isFromTake ? draft.values.sourceTaskId : undefined);
  const { update, set, input, problems, problemsOf, inputs, tray, bill, generate } = useToolForm({
    tool: masterTool,
    choose: chosenOf,
    source: source.source,
    facts: source.facts,
    isLoading: source.isLoading,
    onMade,
  });
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  const hasSource = isFromTake ? source.source : draft.tray.some(({ role }) => role === 'base_video');

  return (
    <Composer
      label={t('Master 2K')}
      inputs={inputs}
      onGenerate={generate.generate}
      bar={<GenerateBar control={generate} bill={hasSource ? bill : undefined} verb={t('Master to 2K')} />}
    >
      <Segmented
        label={t('Make the master from')}
        value={origin}
        onChange={(next) => update((now) => ({ ...now, origin: next }))}
        options={[
          { value: 'take', label: 'A finished take' },
          { value: 'upload', label: 'An uploaded video' },
        ]}
      />
      {isFromTake ? (
        <MasterSource
          onChoose={(sourceTaskId) => set({ sourceTaskId })}
          source={source}
          problems={problems}
        />
      ) : (
        <>
          <section aria-label={t('Inputs')} data-field="media" className="grid gap-2">
            <LiveInputs {...tray} slots={masterTool.fields.media} control={inputs} problems={problems} />
            <p className="text-muted text-xs">
              {t(
                'The video: 768P, 24 frames a second, with sound, 107 to 362 frames, sides in multiples of 32. Add the other inputs that it was made with, too.',
              )}
            </p>
          </section>
          <PromptField
            label={t('Final prompt')}
            value={input.prompt}
            onChange={(prompt) => set({ prompt })}
            placeholder={t('The prompt that really made this video, after any enhancement.')}
            maxCharacters={promptLimit.maxCharacters}
            problems={problemsOf('prompt')}
            textareaRef={textareaRef}
          />
        </>
      )}
      <label className="flex min-h-8 cursor-pointer items-center gap-2.5 text-sm pointer-coarse:min-h-10">
        <input
          type="checkbox"
          className="size-4 accent-[var(--accent)]"
          checked={input.hasWatermark}
          onChange={(event) => set({ hasWatermark: event.target.checked })}
        />
        {t('Add the AIGC watermark')}
      </label>
    </Composer>
  );
}
