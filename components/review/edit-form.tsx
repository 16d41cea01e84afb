'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { CommentView, TakeReviewView } from '#lib/review/review-view.ts';
import { MentionField } from './mention-field.tsx';
import type { CommentDeeds } from './use-comment-deeds.ts';

interface EditFormProps {
  comment: CommentView;
  review: Pick<TakeReviewView, 'people'>;
  deeds: CommentDeeds;
  onDone: () => void;
}

/** Other words for one's own comment. */
export function EditForm({ comment, review, deeds, onDone }: EditFormProps) {
  const t = useText();
  const [text, setText] = useState(comment.text);
  const [chosenIds, setChosenIds] = useState(() => comment.mentions.map(({ id }) => id));
  const [isSaving, setSaving] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // The outside system is the browser's focus.
  useEffect(() => field.current?.focus(), []);

  const save = async () => {
    if (isSaving || text.trim() === '') return;
    setSaving(true);
    const isSaved = await deeds.edit(comment.id, text, chosenIds);
    setSaving(false);
    if (isSaved) onDone();
  };

  return (
    <form
      aria-label={t('Edit')}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="grid gap-2"
    >
      <MentionField
        field={field}
        label={t('Comment')}
        value={text}
        people={review.people}
        onChange={setText}
        onMention={({ id }) => setChosenIds([...chosenIds, id])}
        onSubmit={() => void save()}
        onLeave={onDone}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" look="ghost" onClick={onDone}>
          {t('Cancel')}
        </Button>
        <Button size="sm" type="submit" look="primary" isBusy={isSaving} disabled={text.trim() === ''}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}
