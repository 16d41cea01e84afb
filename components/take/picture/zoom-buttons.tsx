'use client';

import { Minus, Plus } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { ZoomControl } from './use-zoom.ts';

/** How large the picture is, and the ways to change that without a wheel. */
export function ZoomButtons({ zoom }: { zoom: ZoomControl }) {
  const percent = Math.round((zoom.placing?.scale ?? 1) * 100);
  return (
    <div className="flex items-center">
      <IconButton label="Smaller (−)" icon={<Minus />} onClick={zoom.zoomOut} />
      <output aria-label="Size" className="tabular w-13 text-center text-muted text-sm">
        {percent} %
      </output>
      <IconButton label="Larger (+)" icon={<Plus />} onClick={zoom.zoomIn} />
      <Button size="sm" look="ghost" aria-pressed={zoom.isFit} onClick={zoom.toFit}>
        Fit
      </Button>
      <Button size="sm" look="ghost" aria-pressed={percent === 100} onClick={() => zoom.toFull()}>
        100 %
      </Button>
    </div>
  );
}
