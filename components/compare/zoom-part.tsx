'use client';

import { Minus, Plus } from 'lucide-react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { SharedZoom } from './use-shared-zoom.ts';

/** How near all of them are, and the ways to change that without a wheel. */
export function ZoomPart({ zoom }: { zoom: SharedZoom }) {
  const t = useText();
  const percent = Math.round(zoom.view.scale * 100);
  return (
    <span className="flex items-center">
      <IconButton label={t('Smaller (−)')} icon={<Minus />} side="bottom" onClick={zoom.zoomOut} />
      <button
        type="button"
        aria-label={t('Zoom {percent} %, show everything (E)', { percent })}
        onClick={zoom.toWhole}
        className="tabular h-9 w-14 rounded-sm text-center text-muted text-sm hover:bg-raised hover:text-text pointer-coarse:h-10"
      >
        {percent}%
      </button>
      <IconButton label={t('Larger (+)')} icon={<Plus />} side="bottom" onClick={zoom.zoomIn} />
    </span>
  );
}
