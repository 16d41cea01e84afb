'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { BellOff, Settings2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Link } from '#components/ui/link.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { NoticeView } from '#lib/notices/notice-view.ts';
import { paths } from '#lib/paths.ts';
import { NoticeList } from './notice-list.tsx';
import { noticeListOptions, seeNotices } from './notice-queries.ts';

/** What the bell opens: the newest notices, and the ways to all of them and to their settings. */
export function NoticePanel() {
  const t = useText();
  const client = useQueryClient();
  const root = useRef<HTMLDivElement>(null);
  const { data, isError, refetch } = useInfiniteQuery(noticeListOptions());
  const notices = data?.pages[0]?.notices;
  const close = () => root.current?.closest<HTMLElement>('[popover]')?.hidePopover();

  function follow({ id, isSeen }: NoticeView) {
    close();
    if (!isSeen) void seeNotices(client, { ids: [id] });
  }

  return (
    <div ref={root} className="flex max-h-[min(36rem,80dvh)] flex-col">
      <div className="flex h-12 items-center gap-2 border-line border-b pr-2 pl-4">
        <h2 className="flex-1 font-medium">{t('Notices')}</h2>
        {notices?.some(({ isSeen }) => !isSeen) && (
          <Button look="ghost" size="sm" onClick={() => void seeNotices(client, {})}>
            {t('Mark all read')}
          </Button>
        )}
        <Link
          href={paths.noticeSettings()}
          onClick={close}
          aria-label={t('Notice settings')}
          title={t('Notice settings')}
          className="grid size-8 place-items-center rounded-sm text-muted hover:bg-text/8 hover:text-text pointer-coarse:size-10"
        >
          <Settings2 className="size-4" strokeWidth={1.5} aria-hidden />
        </Link>
      </div>
      <div className="min-h-24 flex-1 overflow-y-auto overscroll-contain px-2 pb-2">
        {notices && notices.length > 0 && <NoticeList notices={notices} onFollow={follow} />}
        {notices?.length === 0 && (
          <p className="grid justify-items-center gap-3 px-6 py-10 text-center text-balance text-muted">
            <BellOff className="size-6 text-faint" strokeWidth={1.25} aria-hidden />
            {t('Nothing yet. What you make, and what others say about it, is told here.')}
          </p>
        )}
        {isError && !notices && (
          <p role="alert" className="grid justify-items-center gap-3 px-6 py-10 text-center text-muted">
            {t('The notices could not be read.')}
            <Button size="sm" onClick={() => void refetch()}>
              {t('Try again')}
            </Button>
          </p>
        )}
        {!notices && !isError && (
          <div className="grid gap-2 px-2 py-4" aria-hidden>
            {[1, 2, 3].map((key) => (
              <Skeleton key={key} className="h-10" />
            ))}
          </div>
        )}
      </div>
      <Link
        href={paths.notices()}
        onClick={close}
        className="grid h-11 place-items-center border-line border-t text-muted text-sm hover:text-text"
      >
        {t('All notices')}
      </Link>
    </div>
  );
}
