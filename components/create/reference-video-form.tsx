'use client';

import { useText } from '#components/ui/use-text.tsx';
import { referenceVideoTool } from '#lib/tools/reference-video.ts';
import { allReferenceVideoSizes } from '#lib/vendor/reference-video-limits.ts';
import { TierSizeControl } from './fields/tier-size-control.tsx';
import { type OwnControls, ToolForm } from './tool-form.tsx';
import { type FormProps, useToolForm } from './use-tool-form.ts';

/** Reference video: the subjects of one to three clips in a new video (spec 3, v2v). */
export function ReferenceVideoForm({ onMade }: FormProps) {
  const t = useText();
  const control = useToolForm({ tool: referenceVideoTool, onMade });
  const { input, set, context } = control;
  const hasSound = input.media.some(({ role }) => role === 'voice_track');
  const own: OwnControls = {
    size: ({ name }) => (
      <TierSizeControl
        name={name}
        value={input.size}
        prices={context.prices}
        onChange={(chosen) => {
          const size = allReferenceVideoSizes.find((one) => one === chosen);
          if (size) set({ size });
        }}
      />
    ),
  };
  return (
    <ToolForm
      label={t('Reference video')}
      verb={t('Generate')}
      control={control}
      own={own}
      hasTakeCount
      trayNote={
        <div className="grid gap-1.5 text-muted text-xs" aria-live="polite">
          <p>
            {t(
              'The clips are character1 to character3, in this order. Drag them, or use their menus, to change it.',
            )}
          </p>
          {hasSound && (
            <p className="text-attention">
              {t(
                'The vendor’s document says that sound cannot go together with reference clips, and also how they go together. It may refuse; nothing is charged then.',
              )}
            </p>
          )}
        </div>
      }
    />
  );
}
