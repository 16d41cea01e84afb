'use client';

import { Bell } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTakeChanges } from '#components/take/use-take-changes.ts';
import { Popover } from '#components/ui/popover.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { useNews } from './use-news.ts';

const loadPanel = () => import('./notice-panel.tsx').then((module) => ({ default: module.NoticePanel }));
const NoticePanel = lazy(loadPanel);

/** How many notices are new; its panel is fetched as the pointer or the focus comes near. */
export function NoticeBell() {
  const t = useText();
  const { data } = useTakeChanges();
  const unseen = data?.counts.unseen ?? 0;
  useNews(data?.counts);
  return (
    <Popover
      label={t('Notices')}
      align="end"
      className="w-[min(24rem,calc(100vw-2rem))] p-0!"
      trigger={
        <button
          type="button"
          onPointerEnter={loadPanel}
          onFocus={loadPanel}
          className="relative grid size-8 place-items-center rounded-sm text-muted hover:bg-raised hover:text-text pointer-coarse:size-10"
        >
          <Bell className="size-4" strokeWidth={1.5} aria-hidden />
          <span className="sr-only">
            {unseen > 0 ? t('Notices, {count} new', { count: unseen }) : t('Notices')}
          </span>
          {unseen > 0 && (
            <span
              aria-hidden
              className="tabular absolute top-0 right-0 grid h-4 min-w-4 place-items-center rounded-full bg-text px-1 font-medium text-[0.625rem] text-background leading-none"
            >
              {unseen > 99 ? '99+' : unseen}
            </span>
          )}
        </button>
      }
    >
      <Suspense fallback={<div className="h-40" />}>
        <NoticePanel />
      </Suspense>
    </Popover>
  );
}
