'use client';

import { MoveUpRight, PenLine, Square, Trash2, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { type StrokeColour, type StrokeShape, strokeColours } from '#lib/review/comment-limits.ts';
import { useCommentDraft } from './comment-draft.ts';
import { type Desk, useDeskState } from './review-desk.tsx';
import { strokeColourValues } from './stroke-colours.ts';

const shapes = [
  { shape: 'pen', word: 'Pen', Icon: PenLine },
  { shape: 'arrow', word: 'Arrow', Icon: MoveUpRight },
  { shape: 'rectangle', word: 'Rectangle', Icon: Square },
] as const satisfies readonly { shape: StrokeShape; word: string; Icon: typeof PenLine }[];

const colourWords: Record<StrokeColour, string> = {
  red: 'Red',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  white: 'White',
};

/** What is drawn with, over the frame. Ctrl Z takes back a stroke, Escape puts the pen down. */
export function DrawingTools({ desk, viewerId }: { desk: Desk; viewerId: string }) {
  const t = useText();
  const pen = useDeskState(desk, (state) => state.pen);
  const { draft, change } = useCommentDraft(viewerId, desk.taskId);
  const undo = () => change({ drawing: draft.drawing.slice(0, -1) });
  const stop = () => desk.change({ pen: undefined });

  // The outside system is the keyboard. It is asked before the layer under it, which Escape would close.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
      const isInField = event.target instanceof HTMLElement && event.target.closest('textarea, input');
      if (event.key !== 'Escape' && (!isUndo || isInField)) return;
      event.preventDefault();
      event.stopPropagation();
      if (isUndo) undo();
      else stop();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  });

  if (!pen) return null;
  return (
    <div
      role="toolbar"
      aria-label={t('Drawing')}
      data-keeps-swipes
      onPointerDown={(event) => event.stopPropagation()}
      className="absolute inset-x-0 top-2 z-2 mx-auto flex w-fit max-w-[calc(100%-1rem)] flex-wrap items-center justify-center gap-1 rounded-md border border-line bg-raised/95 p-1 shadow-float"
    >
      {shapes.map(({ shape, word, Icon }) => (
        <IconButton
          key={shape}
          size="sm"
          label={t(word)}
          icon={<Icon />}
          aria-pressed={pen.shape === shape}
          onClick={() => desk.change({ pen: { ...pen, shape } })}
          className="aria-pressed:bg-text/12 aria-pressed:text-text"
        />
      ))}
      <span aria-hidden className="mx-1 h-5 w-px bg-line-strong" />
      {strokeColours.map((colour) => (
        <button
          key={colour}
          type="button"
          aria-label={t(colourWords[colour])}
          aria-pressed={pen.colour === colour}
          onClick={() => desk.change({ pen: { ...pen, colour } })}
          className="group/colour grid size-7 place-items-center rounded-sm pointer-coarse:size-10"
        >
          <span
            style={{ background: strokeColourValues[colour] }}
            className={classNames(
              'size-4 rounded-full border border-black/40 pointer-coarse:size-5',
              pen.colour === colour && 'outline-2 outline-text outline-offset-2',
            )}
          />
        </button>
      ))}
      <span aria-hidden className="mx-1 h-5 w-px bg-line-strong" />
      <IconButton
        size="sm"
        label={t('Take back a stroke (Ctrl Z)')}
        icon={<Undo2 />}
        disabled={draft.drawing.length === 0}
        onClick={undo}
      />
      <IconButton
        size="sm"
        label={t('Remove all marks')}
        icon={<Trash2 />}
        disabled={draft.drawing.length === 0}
        onClick={() => change({ drawing: [] })}
      />
      <Button size="sm" look="primary" onClick={stop}>
        {t('Done')}
      </Button>
    </div>
  );
}
