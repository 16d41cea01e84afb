'use client';

import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react';
import { MarksLayer, useHasMarks } from '#components/review/marks-door.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { MediaLink, ResultLink } from '#lib/tasks/take-view.ts';
import type { ZoomControl } from './use-zoom.ts';
import { WipeHandle } from './wipe-handle.tsx';
import { boxOf } from './zoom.ts';

/** Which of two pictures is seen; with `wipe` both. */
export type Side = 'before' | 'wipe' | 'after';

interface PictureStageProps {
  stage: RefObject<HTMLElement | null>;
  media: ResultLink;
  poster: MediaLink | undefined;
  /** What it was edited from. */
  before: MediaLink | undefined;
  side: Side;
  label: string;
  zoom: ZoomControl;
  onBroken: () => void;
}

const panStep = 60;

/** The window on a picture: what it was before lies under it, in the same box, and the wipe cuts between them. */
export function PictureStage(props: PictureStageProps) {
  const t = useText();
  const { stage, media, poster, before, side, label, zoom, onBroken } = props;
  const [share, setShare] = useState(0.5);
  const isWiping = useRef(false);
  const hasMarks = useHasMarks();
  const { frame, placing, isFit } = zoom;
  const picture = { width: media.width ?? 1, height: media.height ?? 1 };
  const box = frame && placing ? boxOf(placing, picture, frame) : undefined;
  // The part of the picture that is in the window: the line stays within it.
  const left = box ? Math.max(0, box.left) : 0;
  const right = box && frame ? Math.min(frame.width, box.left + box.width) : 0;
  const line = left + share * (right - left);
  const place: CSSProperties = box ? { ...box } : { inset: 0, width: '100%', height: '100%' };
  const showsBoth = before !== undefined && side === 'wipe';

  const wipeTo = (event: PointerEvent) => {
    const rect = stage.current?.getBoundingClientRect();
    if (rect)
      setShare(Math.min(1, Math.max(0, (event.clientX - rect.left - left) / Math.max(1, right - left))));
  };
  const onPointerDown = (event: PointerEvent) => {
    const isHandle = event.target instanceof Element && event.target.closest('[data-wipe]') !== null;
    // A second finger makes it a pinch.
    isWiping.current = showsBoth && event.isPrimary && event.button === 0 && (isHandle || isFit);
    if (isWiping.current && !isHandle) wipeTo(event);
    zoom.pointers.onPointerDown(event);
  };
  const onPointerMove = (event: PointerEvent) => {
    const isHeld = event.currentTarget.hasPointerCapture(event.pointerId);
    if (isWiping.current && isHeld) {
      wipeTo(event);
      zoom.follow(event);
    } else {
      zoom.pointers.onPointerMove(event);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (!by || isFit || event.target !== event.currentTarget) return;
    event.preventDefault();
    zoom.pan((by[0] ?? 0) * panStep, (by[1] ?? 0) * panStep);
  };

  return (
    <section
      ref={stage}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a picture larger than its window is moved by arrow keys
      tabIndex={0}
      data-keeps-swipes={!isFit || showsBoth ? '' : undefined}
      aria-label={t('Picture: plus and minus zoom, arrow keys move')}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={zoom.pointers.onPointerUp}
      onPointerCancel={zoom.pointers.onPointerCancel}
      onDoubleClick={(event) => {
        if (isFit) zoom.toFull(zoom.fromMiddle(event.clientX, event.clientY));
        else zoom.toFit();
      }}
      className={`relative size-full touch-none select-none overflow-hidden ${isFit ? (showsBoth ? 'cursor-ew-resize' : '') : 'cursor-grab active:cursor-grabbing'}`}
    >
      {before && side !== 'after' && (
        <img
          src={before.url}
          alt={t('Before: what “{label}” was made from', { label })}
          draggable={false}
          style={place}
          className="absolute max-w-none object-contain"
        />
      )}
      {(!before || side !== 'before') && (
        <img
          src={media.url}
          alt={t(label)}
          draggable={false}
          style={{
            ...place,
            ...(poster && box ? { backgroundImage: `url("${poster.url}")` } : {}),
            ...(showsBoth && box ? { clipPath: `inset(0 0 0 ${line - box.left}px)` } : {}),
            imageRendering: placing && placing.scale >= 4 ? 'pixelated' : undefined,
          }}
          onError={onBroken}
          onLoad={(event) => {
            event.currentTarget.style.backgroundImage = '';
          }}
          className="absolute max-w-none bg-cover object-contain"
        />
      )}
      {hasMarks && box && side === 'after' && (
        <Suspense>
          <MarksLayer {...picture} style={place} />
        </Suspense>
      )}
      {showsBoth && box && frame && (
        <>
          <SideWord
            word={t('Before')}
            style={{ left: left + 8, top: Math.max(0, box.top) + 8 }}
            isShown={share > 0.12}
          />
          <SideWord
            word={t('After')}
            style={{ right: frame.width - right + 8, top: Math.max(0, box.top) + 8 }}
            isShown={share < 0.88}
          />
          <WipeHandle
            share={share}
            onChange={setShare}
            left={line}
            top={Math.max(0, box.top)}
            height={Math.min(frame.height, box.top + box.height) - Math.max(0, box.top)}
          />
        </>
      )}
    </section>
  );
}

function SideWord({ word, style, isShown }: { word: string; style: CSSProperties; isShown: boolean }) {
  const t = useText();
  if (!isShown) return null;
  return (
    <span
      aria-hidden
      style={style}
      className="pointer-events-none absolute rounded-sm bg-black/65 px-2 py-0.5 text-white text-xs"
    >
      {t(word)}
    </span>
  );
}
