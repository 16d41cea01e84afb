'use client';

import { type PointerEvent, useRef, useState } from 'react';
import { WipeHandle } from '#components/take/picture/wipe-handle.tsx';
import { useSize } from '#components/ui/use-size.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';
import type { CompareClock } from './compare-clock.ts';
import { PaneMedia } from './pane-media.tsx';
import { transformOf } from './shared-zoom.ts';
import { type SharedZoom, usePaneZoom } from './use-shared-zoom.ts';

export interface Lettered {
  take: TakeView;
  letter: string;
}

interface WipeViewProps {
  left: Lettered;
  right: Lettered;
  /** All that could lie on a side. */
  choices: readonly Lettered[];
  onChoose: (leftId: string, rightId: string) => void;
  clock: CompareClock;
  zoom: SharedZoom;
  heardId: string | undefined;
}

/** Two pictures or two running videos over each other, with a line between them that is moved. */
export function WipeView({ left, right, choices, onChoose, clock, zoom, heardId }: WipeViewProps) {
  const t = useText();
  const frame = useRef<HTMLElement>(null);
  const size = useSize(frame);
  const [share, setShare] = useState(0.5);
  const isDragging = useRef(false);
  const gestures = usePaneZoom(frame, zoom);
  const transform = transformOf(zoom.view);

  const moveTo = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (box) setShare(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)));
  };
  return (
    <section
      ref={frame}
      aria-label={t('Wipe between {left} and {right}', { left: left.letter, right: right.letter })}
      {...gestures}
      onPointerDown={(event) => {
        const isHandle = event.target instanceof Element && event.target.closest('[data-wipe]') !== null;
        // While everything is seen a finger may move the line from anywhere; near, it moves the picture.
        isDragging.current = event.button === 0 && (isHandle || zoom.isWhole) && !isChoice(event.target);
        if (isDragging.current) event.currentTarget.setPointerCapture(event.pointerId);
        if (isDragging.current && !isHandle) moveTo(event);
        if (!isDragging.current) gestures.onPointerDown(event);
      }}
      onPointerMove={(event) => (isDragging.current ? moveTo(event) : gestures.onPointerMove(event))}
      onPointerUp={(event) => {
        isDragging.current = false;
        gestures.onPointerUp(event);
      }}
      className="relative size-full touch-none select-none overflow-hidden rounded-sm bg-[light-dark(oklch(0.2_0.004_70),oklch(0.12_0.004_70))]"
    >
      <div className="absolute inset-0">
        <PaneMedia
          key={right.take.id}
          take={right.take}
          clock={clock}
          isHeard={heardId === right.take.id}
          transform={transform}
        />
      </div>
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` }}>
        <PaneMedia
          key={left.take.id}
          take={left.take}
          clock={clock}
          isHeard={heardId === left.take.id}
          transform={transform}
        />
      </div>
      {size && (
        <WipeHandle
          share={share}
          onChange={setShare}
          left={share * size.width}
          top={0}
          height={size.height}
        />
      )}
      <SideChoice
        label={t('Left of the line')}
        value={left}
        choices={choices}
        onChange={(id) => onChoose(id, id === right.take.id ? left.take.id : right.take.id)}
        className="left-2"
      />
      <SideChoice
        label={t('Right of the line')}
        value={right}
        choices={choices}
        onChange={(id) => onChoose(id === left.take.id ? right.take.id : left.take.id, id)}
        className="right-2"
      />
    </section>
  );
}

interface SideChoiceProps {
  label: string;
  value: Lettered;
  choices: readonly Lettered[];
  onChange: (id: string) => void;
  className: string;
}

function SideChoice({ label, value, choices, onChange, className }: SideChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value.take.id}
      onChange={(event) => onChange(event.target.value)}
      className={`absolute top-2 h-8 max-w-[40%] cursor-pointer rounded-sm border border-white/20 bg-black/70 px-2 text-sm text-white pointer-coarse:h-10 ${className}`}
    >
      {choices.map(({ take, letter }) => (
        <option key={take.id} value={take.id} className="bg-panel text-text">
          {letter}: {(take.title ?? take.prompt).slice(0, 40)}
        </option>
      ))}
    </select>
  );
}

function isChoice(target: EventTarget): boolean {
  return target instanceof Element && target.closest('select') !== null;
}
