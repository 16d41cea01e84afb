'use client';

import { useRef } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { useSize } from '#components/ui/use-size.ts';
import type { CompareClock } from './compare-clock.ts';
import { ComparePane } from './compare-pane.tsx';
import { bestColumns, paneGap } from './grid-shape.ts';
import type { SharedZoom } from './use-shared-zoom.ts';
import type { Lettered } from './wipe-view.tsx';

/** A finger that moves so far to the side goes on to the next one, where one is shown at a time. */
const swipePixels = 60;

interface PaneGridProps {
  takes: readonly Lettered[];
  /** One at a time; the others go on unseen, so that changing over shows the same moment. */
  isOne: boolean;
  aspect: number;
  activeId: string | undefined;
  heardId: string | undefined;
  clock: CompareClock;
  zoom: SharedZoom;
  onChoose: (id: string) => void;
  onStep: (by: number) => void;
  onHear: (id: string) => void;
  onRemove: (id: string) => void;
}

/** The takes as large as the screen lets them be. */
export function PaneGrid(props: PaneGridProps) {
  const { takes, isOne, aspect, activeId, heardId, clock, zoom, onChoose, onStep, onHear, onRemove } = props;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const start = useRef<number>(undefined);
  const columns = isOne || !size ? 1 : bestColumns(takes.length, size, aspect);
  const rows = isOne ? 1 : Math.ceil(takes.length / columns);
  return (
    <div
      ref={frame}
      onTouchStart={(event) => {
        start.current = event.touches.length === 1 ? event.touches[0]?.clientX : undefined;
      }}
      onTouchEnd={(event) => {
        const moved = (event.changedTouches[0]?.clientX ?? 0) - (start.current ?? Number.NaN);
        if (isOne && zoom.isWhole && Math.abs(moved) > swipePixels) onStep(moved > 0 ? -1 : 1);
      }}
      style={{
        gap: paneGap,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))`,
      }}
      className="grid size-full"
    >
      {takes.map(({ take, letter }) => (
        <ComparePane
          key={take.id}
          take={take}
          letter={letter}
          clock={clock}
          zoom={zoom}
          isActive={take.id === activeId}
          isHeard={take.id === heardId}
          onChoose={() => onChoose(take.id)}
          onHear={() => onHear(take.id)}
          onRemove={() => onRemove(take.id)}
          className={classNames(isOne && '[grid-area:1/1]', isOne && take.id !== activeId && 'invisible')}
        />
      ))}
    </div>
  );
}
