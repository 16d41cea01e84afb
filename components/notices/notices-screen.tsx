'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { NoticePage } from '#lib/notices/notice-view.ts';
import { paths } from '#lib/paths.ts';
import { NoticeList } from './notice-list.tsx';
import { noticeListOptions, seeNotices } from './notice-queries.ts';

const never = () => () => {};

/** Everything that a person was told in the last 90 days. */
export function NoticesScreen({ initial }: { initial: NoticePage }) {
  const t = useText();
  const client = useQueryClient();
  const list = useInfiniteQuery(noticeListOptions(initial));
  // "Today" is the person's, whose zone the server does not know.
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const notices = list.data?.pages.flatMap((page) => page.notices) ?? [];
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-4 px-4 py-8 md:px-8 md:py-12">
      <header className="flex flex-wrap items-center gap-2">
        <h1 className="mr-auto font-medium text-2xl tracking-tight">{t('Notices')}</h1>
        {notices.some(({ isSeen }) => !isSeen) && (
          <Button look="ghost" onClick={() => void seeNotices(client, {})}>
            {t('Mark all read')}
          </Button>
        )}
        <Link href={paths.noticeSettings()} className={buttonClass()}>
          {t('Settings')}
        </Link>
      </header>
      {notices.length === 0 ? (
        <EmptyState icon={<BellOff />} title={t('Nothing yet')}>
          {t('What you make, and what others say about it, is told here.')}
        </EmptyState>
      ) : (
        <div className="-mx-2 min-h-96 text-sm">
          {isHere && (
            <NoticeList
              notices={notices}
              onFollow={({ id, isSeen }) => {
                if (!isSeen) void seeNotices(client, { ids: [id] });
              }}
            />
          )}
        </div>
      )}
      {list.hasNextPage && (
        <Button
          className="justify-self-center"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('Show more')}
        </Button>
      )}
    </div>
  );
}
