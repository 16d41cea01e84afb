'use client';

import { X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { exactClock } from '#components/ui/time-words.ts';
import { useText } from '#components/ui/use-text.tsx';
import { type Region, regionBetween, withEdge } from './region.ts';
import type { SoundControl } from './use-sound.ts';

interface RegionLaneProps {
  sound: SoundControl;
  durationSeconds: number;
}

const edges = ['start', 'end'] as const;
const edgeWords = { start: 'Loop from', end: 'Loop to' } as const;

/** A narrow lane over the waveform: a drag marks the part that is looped; its two edges can be moved. */
export function RegionLane({ sound, durationSeconds }: RegionLaneProps) {
  const t = useText();
  const lane = useRef<HTMLFieldSetElement>(null);
  /** Where a drag began, or which edge it moves. */
  const drag = useRef<number | keyof Region>(undefined);
  const { region, setRegion } = sound;
  const shareOf = (at: number) => `${durationSeconds > 0 ? (at / durationSeconds) * 100 : 0}%`;
  const timeOf = (event: PointerEvent) => {
    const box = lane.current?.getBoundingClientRect();
    return box ? ((event.clientX - box.left) / box.width) * durationSeconds : 0;
  };

  const grab = (event: PointerEvent, what: number | keyof Region) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    lane.current?.setPointerCapture(event.pointerId);
    drag.current = what;
  };
  const onPointerMove = (event: PointerEvent) => {
    const held = drag.current;
    if (held === undefined) return;
    const at = timeOf(event);
    if (typeof held === 'number') setRegion(regionBetween(held, at, durationSeconds));
    else if (region) setRegion(withEdge(region, held, at, durationSeconds));
  };
  const onEdgeKey = (event: KeyboardEvent, edge: keyof Region) => {
    if (!region) return;
    if (event.key === 'Delete' || event.key === 'Backspace') return setRegion(undefined);
    const direction = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? 1 : 0.1;
    setRegion(withEdge(region, edge, region[edge] + direction * step, durationSeconds));
  };

  return (
    <fieldset
      ref={lane}
      aria-label={t('Looped part')}
      onPointerDown={(event) => grab(event, timeOf(event))}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        drag.current = undefined;
      }}
      onPointerCancel={() => {
        drag.current = undefined;
      }}
      className="group/lane relative h-6 min-w-0 cursor-crosshair touch-none select-none rounded-sm bg-text/4 pointer-coarse:h-10"
    >
      {region ? (
        <>
          <span
            aria-hidden
            style={{ left: shareOf(region.start), right: `calc(100% - ${shareOf(region.end)})` }}
            className={`absolute inset-y-0 rounded-sm ${sound.isLooping ? 'bg-accent/35' : 'bg-text/15'}`}
          />
          {edges.map((edge) => (
            <span
              key={edge}
              role="slider"
              tabIndex={0}
              aria-label={t(edgeWords[edge])}
              aria-valuemin={0}
              aria-valuemax={durationSeconds}
              aria-valuenow={Math.round(region[edge] * 100) / 100}
              aria-valuetext={exactClock(region[edge], 1)}
              style={{ left: shareOf(region[edge]) }}
              onPointerDown={(event) => grab(event, edge)}
              onKeyDown={(event) => onEdgeKey(event, edge)}
              className="-translate-x-1/2 absolute inset-y-0 grid w-4 cursor-ew-resize place-items-center pointer-coarse:w-10"
            >
              <span aria-hidden className="h-full w-1 rounded-full bg-accent" />
            </span>
          ))}
          <button
            type="button"
            aria-label={t('Loop no part')}
            onPointerDown={(event) => event.stopPropagation()}
            onClick={() => setRegion(undefined)}
            style={{ left: shareOf((region.start + region.end) / 2) }}
            className="-translate-x-1/2 absolute inset-y-0 grid w-6 place-items-center rounded-sm text-text hover:bg-text/10 pointer-coarse:w-10"
          >
            <X aria-hidden className="size-3.5 stroke-2" />
          </button>
        </>
      ) : (
        <span className="pointer-events-none absolute inset-0 grid place-items-center text-muted text-xs">
          {t('Drag here to loop a part')}
        </span>
      )}
    </fieldset>
  );
}
