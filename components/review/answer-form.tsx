'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeReviewView } from '#lib/review/review-view.ts';
import { isEmptyDraft, useCommentDraft } from './comment-draft.ts';
import { MentionField } from './mention-field.tsx';
import type { CommentDeeds } from './use-comment-deeds.ts';

interface AnswerFormProps {
  taskId: string;
  parentId: string;
  review: Pick<TakeReviewView, 'people' | 'viewerId'>;
  deeds: CommentDeeds;
  onDone: () => void;
}

/** An answer to a comment. Its draft is kept, too. */
export function AnswerForm({ taskId, parentId, review, deeds, onDone }: AnswerFormProps) {
  const t = useText();
  const { draft, change, clear } = useCommentDraft(review.viewerId, taskId, parentId);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // The outside system is the browser's focus: who opens the form wants to write.
  useEffect(() => field.current?.focus(), []);

  const send = async () => {
    if (isSending || isEmptyDraft(draft)) return;
    setSending(true);
    const { id, text, chosenIds } = draft;
    const isSent = await deeds.add({ id, taskId, parentId, text, mentionIds: chosenIds });
    setSending(false);
    if (!isSent) return;
    clear();
    onDone();
  };

  return (
    <form
      aria-label={t('Answer')}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="grid gap-2"
    >
      <MentionField
        field={field}
        label={t('Answer')}
        value={draft.text}
        people={review.people}
        onChange={(text) => change({ text })}
        onMention={({ id }) => change({ chosenIds: [...draft.chosenIds, id] })}
        onSubmit={() => void send()}
        onLeave={onDone}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" look="ghost" onClick={onDone}>
          {t('Cancel')}
        </Button>
        <Button size="sm" type="submit" look="primary" isBusy={isSending} disabled={isEmptyDraft(draft)}>
          {t('Send')}
        </Button>
      </div>
    </form>
  );
}
