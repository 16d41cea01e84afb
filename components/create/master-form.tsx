'use client';

import { useRef } from 'react';
import { trayFacts } from '#components/tray/tray-item.ts';
import { traySlots } from '#components/tray/tray-slots.ts';
import { Segmented } from '#components/ui/segmented.tsx';
import { masterTool } from '#lib/tools/master.ts';
import { Composer } from './composer.tsx';
import { hindranceOf, problemsToShow } from './form-problems.ts';
import { GenerateBar } from './generate-bar.tsx';
import { LiveInputs } from './live-inputs.tsx';
import { MasterSource } from './master-source.tsx';
import { PromptField } from './prompt-field.tsx';
import { masterInputOf } from './tool-inputs.ts';
import { useDraft, useDraftStores } from './use-draft.ts';
import { useDraftItems } from './use-draft-items.ts';
import { useGenerate } from './use-generate.ts';
import { useInputs } from './use-inputs.ts';
import { useSourceTake } from './use-source-take.ts';
import { useToolContext } from './use-tool-context.ts';

/** Master 2K: a finished 768P take or an uploaded video, rendered again at 2K (spec 1, "video_regeneration"). */
export function MasterForm({ onMade }: { onMade: (taskIds: string[]) => void }) {
  const stores = useDraftStores();
  const { draft, set } = useDraft(stores.master);
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  const isFromTake = draft.origin === 'take';
  const source = useSourceTake(isFromTake ? draft.sourceTaskId : undefined);
  const inputs = useInputs();
  const items = useDraftItems(stores.master);

  const input = masterInputOf(draft);
  const facts = new Map([...trayFacts(draft.tray), ...source.facts]);
  const context = useToolContext(facts, source.source);
  const found = source.isLoading ? [] : masterTool.problems(input, context);
  const relevant = isFromTake ? found.filter(({ field }) => field !== 'prompt') : found;
  const hindrance = isFromTake ? [] : hindranceOf(draft.tray);
  const generate = useGenerate({
    tool: 'master',
    input,
    takeCount: 1,
    problems: [...relevant, ...hindrance],
    pending: draft.pending,
    setPending: (pending) => set({ pending }),
    onMade,
  });
  const problems = problemsToShow(relevant, generate, hindrance);
  const hasSource = isFromTake ? source.source : draft.tray.some(({ role }) => role === 'base_video');

  return (
    <Composer
      label="Master 2K"
      inputs={inputs}
      onGenerate={generate.generate}
      bar={
        <GenerateBar
          control={generate}
          bill={hasSource ? masterTool.estimate(input, context) : undefined}
          verb="Master to 2K"
        />
      }
    >
      <Segmented
        label="Make the master from"
        value={draft.origin}
        onChange={(origin) => set({ origin })}
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
          <section aria-label="Inputs" data-field="media" className="grid gap-2">
            <LiveInputs {...items} slots={traySlots.master} control={inputs} problems={problems} />
            <p className="text-muted text-xs">
              The video: 768P, 24 frames a second, with sound, 107 to 362 frames, sides in multiples of 32.
              Add the other inputs that it was made with, too.
            </p>
          </section>
          <PromptField
            label="Final prompt"
            value={draft.prompt}
            onChange={(prompt) => set({ prompt })}
            placeholder="The prompt that really made this video, after any enhancement."
            problems={problems.filter(({ field }) => field === 'prompt')}
            textareaRef={textareaRef}
          />
        </>
      )}
      <label className="flex min-h-8 cursor-pointer items-center gap-2.5 text-sm pointer-coarse:min-h-10">
        <input
          type="checkbox"
          className="size-4 accent-[var(--accent)]"
          checked={draft.hasWatermark}
          onChange={(event) => set({ hasWatermark: event.target.checked })}
        />
        Add the AIGC watermark
      </label>
    </Composer>
  );
}
