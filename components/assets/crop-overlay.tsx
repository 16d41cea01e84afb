'use client';

import { type KeyboardEvent, useRef } from 'react';
import { useText } from '#components/ui/use-text.tsx';
import type { Size } from './base-video-size.ts';
import { type CropFrame, cropOf, moveFrame } from './crop-frame.ts';

interface CropOverlayProps {
  frame: CropFrame;
  /** The picture's own pixels. */
  picture: Size;
  onFrame: (frame: CropFrame) => void;
}

const keyStep = 0.02;

/** The frame of a crop over a picture: dragged, or moved with the arrow keys. Its parent is exactly the picture. */
export function CropOverlay({ frame, picture, onFrame }: CropOverlayProps) {
  const t = useText();
  const box = useRef<HTMLButtonElement>(null);
  const grip = useRef({ x: 0, y: 0, frame });
  const { left, top, width, height } = cropOf(frame, picture);
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!by) return;
    event.preventDefault();
    onFrame(moveFrame(frame, (by[0] ?? 0) * keyStep, (by[1] ?? 0) * keyStep, picture));
  };

  return (
    <div className="absolute inset-0 touch-none overflow-hidden">
      <button
        ref={box}
        type="button"
        aria-label={t('Crop frame, {width} by {height} pixels. Move it with the arrow keys.', {
          width,
          height,
        })}
        onKeyDown={step}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          grip.current = { x: event.clientX, y: event.clientY, frame };
        }}
        onPointerMove={(event) => {
          const room = box.current?.parentElement?.getBoundingClientRect();
          if (!room || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
          const byX = (event.clientX - grip.current.x) / room.width;
          const byY = (event.clientY - grip.current.y) / room.height;
          onFrame(moveFrame(grip.current.frame, byX, byY, picture));
        }}
        className="absolute cursor-move shadow-[0_0_0_9999px_oklch(0.1_0_0/65%)] outline-2 outline-accent outline-solid -outline-offset-2 focus-visible:outline-4"
        style={{
          left: percent(left, picture.width),
          top: percent(top, picture.height),
          width: percent(width, picture.width),
          height: percent(height, picture.height),
        }}
      >
        <span
          aria-hidden
          className="absolute inset-0 bg-[linear-gradient(to_right,transparent_33.2%,rgb(255_255_255/35%)_33.2%,rgb(255_255_255/35%)_33.5%,transparent_33.5%,transparent_66.5%,rgb(255_255_255/35%)_66.5%,rgb(255_255_255/35%)_66.8%,transparent_66.8%),linear-gradient(to_bottom,transparent_33.2%,rgb(255_255_255/35%)_33.2%,rgb(255_255_255/35%)_33.7%,transparent_33.7%,transparent_66.3%,rgb(255_255_255/35%)_66.3%,rgb(255_255_255/35%)_66.8%,transparent_66.8%)]"
        />
      </button>
    </div>
  );
}
