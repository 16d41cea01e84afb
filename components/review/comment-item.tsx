'use client';

import { Check, CircleCheck, Highlighter, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { DropdownMenu, MenuItem } from '#components/ui/dropdown-menu.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { TimeAgo } from '#components/ui/time-ago.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { CommentView, TakeReviewView } from '#lib/review/review-view.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { AnswerForm } from './answer-form.tsx';
import { CommentText } from './comment-text.tsx';
import { EditForm } from './edit-form.tsx';
import { momentWords } from './moment-words.ts';
import { type Desk, useDeskState } from './review-desk.tsx';
import { showComment } from './show-comment.ts';
import type { CommentDeeds } from './use-comment-deeds.ts';

const NextTakeMenu = lazyPart(() => import('./next-take-menu.tsx').then((found) => found.NextTakeMenu));

interface CommentItemProps {
  comment: CommentView;
  take: TakeView;
  desk: Desk;
  review: TakeReviewView;
  deeds: CommentDeeds;
  /** May make takes: a note can start the next one. */
  canCreate: boolean;
}

/** A comment with its answers. Choosing it shows its moment, its picture and its marks. */
export function CommentItem({ comment, take, desk, review, deeds, canCreate }: CommentItemProps) {
  const t = useText();
  const isActive = useDeskState(desk, ({ activeId }) => activeId === comment.id);
  const [isAnswering, setAnswering] = useState(false);
  const isResolved = comment.resolvedAt !== undefined;
  const show = () => showComment(desk, comment);
  return (
    <li
      id={`comment-${comment.id}`}
      aria-current={isActive ? 'true' : undefined}
      className={classNames(
        'grid gap-2 border-line border-b px-4 py-3 max-md:px-3',
        isActive && 'bg-raised',
        isResolved && !isActive && 'opacity-75',
      )}
    >
      <Words {...{ comment, desk, review, deeds }} onShow={show} />
      {comment.isDeleted || (
        <div className="-ml-2 flex flex-wrap items-center gap-x-1">
          <Button
            size="sm"
            look="ghost"
            aria-expanded={isAnswering}
            onClick={() => setAnswering(!isAnswering)}
          >
            {t('Answer')}
          </Button>
          <Button
            size="sm"
            look="ghost"
            aria-pressed={isResolved}
            onClick={() => void deeds.resolve(comment.id, !isResolved)}
            className={isResolved ? 'text-good!' : undefined}
          >
            {isResolved ? (
              <CircleCheck aria-hidden className="size-4 stroke-[1.75]" />
            ) : (
              <Check aria-hidden className="size-4 stroke-[1.5]" />
            )}
            {isResolved ? t('Resolved') : t('Resolve')}
          </Button>
          {canCreate && (
            <Suspense>
              <NextTakeMenu comment={comment} take={take} desk={desk} />
            </Suspense>
          )}
        </div>
      )}
      {isResolved && comment.resolvedByName && (
        <p className="sr-only">{t('Resolved by {name}', { name: comment.resolvedByName })}</p>
      )}
      {comment.answers.length > 0 && (
        <ul className="grid gap-3 border-line border-l pl-3">
          {comment.answers.map((answer) => (
            <li key={answer.id} id={`comment-${answer.id}`}>
              <Words {...{ desk, review, deeds }} comment={answer} />
            </li>
          ))}
        </ul>
      )}
      {isAnswering && (
        <AnswerForm
          taskId={desk.taskId}
          parentId={comment.id}
          review={review}
          deeds={deeds}
          onDone={() => setAnswering(false)}
        />
      )}
    </li>
  );
}

interface WordsProps {
  comment: CommentView;
  desk: Desk;
  review: TakeReviewView;
  deeds: CommentDeeds;
  /** Shows what it is about; absent where it is about nothing of its own. */
  onShow?: () => void;
}

/** Who said what and when: a comment, or an answer. */
function Words({ comment, desk, review, deeds, onShow }: WordsProps) {
  const t = useText();
  const [isEditing, setEditing] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const { timeSeconds, drawing, outputIndex } = comment;
  if (comment.isDeleted) return <p className="text-muted text-sm italic">{t('This comment was deleted.')}</p>;
  const hasPlace = timeSeconds !== undefined || drawing !== undefined || outputIndex > 0;
  return (
    <div className="grid gap-1">
      <div className="flex min-h-7 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <span translate="no" className="min-w-0 truncate font-medium">
          {comment.authorName}
        </span>
        {comment.isGuest && <Badge>{t('Guest')}</Badge>}
        <span className="text-muted text-xs">
          <TimeAgo iso={comment.createdAt} />
          {comment.editedAt && `, ${t('edited')}`}
        </span>
        <span className="flex-1" />
        {comment.canDelete && !isEditing && (
          <DropdownMenu
            trigger={
              <IconButton ref={menu} size="sm" label={t('More for this comment')} icon={<MoreHorizontal />} />
            }
          >
            {comment.isMine && (
              <MenuItem icon={<Pencil />} onSelect={() => setEditing(true)}>
                {t('Edit')}
              </MenuItem>
            )}
            <MenuItem icon={<Trash2 />} isDanger onSelect={() => void deeds.remove(comment.id)}>
              {t('Delete')}
            </MenuItem>
          </DropdownMenu>
        )}
      </div>
      {isEditing ? (
        <EditForm comment={comment} review={review} deeds={deeds} onDone={() => setEditing(false)} />
      ) : (
        <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          {onShow && hasPlace && (
            <button
              type="button"
              onClick={onShow}
              className="inline-flex h-6 items-center gap-1 self-start rounded-full border border-line-strong px-2 text-xs hover:bg-text/8 pointer-coarse:h-10 pointer-coarse:px-3"
            >
              {timeSeconds !== undefined && (
                <span className="tabular">{momentWords(timeSeconds, desk.shown?.framesPerSecond)}</span>
              )}
              {timeSeconds === undefined && t('Picture {number}', { number: outputIndex + 1 })}
              {drawing && <Highlighter aria-hidden className="size-3.5 stroke-[1.5]" />}
              <span className="sr-only">{t('Show what this comment is about')}</span>
            </button>
          )}
          <CommentText text={comment.text} mentions={comment.mentions} />
        </div>
      )}
    </div>
  );
}
