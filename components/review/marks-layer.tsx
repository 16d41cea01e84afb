'use client';

import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { useText } from '#components/ui/use-text.tsx';
import { commentLimits } from '#lib/review/comment-limits.ts';
import type { Drawing, Stroke } from '#lib/review/drawing.ts';
import { commentDraft, useCommentDraft } from './comment-draft.ts';
import { DrawingTools } from './drawing-tools.tsx';
import { type Desk, useDesk, useDeskState } from './review-desk.tsx';
import { useReview } from './review-queries.ts';
import { strokeColourValues } from './stroke-colours.ts';
import { grownStroke, isSeen, startedStroke, strokePath } from './stroke-path.ts';
import { useMediaTime } from './use-media-time.ts';

interface MarksLayerProps {
  width: number;
  height: number;
  /** Where the frame stands; else in the middle of its place, as large as it fits. */
  style?: CSSProperties | undefined;
}

/** The marks on the frame: those of the comment that is looked at, or those that are being drawn. */
export function MarksLayer(props: MarksLayerProps) {
  const desk = useDesk();
  const { data } = useReview(desk?.taskId ?? '');
  return desk && data ? <Marks {...props} desk={desk} viewerId={data.viewerId} /> : null;
}

function Marks({ width, height, style, desk, viewerId }: MarksLayerProps & { desk: Desk; viewerId: string }) {
  const t = useText();
  const svg = useRef<SVGSVGElement>(null);
  const pen = useDeskState(desk, (state) => state.pen);
  const shown = useShownMarks(desk, viewerId);
  const [growing, setGrowing] = useState<Stroke>();

  const at = (event: PointerEvent): [number, number] | undefined => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (!matrix) return undefined;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return [within(x / width), within(y / height)];
  };
  const start = (event: PointerEvent) => {
    // Neither a swipe nor a zoom: this is drawing. A second finger draws nothing.
    event.stopPropagation();
    const place = at(event);
    if (!pen || !place || !event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setGrowing(startedStroke(pen.shape, pen.colour, ...place));
  };
  const move = (event: PointerEvent) => {
    event.stopPropagation();
    const place = at(event);
    if (!growing || !place) return;
    setGrowing(grownStroke(growing, ...place, commentLimits.pointsPerStroke));
  };
  const end = (event: PointerEvent) => {
    event.stopPropagation();
    if (growing && isSeen(growing)) addStroke(desk, viewerId, growing);
    setGrowing(undefined);
  };

  return (
    <>
      <svg
        ref={svg}
        data-keeps-swipes={pen ? '' : undefined}
        role={shown.length > 0 || pen ? 'img' : undefined}
        aria-hidden={shown.length > 0 || pen ? undefined : true}
        aria-label={pen ? t('Draw on the frame') : t('Marks of the comment')}
        viewBox={`0 0 ${width} ${height}`}
        style={style ?? { inset: 0, width: '100%', height: '100%' }}
        onPointerDown={pen && start}
        onPointerMove={pen && move}
        onPointerUp={pen && end}
        onPointerCancel={pen && end}
        className={`absolute z-1 ${pen ? 'cursor-crosshair touch-none' : 'pointer-events-none'}`}
      >
        <Strokes strokes={growing ? [...shown, growing] : shown} width={width} height={height} />
      </svg>
      {pen && <DrawingTools desk={desk} viewerId={viewerId} />}
    </>
  );
}

/** Each stroke on a dark edge, so that it is seen on any picture. */
function Strokes({ strokes, width, height }: { strokes: Drawing; width: number; height: number }) {
  return strokes.map((stroke, index) => {
    const path = strokePath(stroke, width, height);
    return (
      <g key={index} fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={path} stroke="oklch(0 0 0 / 55%)" strokeWidth={6} vectorEffect="non-scaling-stroke" />
        <path
          d={path}
          stroke={strokeColourValues[stroke.colour]}
          strokeWidth={3}
          vectorEffect="non-scaling-stroke"
        />
      </g>
    );
  });
}

const none: Drawing = [];
/** A paused player stands this near to the moment of a comment. */
const nearSeconds = 0.15;

/** What is being drawn; else, while nothing plays, the marks of the comment in view at its own moment. */
function useShownMarks(desk: Desk, viewerId: string): Drawing {
  const { draft } = useCommentDraft(viewerId, desk.taskId);
  const { data } = useReview(desk.taskId);
  const activeId = useDeskState(desk, (state) => state.activeId);
  const isDrawing = useDeskState(desk, (state) => state.pen !== undefined);
  const time = useMediaTime(desk);
  const isAt = (seconds: number | null | undefined) =>
    !time ||
    (time.isPaused && (typeof seconds !== 'number' || Math.abs(time.seconds - seconds) < nearSeconds));
  const active = data?.comments.find(({ id }) => id === activeId);
  if (!isDrawing && active) {
    const isHere = active.outputIndex === desk.outputIndex && isAt(active.timeSeconds);
    return (isHere && active.drawing) || none;
  }
  const isHere = draft.outputIndex === desk.outputIndex && isAt(draft.timeSeconds);
  return isDrawing || isHere ? draft.drawing : none;
}

/** A new mark belongs to the moment and the result that are shown. */
function addStroke(desk: Desk, viewerId: string, stroke: Stroke): void {
  const draft = commentDraft(viewerId, desk.taskId);
  const { drawing, timeSeconds } = draft.get();
  const { media } = desk.get();
  const count = drawing.reduce((sum, one) => sum + one.points.length, 0) + stroke.points.length;
  if (drawing.length >= commentLimits.strokes || count > 2 * commentLimits.pointsPerDrawing) return;
  draft.change({
    drawing: [...drawing, stroke],
    outputIndex: desk.outputIndex,
    ...(media && (drawing.length === 0 || timeSeconds == null) ? { timeSeconds: media.currentTime } : {}),
  });
}

function within(value: number): number {
  return Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000));
}
