'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { aspectOf } from '#components/take/take-words.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { neighbourOf } from './justify.ts';
import { TakeTile } from './take-tile.tsx';
import { useGridWindow } from './use-grid-window.ts';
import { useHoverPreview } from './use-hover-preview.ts';
import { useKeptPlace } from './use-kept-place.ts';

/** Before the grid is measured only so many are laid out, however many are known. */
const firstPaint = 60;

interface TakeGridProps {
  takes: readonly TakeView[];
  onOpen: (id: string) => void;
  /** Someone is about to open a take: a good moment to load what that needs. */
  onInterest: () => void;
  onPosterError: () => void;
  /** The take that was open last: the focus comes back to its tile. */
  returnTo: string | undefined;
}

/**
 * The grid of takes, newest first. The first paint is laid out by the style sheet; once the width is known the same
 * tiles are placed by `justify`, and only those near the screen stay in the page. Arrow keys move, space plays, Enter
 * opens; Tab reaches one tile and leaves the grid again.
 */
export function TakeGrid({ takes, onOpen, onInterest, onPosterError, returnTo }: TakeGridProps) {
  const t = useText();
  const grid = useRef<HTMLUListElement>(null);
  const aspects = useMemo(() => takes.map(aspectOf), [takes]);
  const keys = useMemo(() => takes.map((take) => take.id), [takes]);
  const { rows, tops, height, range } = useGridWindow(grid, aspects, keys);
  useKeptPlace(range !== undefined);
  const preview = useHoverPreview();
  const [currentId, setCurrentId] = useState<string>();
  const wantsFocus = useRef(false);
  const current = Math.max(0, currentId === undefined ? 0 : keys.indexOf(currentId));

  const moveTo = (id: string | undefined) => {
    const index = id === undefined ? -1 : keys.indexOf(id);
    if (index === -1) return;
    wantsFocus.current = true;
    preview.stop();
    setCurrentId(id);
    const row = rows.findIndex((one) => index < one.start + one.boxes.length);
    revealRow(grid.current, tops[row] ?? 0, rows[row]?.height ?? 0);
  };

  // The outside system is the focus: a tile far away comes into the page only after the scrolling.
  useEffect(() => {
    if (!wantsFocus.current || currentId === undefined) return;
    const tile = grid.current?.querySelector<HTMLElement>(`[data-take="${CSS.escape(currentId)}"]`);
    if (!tile) return;
    wantsFocus.current = false;
    tile.focus({ preventScroll: true });
  });

  // The outside system is the address: when the take that lay over the grid is closed, the focus goes back to its tile.
  const returned = useRef(returnTo);
  useEffect(() => {
    if (returned.current !== undefined && returnTo === undefined) moveTo(returned.current);
    returned.current = returnTo;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = indexOf(event.target);
    if (index === undefined) return;
    if (event.key === ' ') {
      event.preventDefault();
      const id = keys[index];
      if (id !== undefined) preview.toggle(id);
      return;
    }
    const next = neighbourOf(rows, index, event.key);
    if (next === index && !/^(Arrow|Home|End)/.test(event.key)) return;
    event.preventDefault();
    moveTo(keys[next]);
  };

  const onClick = (event: MouseEvent) => {
    const id = keys[indexOf(event.target) ?? -1];
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (id === undefined || !isPlain) return;
    event.preventDefault();
    preview.stop();
    onOpen(id);
  };

  const shown = range ? rows.slice(range.first, range.last + 1) : undefined;
  const tile = (index: number, box?: { left: number; top: number; width: number; height: number }) => {
    const take = takes[index];
    return take ? (
      <TakeTile
        key={take.id}
        take={take}
        index={index}
        box={box}
        isCurrent={index === current}
        isPlaying={preview.playing === take.id}
        onToggle={preview.toggle}
        onPosterError={onPosterError}
      />
    ) : null;
  };

  return (
    <ul
      ref={grid}
      aria-label={t('Takes')}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={(event) => setCurrentId(keys[indexOf(event.target) ?? -1])}
      onPointerEnter={onInterest}
      onPointerOver={(event) => preview.onPointerOver(event, keys[indexOf(event.target) ?? -1])}
      onPointerLeave={preview.stop}
      className={`relative [--row-height:96px] md:[--row-height:220px] ${shown ? '' : 'flex flex-wrap items-start gap-1'}`}
      style={shown ? { height } : undefined}
    >
      {shown
        ? shown.flatMap((row, at) =>
            row.boxes.map((box, offset) =>
              tile(row.start + offset, {
                ...box,
                top: tops[(range?.first ?? 0) + at] ?? 0,
                height: row.height,
              }),
            ),
          )
        : takes.slice(0, firstPaint).map((_, index) => tile(index))}
    </ul>
  );
}

/** The place in the list of the tile that an event came from. */
function indexOf(target: EventTarget): number | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return link ? Number(link.dataset.index) : undefined;
}

/** Scrolls just as far as needed for a row to be seen as a whole, clear of what floats above and below. */
function revealRow(grid: HTMLElement | null, top: number, height: number): void {
  if (!grid) return;
  const margin = 112;
  const seenTop = grid.getBoundingClientRect().top + top;
  const below = seenTop + height - (window.innerHeight - margin);
  if (seenTop < margin) window.scrollBy({ top: seenTop - margin, behavior: 'instant' });
  else if (below > 0) window.scrollBy({ top: below, behavior: 'instant' });
}
