'use client';

import { useId } from 'react';
import { useText } from '#components/ui/use-text.tsx';
import type { ContentMode } from '#lib/vendor/video.ts';
import { type Ratio, ratios } from '#lib/vendor/video-limits.ts';
import { FrameChoice } from './fields/frame-choice.tsx';
import { readShape } from './fields/shape-frame.tsx';

interface RatioChoiceProps {
  value: Ratio;
  mode: ContentMode;
  onChange: (ratio: Ratio) => void;
  isWrong: boolean;
}

/** The aspect ratio as little frames. What the mode does not allow stays to be seen, with the reason. */
export function RatioChoice({ value, mode, onChange, isWrong }: RatioChoiceProps) {
  const t = useText();
  const id = useId();
  const isDecided = mode === 'frames';
  return (
    <div data-field="ratio">
      <FrameChoice
        label={t('Aspect ratio')}
        value={isDecided ? 'adaptive' : value}
        onChange={onChange}
        isWrong={isWrong}
        refusal={isDecided ? 'The frame decides the ratio' : undefined}
        describedBy={isDecided ? id : undefined}
        options={ratios.map((ratio) => ({
          value: ratio,
          label: ratio === 'adaptive' ? 'Auto' : ratio,
          shape: readShape(ratio),
          refusal:
            mode === 'text' && ratio === 'adaptive'
              ? 'With words alone there is no picture to adapt to'
              : undefined,
        }))}
      />
      {isDecided && (
        <p id={id} className="mt-1.5 text-muted text-xs">
          {t('The frame decides the ratio.')}
        </p>
      )}
    </div>
  );
}
