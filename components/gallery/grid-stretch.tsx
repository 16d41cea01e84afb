'use client';

import { memo } from 'react';
import type { TakeView } from '#lib/tasks/take-view.ts';
import type { StretchLayout } from './stretch-layout.ts';
import { TakeTile } from './take-tile.tsx';

interface GridStretchProps {
  takes: readonly TakeView[];
  layout: StretchLayout;
  top: number;
  /** The rows that are in the page, first and last. */
  firstRow: number;
  lastRow: number;
  /** The tile that the Tab key reaches, when it is one of these; it stays in the page wherever it is scrolled to. */
  currentId: string | undefined;
  playingId: string | undefined;
  onToggle: (id: string) => void;
  onPosterError: () => void;
}

/** The tiles of one stretch that are near the screen. It is drawn anew only when its own rows or takes change. */
export const GridStretch = memo(function GridStretch(props: GridStretchProps) {
  const { takes, layout, top, firstRow, lastRow, currentId, playingId, onToggle, onPosterError } = props;
  const tiles = layout.rows.flatMap((row, at) =>
    row.boxes.flatMap((box, offset) => {
      const take = takes[row.start + offset];
      const isShown = take && ((at >= firstRow && at <= lastRow) || take.id === currentId);
      if (!isShown) return [];
      return (
        <TakeTile
          key={take.id}
          take={take}
          left={box.left}
          top={layout.tops[at]}
          width={box.width}
          height={row.height}
          isCurrent={take.id === currentId}
          isPlaying={take.id === playingId}
          onToggle={onToggle}
          onPosterError={onPosterError}
        />
      );
    }),
  );
  return (
    <div
      role="presentation"
      className="absolute inset-x-0 [contain:strict]"
      style={{ top, height: layout.height }}
    >
      {tiles}
    </div>
  );
});
