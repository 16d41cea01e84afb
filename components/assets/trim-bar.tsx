'use client';

import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { useText } from '#components/ui/use-text.tsx';
import { type CutRoom, moveEnd, moveStart, slide } from './cut.ts';
import { lengthWords } from './media-words.ts';
import type { Cut } from './mend-plan.ts';

interface TrimBarProps {
  cut: Cut;
  room: CutRoom;
  /** Where the player is, in seconds. */
  playheadSeconds: number;
  onCut: (cut: Cut) => void;
  onSeek: (seconds: number) => void;
  /** What lies under the handles: a strip of pictures, or a waveform. */
  children: ReactNode;
}

const smallStepSeconds = 0.1;
const largeStepSeconds = 1;

/** The length of a clip with the stretch that is kept: two handles, and a middle that moves them both. */
export function TrimBar({ cut, room, playheadSeconds, onCut, onSeek, children }: TrimBarProps) {
  const t = useText();
  const bar = useRef<HTMLDivElement>(null);
  const { durationSeconds } = room;
  const percent = (seconds: number) => `${(Math.min(seconds, durationSeconds) / durationSeconds) * 100}%`;
  const secondsAt = (clientX: number) => {
    const { left, width } = bar.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    return Math.min(Math.max((clientX - left) / width, 0), 1) * durationSeconds;
  };
  const start = (seconds: number) => {
    const next = moveStart(cut, seconds, room);
    onCut(next);
    onSeek(next.startSeconds);
  };
  const end = (seconds: number) => {
    const next = moveEnd(cut, seconds, room);
    onCut(next);
    onSeek(next.endSeconds);
  };

  return (
    <div ref={bar} className="relative mx-3 h-14 touch-none select-none">
      {/* Keyboards seek with the player's own controls: this is the pointer's short way. */}
      <div
        aria-hidden
        className="absolute inset-0 overflow-hidden rounded-sm bg-raised"
        onPointerDown={(event) => onSeek(secondsAt(event.clientX))}
      >
        {children}
        <div className="absolute inset-y-0 left-0 bg-scrim" style={{ width: percent(cut.startSeconds) }} />
        <div className="absolute inset-y-0 right-0 bg-scrim" style={{ left: percent(cut.endSeconds) }} />
      </div>
      <Middle
        style={{ left: percent(cut.startSeconds), width: percent(cut.endSeconds - cut.startSeconds) }}
        onSlide={(bySeconds, from) => onCut(slide(from, bySeconds, room))}
        cut={cut}
        secondsAt={secondsAt}
      />
      <Handle
        label={t('Start')}
        seconds={cut.startSeconds}
        room={room}
        left={percent(cut.startSeconds)}
        onMove={start}
        secondsAt={secondsAt}
      />
      <Handle
        label={t('End')}
        seconds={cut.endSeconds}
        room={room}
        left={percent(cut.endSeconds)}
        onMove={end}
        secondsAt={secondsAt}
      />
      <div
        aria-hidden
        className="pointer-events-none absolute -inset-y-1 w-px bg-white shadow-[0_0_0_1px_rgb(0_0_0/50%)]"
        style={{ left: percent(playheadSeconds) }}
      />
    </div>
  );
}

interface HandleProps {
  label: string;
  seconds: number;
  room: CutRoom;
  left: string;
  onMove: (seconds: number) => void;
  secondsAt: (clientX: number) => number;
}

function Handle({ label, seconds, room, left, onMove, secondsAt }: HandleProps) {
  const t = useText();
  const step = (event: KeyboardEvent) => {
    const by = event.shiftKey ? largeStepSeconds : smallStepSeconds;
    const to = {
      ArrowLeft: seconds - by,
      ArrowDown: seconds - by,
      ArrowRight: seconds + by,
      ArrowUp: seconds + by,
      PageDown: seconds - largeStepSeconds,
      PageUp: seconds + largeStepSeconds,
      Home: 0,
      End: room.durationSeconds,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t(label)}
      aria-valuemin={0}
      aria-valuemax={Math.round(room.durationSeconds * 10) / 10}
      aria-valuenow={Math.round(seconds * 10) / 10}
      aria-valuetext={t(lengthWords(seconds, { tenths: true }))}
      onKeyDown={step}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (isHeld(event)) onMove(secondsAt(event.clientX));
      }}
      className={classNames(
        'absolute inset-y-0 z-10 w-3 cursor-ew-resize bg-accent',
        'before:absolute before:inset-y-0 before:-inset-x-3.5 before:content-[""]',
        'after:absolute after:inset-y-4 after:left-1/2 after:w-px after:bg-on-accent after:content-[""]',
        label === 'Start' ? '-translate-x-full rounded-l-[4px]' : 'rounded-r-[4px]',
      )}
      style={{ left }}
    />
  );
}

interface MiddleProps {
  cut: Cut;
  style: { left: string; width: string };
  onSlide: (bySeconds: number, from: Cut) => void;
  secondsAt: (clientX: number) => number;
}

/** The kept stretch: dragged as a whole. By keyboard the two handles do the same. */
function Middle({ cut, style, onSlide, secondsAt }: MiddleProps) {
  const grip = useRef({ seconds: 0, cut });
  return (
    <div
      aria-hidden
      className="absolute inset-y-0 cursor-grab border-accent border-y-2 active:cursor-grabbing"
      style={style}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { seconds: secondsAt(event.clientX), cut };
      }}
      onPointerMove={(event) => {
        if (isHeld(event)) onSlide(secondsAt(event.clientX) - grip.current.seconds, grip.current.cut);
      }}
    />
  );
}

function isHeld(event: PointerEvent<HTMLElement>): boolean {
  return event.currentTarget.hasPointerCapture(event.pointerId);
}
