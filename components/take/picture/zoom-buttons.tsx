'use client';

import { Minus, Plus } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { ZoomControl } from './use-zoom.ts';

/** How large the picture is, and the ways to change that without a wheel. */
export function ZoomButtons({ zoom }: { zoom: ZoomControl }) {
  const t = useText();
  const percent = Math.round((zoom.placing?.scale ?? 1) * 100);
  return (
    <div className="flex items-center">
      <IconButton label={t('Smaller (−)')} icon={<Minus />} onClick={zoom.zoomOut} />
      <button
        type="button"
        aria-label={t('Size {percent} %, change to {value}', {
          percent,
          value: zoom.isFit ? '100 %' : 'fit',
        })}
        onClick={() => (zoom.isFit ? zoom.toFull() : zoom.toFit())}
        className="tabular h-9 w-14 rounded-sm text-center text-muted text-sm hover:bg-raised hover:text-text pointer-coarse:h-10"
      >
        {percent}%
      </button>
      <IconButton label={t('Larger (+)')} icon={<Plus />} onClick={zoom.zoomIn} />
      <Button size="sm" look="ghost" aria-pressed={zoom.isFit} onClick={zoom.toFit} className="max-sm:hidden">
        {t('Fit')}
      </Button>
      <Button
        size="sm"
        look="ghost"
        aria-pressed={percent === 100}
        onClick={() => zoom.toFull()}
        className="max-sm:hidden"
      >
        100 %
      </Button>
    </div>
  );
}
