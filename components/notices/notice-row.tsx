'use client';

import {
  AtSign,
  Check,
  CircleAlert,
  CircleHelp,
  Clapperboard,
  MessageSquare,
  Star,
  UserPlus,
  Webhook,
} from 'lucide-react';
import { Link } from '#components/ui/link.tsx';
import { TimeAgo } from '#components/ui/time-ago.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { NoticeKind } from '#lib/notices/notice-kinds.ts';
import type { NoticeView } from '#lib/notices/notice-view.ts';
import { noticeWords } from '#lib/notices/notice-words.ts';

const icons: Record<NoticeKind, typeof Check> = {
  'take-finished': Check,
  'take-failed': CircleAlert,
  'take-unclear': CircleHelp,
  'batch-finished': Clapperboard,
  mentioned: AtSign,
  commented: MessageSquare,
  'comment-resolved': Check,
  reviewed: Star,
  'member-joined': UserPlus,
  'webhook-paused': Webhook,
};

const tones: Partial<Record<NoticeKind, string>> = {
  'take-finished': 'text-good',
  'comment-resolved': 'text-good',
  'take-failed': 'text-bad',
  'take-unclear': 'text-attention',
  'webhook-paused': 'text-attention',
};

/** One notice, as a link to what it is about. */
export function NoticeRow({ notice, onFollow }: { notice: NoticeView; onFollow: () => void }) {
  const t = useText();
  const { title, detail } = noticeWords(notice, t);
  const Icon = icons[notice.kind];
  return (
    <Link
      href={notice.href}
      onClick={onFollow}
      className="flex min-h-14 items-center gap-3 rounded-sm px-2 py-2 hover:bg-text/6"
    >
      <span className="relative grid h-10 w-16 shrink-0 place-items-center overflow-hidden rounded-[4px] bg-text/6">
        {notice.poster ? (
          <img src={notice.poster.url} alt="" loading="lazy" className="size-full object-cover" />
        ) : (
          <Icon className={`size-4 ${tones[notice.kind] ?? 'text-muted'}`} strokeWidth={1.5} aria-hidden />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-start gap-1.5">
          {notice.poster && (
            <Icon
              className={`mt-0.5 size-3.5 shrink-0 ${tones[notice.kind] ?? 'text-muted'}`}
              strokeWidth={1.75}
              aria-hidden
            />
          )}
          <span className={notice.isSeen ? 'text-muted' : 'font-medium'}>{title}</span>
        </span>
        {detail && (
          <span translate="no" className="block truncate text-muted text-xs">
            {detail}
          </span>
        )}
      </span>
      <span className="flex shrink-0 items-center gap-2 text-muted text-xs">
        <TimeAgo iso={notice.createdAt} />
        <span
          aria-hidden
          className={`size-1.5 rounded-full ${notice.isSeen ? 'bg-transparent' : 'bg-accent'}`}
        />
        {!notice.isSeen && <span className="sr-only">{t('New')}</span>}
      </span>
    </Link>
  );
}
