'use client';

import { useId } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import type { ContentMode } from '#lib/vendor/video.ts';
import { type Ratio, ratios } from '#lib/vendor/video-limits.ts';

interface RatioChoiceProps {
  value: Ratio;
  mode: ContentMode;
  onChange: (ratio: Ratio) => void;
  isWrong: boolean;
}

/** The aspect ratio as little frames. What the mode does not allow stays to be seen, with the reason. */
export function RatioChoice({ value, mode, onChange, isWrong }: RatioChoiceProps) {
  const name = useId();
  const isDecided = mode === 'frames';
  return (
    <fieldset className="min-w-0" data-field="ratio" aria-describedby={isDecided ? `${name}-why` : undefined}>
      <legend className="mb-1.5 font-medium text-sm">Aspect ratio</legend>
      <div className="grid grid-cols-7 gap-1">
        {ratios.map((ratio) => {
          const refusal = refusalOf(ratio, mode);
          const isChosen = isDecided ? ratio === 'adaptive' : ratio === value;
          return (
            <label
              key={ratio}
              title={refusal}
              className={classNames(
                'relative flex min-h-14 cursor-pointer flex-col items-center justify-end gap-1.5 rounded-sm border border-transparent px-0.5 py-1.5 text-muted text-xs transition-colors duration-150',
                'has-focus-visible:outline-2 has-focus-visible:outline-ring has-checked:border-line-strong has-checked:bg-raised has-checked:text-text',
                refusal ? 'cursor-not-allowed opacity-50 has-checked:opacity-100' : 'hover:text-text',
                isWrong && isChosen && 'border-bad!',
              )}
            >
              <input
                type="radio"
                name={name}
                value={ratio}
                checked={isChosen}
                aria-disabled={refusal ? true : undefined}
                onChange={() => {
                  if (!refusal) onChange(ratio);
                }}
                className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
              />
              <RatioFrame ratio={ratio} />
              <span>{ratio === 'adaptive' ? 'Auto' : ratio}</span>
              {refusal && <span className="sr-only">({refusal})</span>}
            </label>
          );
        })}
      </div>
      {isDecided && (
        <p id={`${name}-why`} className="mt-1.5 text-muted text-xs">
          The frame decides the ratio.
        </p>
      )}
    </fieldset>
  );
}

function refusalOf(ratio: Ratio, mode: ContentMode): string | undefined {
  if (mode === 'frames') return 'The frame decides the ratio';
  if (mode === 'text' && ratio === 'adaptive') return 'With words alone there is no picture to adapt to';
  return undefined;
}

const areaPixels = 260;

/** Every frame has the same area, so that they compare by shape. */
function RatioFrame({ ratio }: { ratio: Ratio }) {
  const [width = 1, height = 1] = ratio === 'adaptive' ? [1, 1] : ratio.split(':').map(Number);
  const unit = Math.sqrt(areaPixels / (width * height));
  return (
    <span
      aria-hidden
      className={classNames(
        'block rounded-[2px] border-[1.5px] border-current',
        ratio === 'adaptive' && 'border-dashed',
      )}
      style={{ width: Math.round(width * unit), height: Math.round(height * unit) }}
    />
  );
}
