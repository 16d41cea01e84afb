'use client';

import { Segmented } from '#components/ui/segmented.tsx';
import { Slider } from '#components/ui/slider.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { formatAmount, formatMoney } from '#lib/money.ts';
import type { VideoInput } from '#lib/tools/video.ts';
import { type VideoModel, videoModels } from '#lib/vendor/names.ts';
import { unitPrices } from '#lib/vendor/prices.ts';
import type { ContentMode } from '#lib/vendor/video.ts';
import { modelLimits, type Resolution, resolutions } from '#lib/vendor/video-limits.ts';
import { mendsOf } from './mends.ts';
import { ProblemList } from './problem-list.tsx';
import { RatioChoice } from './ratio-choice.tsx';
import { useStudioSetup } from './studio-setup.ts';
import type { ToolFormControl } from './use-tool-form.ts';

interface VideoSettingsProps extends Pick<ToolFormControl<VideoInput>, 'input' | 'set' | 'problemsOf'> {
  mode: ContentMode;
}

/** Model, resolution, length and ratio. What the chosen model cannot do is refused with the reason, never hidden. */
export function VideoSettings({ input, set, problemsOf, mode }: VideoSettingsProps) {
  const t = useText();
  const limits = modelLimits[input.model];
  const problemList = (field: string) => {
    const problems = problemsOf(field);
    const mends = problems.length > 0 ? mendsOf(field, input) : [];
    return (
      <ProblemList
        id={`${field}-problems`}
        problems={problems}
        mends={mends.map(({ label, values }) => ({ label, onMend: () => set(values) }))}
      />
    );
  };
  return (
    <div className="grid gap-5">
      <ModelChoice model={input.model} onChange={(model) => set({ model })} />
      <div className="grid gap-1.5" data-field="resolution">
        <ResolutionChoice
          model={input.model}
          resolution={input.resolution}
          onChange={(resolution) => set({ resolution })}
        />
        {problemList('resolution')}
      </div>
      <div className="grid gap-1.5" data-field="durationSeconds">
        <Slider
          label={t('Length')}
          value={input.durationSeconds}
          min={Math.min(limits.minSeconds, input.durationSeconds)}
          max={limits.maxSeconds}
          onChange={(durationSeconds) => set({ durationSeconds })}
          format={(seconds) => `${seconds} s`}
        />
        <SliderSteps min={limits.minSeconds} max={limits.maxSeconds} />
        {problemList('durationSeconds')}
      </div>
      <div className="grid gap-1.5">
        <RatioChoice
          value={input.ratio}
          mode={mode}
          onChange={(ratio) => set({ ratio })}
          isWrong={problemsOf('ratio').length > 0}
        />
        {problemList('ratio')}
      </div>
    </div>
  );
}

function ModelChoice({ model, onChange }: { model: VideoModel; onChange: (model: VideoModel) => void }) {
  const t = useText();
  const { prices } = useStudioSetup();
  return (
    <Segmented
      label={t('Model')}
      value={model}
      onChange={onChange}
      options={videoModels.map((value) => ({
        value,
        label: value,
        detail: priceRange(
          modelLimits[value].resolutions.map((one) => unitPrices(value, one, prices)?.outputSecond ?? 0),
          prices.currency,
        ),
      }))}
    />
  );
}

function ResolutionChoice(props: {
  model: VideoModel;
  resolution: Resolution;
  onChange: (resolution: Resolution) => void;
}) {
  const t = useText();
  const { prices } = useStudioSetup();
  return (
    <Segmented
      label={t('Resolution')}
      value={props.resolution}
      onChange={props.onChange}
      options={resolutions.map((value) => {
        const price = unitPrices(props.model, value, prices);
        const able: readonly Resolution[] = modelLimits[props.model].resolutions;
        return {
          value,
          label: value,
          detail: price ? `${formatAmount(price.outputSecond)}/s` : '–',
          refusal: able.includes(value) ? undefined : `${props.model} makes ${able.join(' or ')}`,
        };
      })}
    />
  );
}

/** A tick for every second and a number at both ends, so that the steps can be seen. */
function SliderSteps({ min, max }: { min: number; max: number }) {
  const steps = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <div aria-hidden className="-mt-1 flex justify-between px-[7px] text-faint">
      {steps.map((seconds) => (
        <span key={seconds} className="h-1.5 w-px bg-line-strong" />
      ))}
    </div>
  );
}

function priceRange(micros: number[], currency: string): string {
  const [low, high] = [Math.min(...micros), Math.max(...micros)];
  return low === high
    ? `${formatMoney(low, currency)}/s`
    : `${formatMoney(low, currency)}–${formatAmount(high)}/s`;
}
