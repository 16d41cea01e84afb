'use client';

import { useEffect, useRef } from 'react';
import { clockWords } from '#components/ui/time-words.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { Chapter } from '#lib/tasks/take-view.ts';

interface ChapterListProps {
  chapters: readonly Chapter[];
  /** The one that is heard. */
  current: number;
  onGo: (seconds: number) => void;
}

/** The chapters of a narration, each a button to its beginning. */
export function ChapterList({ chapters, current, onGo }: ChapterListProps) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  // The outside system is the list's scrolling: the chapter that is heard stays in sight.
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <section aria-label={t('Chapters')} className="min-h-0 overflow-y-auto">
      <ol ref={list} className="mx-auto grid max-w-2xl gap-0.5 p-1">
        {chapters.map((chapter, index) => (
          <li key={chapter.startSeconds}>
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onGo(chapter.startSeconds)}
              className="flex min-h-9 w-full items-baseline gap-3 rounded-sm px-3 py-1.5 text-left text-sm hover:bg-raised aria-[current=true]:bg-raised aria-[current=true]:text-text pointer-coarse:min-h-11"
            >
              <span className="tabular w-6 shrink-0 text-right text-muted text-xs">{index + 1}</span>
              <span className="min-w-0 flex-1">{chapter.title}</span>
              <ChapterTime chapter={chapter} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The vendor says no times: only the beginning of a part is known exactly. */
function ChapterTime({ chapter: { startSeconds, isExact } }: { chapter: Chapter }) {
  const t = useText();
  const time = clockWords(startSeconds);
  if (isExact) return <span className="tabular text-muted text-xs">{time}</span>;
  return (
    <span title={t('Reckoned from the characters before it')} className="tabular text-muted text-xs">
      <span className="sr-only">{t('about')}</span>
      <span aria-hidden>≈</span> {time}
    </span>
  );
}
