'use client';

import { ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { EditStep, MediaLink, ResultLink, TakeView } from '#lib/tasks/take-view.ts';
import { FullScreenButton } from '../player/transport-buttons.tsx';
import { useFullScreen } from '../player/use-full-screen.ts';
import { useShortcuts } from '../player/use-shortcuts.ts';
import { PictureStage, type Side } from './picture-stage.tsx';
import { PictureStrip, type StripPicture } from './picture-strip.tsx';
import { StepWords } from './step-words.tsx';
import { useZoom } from './use-zoom.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

interface PictureViewerProps {
  take: TakeView;
  /** The picture that is shown: one of `outputs`. */
  media: ResultLink;
  outputs: readonly ResultLink[];
  onChooseOutput: (assetId: string) => void;
  /** What it was edited from, the oldest first. */
  steps: readonly EditStep[];
  /** Shows another take in place of this one; absent where it opens as a page. */
  onGo?: (takeId: string) => void;
  /** The link no longer works: ask for a new one. */
  onBroken?: () => void;
}

const sides: { value: Side; label: string }[] = [
  { value: 'before', label: 'Before' },
  { value: 'wipe', label: 'Wipe' },
  { value: 'after', label: 'After' },
];

/** A picture to look at closely; an edited one beside what it was, at every step of the way. */
export function PictureViewer(props: PictureViewerProps) {
  const t = useText();
  const { take, media, outputs, onChooseOutput, steps, onGo, onBroken } = props;
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLElement>(null);
  const zoom = useZoom(stage, { width: media.width ?? 1024, height: media.height ?? 1024 });
  const fullScreen = useFullScreen(frame);
  const [side, setSide] = useState<Side>('after');
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const [comparedAt, setComparedAt] = useState<number>();
  const at = Math.min(comparedAt ?? steps.length - 1, steps.length - 1);
  const step = steps[at];
  const before: MediaLink | undefined = step?.picture;

  useShortcuts({
    '+': zoom.zoomIn,
    '=': zoom.zoomIn,
    '-': zoom.zoomOut,
    e: zoom.toFit,
    h: fullScreen.toggle,
    ...(before ? { b: () => setSide('before'), w: () => setSide('wipe'), a: () => setSide('after') } : {}),
  });

  const chain: StripPicture[] = steps.map((step, index) => ({
    key: `${index}`,
    label: index === 0 ? 'Original' : `Step ${index}`,
    title: step.prompt,
    poster: step.poster,
    isChosen: side !== 'after' && index === at,
    onChoose: () => {
      setComparedAt(index);
      if (side === 'after') setSide('before');
    },
  }));
  const result: StripPicture = {
    key: 'result',
    label: `Step ${steps.length}`,
    title: take.prompt,
    poster: outputs.length > 1 ? media : (take.poster ?? media),
    isChosen: side === 'after',
    onChoose: () => setSide('after'),
  };

  return (
    <div ref={frame} className="flex size-full min-h-0 flex-col bg-background">
      <div className="relative min-h-0 flex-1 bg-[light-dark(oklch(0.2_0.004_70),transparent)]">
        <PictureStage
          key={media.assetId}
          stage={stage}
          media={media}
          poster={outputs[0]?.assetId === media.assetId ? take.poster : undefined}
          before={before}
          side={before ? side : 'after'}
          label={take.prompt}
          zoom={zoom}
          onBroken={() => setBrokenUrl(media.url)}
        />
        {brokenUrl === media.url && (
          <div
            role="alert"
            className="absolute inset-0 m-auto grid h-fit w-fit justify-items-center gap-3 rounded-md bg-panel p-5 text-sm"
          >
            {t('The picture could not be shown. The file itself is safe.')}
            {onBroken && (
              <Button size="sm" onClick={onBroken}>
                {t('Try again')}
              </Button>
            )}
          </div>
        )}
      </div>
      {(chain.length > 0 || outputs.length > 1) && (
        <div className="flex shrink-0 items-end gap-6 overflow-x-auto px-2 pt-1.5 [scrollbar-width:thin]">
          {chain.length > 0 && (
            <PictureStrip
              label={t('Steps of this picture')}
              between={<ChevronRight aria-hidden className="-mt-5 size-3.5 stroke-[1.5] text-muted" />}
              pictures={[...chain, result]}
            />
          )}
          {outputs.length > 1 && (
            <PictureStrip
              label={t('Pictures of this take')}
              pictures={outputs.map((output, index) => ({
                key: output.assetId,
                label: t('{number} of {count}', { number: index + 1, count: outputs.length }),
                poster: output,
                isChosen: output.assetId === media.assetId,
                onChoose: () => onChooseOutput(output.assetId),
              }))}
            />
          )}
        </div>
      )}
      <div className="flex shrink-0 items-center justify-end px-1 py-2 sm:gap-2 sm:px-3">
        {before && (
          <Segmented
            label={t('What is seen')}
            isLabelHidden
            value={side}
            onChange={setSide}
            options={sides}
            className="mr-auto shrink-0"
          />
        )}
        {before && step && side !== 'after' && <StepWords step={step} onGo={onGo} />}
        <ZoomButtons zoom={zoom} />
        <FullScreenButton isFull={fullScreen.isFull} onClick={fullScreen.toggle} />
      </div>
    </div>
  );
}
