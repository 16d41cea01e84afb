'use client';

import { ChevronsLeftRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useText } from '#components/ui/use-text.tsx';

interface WipeHandleProps {
  /** How much of the picture shows what was before, 0 to 1. */
  share: number;
  onChange: (share: number) => void;
  /** Where the line stands in the window, in CSS pixels. */
  left: number;
  top: number;
  height: number;
}

/** The line between before and after. Arrow keys move it; dragging is the window's, so that a finger may start anywhere. */
export function WipeHandle({ share, onChange, left, top, height }: WipeHandleProps) {
  const t = useText();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 0.1 : 0.02;
    const targets: Record<string, number> = {
      ArrowLeft: share - step,
      ArrowDown: share - step,
      ArrowRight: share + step,
      ArrowUp: share + step,
      Home: 0,
      End: 1,
    };
    const target = targets[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(Math.min(1, Math.max(0, target)));
  };
  const percent = Math.round(share * 100);
  return (
    <div
      role="slider"
      tabIndex={0}
      data-wipe
      aria-label={t('Wipe between before and after')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={t('{percent} % before, {value} % after', { percent, value: 100 - percent })}
      onKeyDown={onKeyDown}
      style={{ left, top, height }}
      className="-translate-x-1/2 absolute grid w-11 cursor-ew-resize touch-none place-items-center rounded-sm"
    >
      <span aria-hidden className="absolute inset-y-0 w-0.5 bg-white shadow-[0_0_0_1px_oklch(0_0_0/35%)]" />
      <span
        aria-hidden
        className="relative grid size-9 place-items-center rounded-full bg-white text-black shadow-float"
      >
        <ChevronsLeftRight className="size-4 stroke-2" />
      </span>
    </div>
  );
}
