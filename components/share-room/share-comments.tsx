'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { fieldClass, Input } from '#components/ui/input.tsx';
import { TimeAgo } from '#components/ui/time-ago.tsx';
import { exactClock } from '#components/ui/time-words.ts';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import { randomUuid } from '#lib/random-uuid.ts';
import type { SharedComment, SharedTake } from '#lib/sharing/shared-take.ts';
import { askGuest } from './ask-guest.ts';
import { guestName } from './guest-name.ts';

interface ShareCommentsProps {
  share: string;
  take: SharedTake;
  outputIndex: number;
  video: RefObject<HTMLVideoElement | null>;
}

/** What people who came by this link say about a take. */
export function ShareComments({ share, take, outputIndex, video }: ShareCommentsProps) {
  const t = useText();
  const url = paths.api.sharedComments(share, take.ref);
  const { data: comments = [] } = useQuery({
    queryKey: ['shared-comments', url],
    queryFn: async () => {
      const answer = await askGuest(url);
      if (!answer.ok) throw new Error(answer.failure.message);
      return commentsOf(answer.value);
    },
  });
  const seek = (seconds: number) => {
    if (!video.current) return;
    video.current.pause();
    video.current.currentTime = seconds;
  };
  return (
    <section aria-label={t('Comments')} className="grid gap-4">
      <h2 className="font-medium">{t('Comments')}</h2>
      {comments.length > 0 && (
        <ul className="grid gap-4">
          {comments.map((comment) => (
            <li key={comment.id} className="grid gap-0.5">
              <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
                <span translate="no" className="font-medium">
                  {comment.name}
                </span>
                <span className="text-muted text-xs">
                  <TimeAgo iso={comment.createdAt} />
                </span>
                {comment.timeSeconds !== undefined && (
                  <button
                    type="button"
                    onClick={() => seek(comment.timeSeconds ?? 0)}
                    className="tabular font-mono text-xs underline decoration-line-strong underline-offset-2 hover:decoration-current"
                  >
                    {exactClock(comment.timeSeconds, 1)}
                  </button>
                )}
              </p>
              <p translate="no" className="whitespace-pre-wrap break-words">
                {comment.text}
              </p>
            </li>
          ))}
        </ul>
      )}
      <CommentForm url={url} outputIndex={outputIndex} video={video} />
    </section>
  );
}

function CommentForm({
  url,
  outputIndex,
  video,
}: { url: string } & Pick<ShareCommentsProps, 'outputIndex' | 'video'>) {
  const t = useText();
  const client = useQueryClient();
  const [id, setId] = useState(randomUuid);
  const [name, setName] = useState(guestName.read);
  const [text, setText] = useState('');
  const [seconds, setSeconds] = useState<number>();
  const [failure, setFailure] = useState<{ message: string; field?: string | undefined }>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const timeSeconds = seconds === undefined ? {} : { timeSeconds: seconds };
    const answer = await askGuest(url, { id, name, text, outputIndex, ...timeSeconds });
    setBusy(false);
    if (!answer.ok) {
      setFailure(answer.failure);
      return;
    }
    client.setQueryData(['shared-comments', url], commentsOf(answer.value));
    guestName.keep(name);
    setFailure(undefined);
    setText('');
    setSeconds(undefined);
    setId(randomUuid());
  }

  const errorOf = (field: string) => (failure?.field === field ? failure.message : undefined);
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Field label={t('Your comment')} error={errorOf('text')}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={2000}
            required
            value={text}
            onFocus={() => video.current && setSeconds(Math.round(video.current.currentTime * 10) / 10)}
            onChange={(event) => setText(event.target.value)}
            className={`${fieldClass} resize-y px-3 py-2`}
          />
        )}
      </Field>
      {seconds !== undefined && (
        <label className="flex min-h-6 items-center gap-2 text-muted text-sm pointer-coarse:min-h-10">
          <input
            type="checkbox"
            checked
            onChange={() => setSeconds(undefined)}
            className="size-4 accent-(--accent)"
          />
          {t('At {time}', { time: exactClock(seconds, 1) })}
        </label>
      )}
      <Field label={t('Your name')} error={errorOf('name')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            maxLength={80}
            required
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      {failure && failure.field !== 'text' && failure.field !== 'name' && (
        <p role="alert" className="text-bad text-sm">
          {t(failure.message)}
        </p>
      )}
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {t('Send')}
      </Button>
    </form>
  );
}

function commentsOf(answer: unknown): SharedComment[] {
  return (answer as { comments: SharedComment[] }).comments;
}
