'use client';

import { Clock, Highlighter, X } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeReviewView } from '#lib/review/review-view.ts';
import { type CommentDraft, isEmptyDraft, useCommentDraft } from './comment-draft.ts';
import { MentionField } from './mention-field.tsx';
import { momentWords } from './moment-words.ts';
import { type Desk, useDeskState } from './review-desk.tsx';
import type { CommentDeeds } from './use-comment-deeds.ts';
import { goToMoment, holdMoment, useMediaTime } from './use-media-time.ts';

interface CommentComposerProps {
  desk: Desk;
  review: Pick<TakeReviewView, 'people' | 'viewerId'>;
  deeds: CommentDeeds;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Hands the keyboard back to the player. */
  onLeave: () => void;
}

/** Where a comment is written: at the moment that is shown, on the frame that is seen. The draft is kept. */
export function CommentComposer({ desk, review, deeds, field, onLeave }: CommentComposerProps) {
  const t = useText();
  const { people, viewerId } = review;
  const { draft, change, clear } = useCommentDraft(viewerId, desk.taskId);
  const [isSending, setSending] = useState(false);
  const pen = useDeskState(desk, (state) => state.pen);
  const time = useMediaTime(desk);
  const kind = desk.shown?.kind;
  const canDraw = kind === 'video' || kind === 'image';
  const seconds = momentOf(draft, time);
  const hasDraftMarks = draft.drawing.length > 0;
  const changeDesk = desk.change;
  // The outside system is the stage: it shows the marks of the draft.
  useEffect(() => changeDesk({ hasDraftMarks }), [changeDesk, hasDraftMarks]);

  const onChange = (text: string) => {
    // The first letter holds the moment: the player may go on while the sentence is written.
    const isFirst = draft.text === '' && text !== '' && draft.timeSeconds === undefined;
    const place = { timeSeconds: seconds ?? null, outputIndex: desk.outputIndex };
    if (isFirst && time?.isPaused) holdMoment(desk.get().media);
    desk.change({ activeId: undefined });
    change({ text, ...(isFirst ? place : {}) });
  };
  const draw = () => {
    if (pen) return desk.change({ pen: undefined });
    const { media } = desk.get();
    holdMoment(media);
    if (media && typeof draft.timeSeconds === 'number' && draft.drawing.length > 0) {
      goToMoment(media, draft.timeSeconds);
    }
    if (draft.drawing.length > 0) desk.showOutput(draft.outputIndex);
    desk.change({ pen: { shape: 'pen', colour: 'red' }, activeId: undefined });
  };
  const send = async () => {
    if (isSending || isEmptyDraft(draft)) return;
    setSending(true);
    desk.change({ pen: undefined });
    const isSent = await deeds.add({
      id: draft.id,
      taskId: desk.taskId,
      text: draft.text,
      mentionIds: draft.chosenIds,
      outputIndex: draft.outputIndex,
      ...(seconds === undefined || !time ? {} : { timeSeconds: seconds }),
      ...(draft.drawing.length > 0 ? { drawing: draft.drawing } : {}),
    });
    if (isSent) clear();
    setSending(false);
  };

  return (
    <form
      aria-label={t('New comment')}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="grid gap-2 p-3 max-md:p-2"
    >
      <MentionField
        field={field}
        label={t('Comment')}
        placeholder={t('Write a comment. @ names somebody.')}
        value={draft.text}
        people={people}
        onChange={onChange}
        onMention={({ id }) => change({ chosenIds: [...draft.chosenIds, id] })}
        onSubmit={() => void send()}
        onLeave={onLeave}
      />
      <div className="flex items-center gap-1.5">
        {time && (
          <MomentChip
            seconds={seconds}
            framesPerSecond={desk.shown?.framesPerSecond}
            onToggle={() => change({ timeSeconds: seconds === undefined ? time.seconds : null })}
          />
        )}
        {canDraw && (
          <IconButton
            label={pen ? t('Put the pen down') : t('Draw on the frame')}
            icon={<Highlighter />}
            aria-pressed={pen !== undefined}
            onClick={draw}
            className="aria-pressed:bg-raised aria-pressed:text-text"
          />
        )}
        {draft.drawing.length > 0 && (
          <button
            type="button"
            onClick={() => change({ drawing: [] })}
            className="flex h-7 items-center gap-1 rounded-sm px-1 text-muted text-xs hover:text-text pointer-coarse:h-10"
          >
            {draft.drawing.length === 1 ? t('1 mark') : t('{count} marks', { count: draft.drawing.length })}
            <X aria-hidden className="size-3.5" />
            <span className="sr-only">{t('Remove all marks')}</span>
          </button>
        )}
        <span className="flex-1" />
        <Button
          type="submit"
          look="primary"
          isBusy={isSending}
          disabled={isEmptyDraft(draft)}
          title="Ctrl Enter, ⌘ Enter"
        >
          {t('Send')}
        </Button>
      </div>
    </form>
  );
}

/** The moment that a comment would get: a chosen one, or what is shown while nothing plays. */
function momentOf(
  { timeSeconds, text }: CommentDraft,
  time: ReturnType<typeof useMediaTime>,
): number | undefined {
  if (timeSeconds !== undefined) return timeSeconds ?? undefined;
  return time?.isPaused && text === '' ? time.seconds : undefined;
}

interface MomentChipProps {
  seconds: number | undefined;
  framesPerSecond: number | undefined;
  onToggle: () => void;
}

function MomentChip({ seconds, framesPerSecond, onToggle }: MomentChipProps) {
  const t = useText();
  const isOn = seconds !== undefined;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      title={isOn ? t('The comment is about this moment') : t('Add the moment that is shown')}
      className={classNames(
        'flex h-7 items-center gap-1.5 rounded-full border px-2.5 text-xs pointer-coarse:h-10',
        isOn ? 'border-line-strong bg-raised text-text' : 'border-line text-muted hover:text-text',
      )}
    >
      <Clock aria-hidden className="size-3.5 stroke-[1.5]" />
      {isOn ? <span className="tabular">{momentWords(seconds, framesPerSecond)}</span> : t('No moment')}
    </button>
  );
}
