'use client';

import { useId } from 'react';
import { useText } from '#components/ui/use-text.tsx';
import type { NoticeView } from '#lib/notices/notice-view.ts';
import { NoticeRow } from './notice-row.tsx';

interface NoticeListProps {
  notices: readonly NoticeView[];
  onFollow: (notice: NoticeView) => void;
}

/** Notices of today and from before. */
export function NoticeList({ notices, onFollow }: NoticeListProps) {
  const midnight = new Date().setHours(0, 0, 0, 0);
  const isToday = ({ createdAt }: NoticeView) => Date.parse(createdAt) >= midnight;
  return (
    <>
      <Section title="Today" notices={notices.filter(isToday)} onFollow={onFollow} />
      <Section title="Earlier" notices={notices.filter((one) => !isToday(one))} onFollow={onFollow} />
    </>
  );
}

function Section({ title, notices, onFollow }: NoticeListProps & { title: string }) {
  const t = useText();
  const id = useId();
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="px-2 pt-3 pb-1 text-muted text-xs">
        {t(title)}
      </h3>
      <ul>
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} onFollow={() => onFollow(notice)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
