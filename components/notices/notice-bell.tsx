'use client';

import { Bell } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTakeChanges } from '#components/take/use-take-changes.ts';
import { Popover } from '#components/ui/popover.tsx';
import { useText } from '#components/ui/use-text.tsx';

const loadPanel = () => import('./notice-panel.tsx').then((module) => ({ default: module.NoticePanel }));
const NoticePanel = lazy(loadPanel);
const News = lazy(() => import('./news.tsx').then((module) => ({ default: module.News })));
/** A page is looked at first; what may have come is told a moment later. */
const newsAfterMs = 3_000;

/** How many notices are new; its panel is fetched as the pointer or the focus comes near. */
export function NoticeBell() {
  const t = useText();
  const { data } = useTakeChanges();
  const unseen = data?.counts.unseen ?? 0;
  const newest = data?.counts.newestNotice;
  // What was there when the page was opened is no news.
  const [since, setSince] = useState<string | null>();
  if (newest !== undefined && since === undefined) setSince(newest);
  const [isLate, setLate] = useState(false);
  // The outside system is the clock.
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), newsAfterMs);
    return () => clearTimeout(timer);
  }, []);
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
          {isLate && newest !== undefined && since !== undefined && (
            <Suspense>
              <News newest={newest} since={since} unseen={unseen} />
            </Suspense>
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
