'use client';

import { MessageSquare } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { RequestFailed } from '#components/ui/get-json.ts';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { CommentView, TakeReviewView } from '#lib/review/review-view.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { CommentComposer } from './comment-composer.tsx';
import { CommentItem } from './comment-item.tsx';
import { type Desk, useDesk, useDeskState } from './review-desk.tsx';
import { useReview } from './review-queries.ts';
import { showComment } from './show-comment.ts';
import { useCommentDeeds } from './use-comment-deeds.ts';
import { holdMoment } from './use-media-time.ts';

interface CommentsPanelProps {
  take: TakeView;
  canCreate: boolean;
  /** The person has asked to write: the field takes the focus, and says that it did. */
  wantsToWrite: boolean;
  onWriting: () => void;
}

/** What people say about a take, and the place to say more. */
export function CommentsPanel({ take, canCreate, wantsToWrite, onWriting }: CommentsPanelProps) {
  const t = useText();
  const desk = useDesk();
  const { data: review, error, refetch } = useReview(take.id);
  if (!desk) return null;
  if (!review) {
    return error ? (
      <div role="alert" className="grid justify-items-start gap-3 p-4 text-sm">
        {t(error instanceof RequestFailed ? error.failure.message : 'The studio could not be reached.')}
        <Button size="sm" onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      </div>
    ) : (
      <div role="status" aria-label={t('Loading')} className="grid gap-3 p-4">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  }
  return <Comments key={take.id} {...{ take, desk, review, canCreate, wantsToWrite, onWriting }} />;
}

interface CommentsProps extends CommentsPanelProps {
  desk: Desk;
  review: TakeReviewView;
}

function Comments({ take, desk, review, canCreate, wantsToWrite, onWriting }: CommentsProps) {
  const t = useText();
  const deeds = useCommentDeeds(take.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const [hasResolved, setHasResolved] = useState(false);
  const activeId = useDeskState(desk, (state) => state.activeId);
  const media = useDeskState(desk, (state) => state.media);
  const comments = inOrder(review.comments);
  const open = comments.filter(({ resolvedAt }) => !resolvedAt);
  const resolvedCount = comments.length - open.length;
  // A mark of the timeline may have chosen a resolved one.
  const shown = hasResolved
    ? comments
    : comments.filter(({ id, resolvedAt }) => !resolvedAt || id === activeId);

  useAddressedComment(desk, review);
  // The outside systems are the focus and the scroll position.
  useEffect(() => {
    if (!wantsToWrite) return;
    field.current?.focus();
    holdMoment(media);
    onWriting();
  }, [wantsToWrite, onWriting, media]);
  useEffect(() => {
    if (activeId) document.getElementById(`comment-${activeId}`)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section tabIndex={0} aria-label={t('Comments')} className="relative min-h-0 flex-1 overflow-y-auto">
        {comments.length === 0 && (
          <div className="grid h-full place-content-center justify-items-center gap-2 p-6 text-center text-muted text-sm">
            <MessageSquare aria-hidden className="size-6 stroke-[1.5] max-md:hidden" />
            <p className="max-w-64 text-balance">
              {t('Nobody has said anything yet. Stop at a moment, write, or draw on the frame.')}
            </p>
          </div>
        )}
        {shown.length > 0 && (
          <ul>
            {shown.map((comment) => (
              <CommentItem key={comment.id} {...{ comment, take, desk, review, deeds, canCreate }} />
            ))}
          </ul>
        )}
        {resolvedCount > 0 && (
          <button
            type="button"
            aria-expanded={hasResolved}
            onClick={() => setHasResolved(!hasResolved)}
            className="m-2 min-h-8 rounded-sm px-2 text-muted text-sm hover:text-text pointer-coarse:min-h-10"
          >
            {hasResolved ? t('Hide what is resolved') : t('Show {count} resolved', { count: resolvedCount })}
          </button>
        )}
        <p role="status" className="sr-only">
          {comments.length === 1 ? t('1 comment') : t('{count} comments', { count: comments.length })}
        </p>
      </section>
      <div className="shrink-0 border-line border-t">
        <CommentComposer {...{ desk, review, deeds, field }} onLeave={() => field.current?.blur()} />
      </div>
    </div>
  );
}

/** Along the time of the result; what is about no moment comes first. */
function inOrder(comments: readonly CommentView[]): CommentView[] {
  return comments.toSorted(
    (a, b) => (a.timeSeconds ?? -1) - (b.timeSeconds ?? -1) || a.createdAt.localeCompare(b.createdAt),
  );
}

/** Who came by a link to a comment (`?comment=`) sees that one. The outside system is the address. */
function useAddressedComment(desk: Desk, { comments }: TakeReviewView): void {
  const isDone = useRef(false);
  const media = useDeskState(desk, (state) => state.media);
  useEffect(() => {
    const wanted = new URLSearchParams(window.location.search).get('comment');
    const comment = comments.find(
      ({ id, answers }) => id === wanted || answers.some((one) => one.id === wanted),
    );
    if (isDone.current || !comment || (comment.timeSeconds !== undefined && !media)) return;
    isDone.current = true;
    showComment(desk, comment);
  }, [desk, comments, media]);
}
