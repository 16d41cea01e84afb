'use client';

import { useDesk, useDeskState } from './review-desk.tsx';
import { useReview } from './review-queries.ts';
import { showComment } from './show-comment.ts';

/** Where on the timeline somebody said something. The list of comments says the same to keyboard and screen reader. */
export function TimelineMarks({ durationSeconds }: { durationSeconds: number }) {
  const desk = useDesk();
  const activeId = useDeskState(desk, (state) => state.activeId);
  const { data } = useReview(desk?.taskId ?? '');
  const marked = data?.comments.filter(({ timeSeconds }) => timeSeconds !== undefined) ?? [];
  if (!desk || durationSeconds <= 0) return null;
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      {marked.map((comment) => (
        <button
          key={comment.id}
          type="button"
          tabIndex={-1}
          title={`${comment.authorName}: ${comment.text.slice(0, 120)}`}
          data-active={comment.id === activeId || undefined}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => showComment(desk, comment)}
          style={{ left: `${Math.min(1, (comment.timeSeconds ?? 0) / durationSeconds) * 100}%` }}
          className="group/mark -translate-x-1/2 -translate-y-1/2 pointer-events-auto absolute top-1/2 grid h-4 w-4 cursor-pointer place-items-center"
        >
          <span
            className={`size-2 rotate-45 rounded-[2px] border border-background transition-transform duration-150 group-hover/mark:scale-150 group-data-active/mark:scale-150 ${
              comment.resolvedAt ? 'bg-muted' : 'bg-attention'
            }`}
          />
        </button>
      ))}
    </div>
  );
}
