'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { OutlineChapter } from '#lib/narration/outline.ts';
import { countWords, minuteWords } from './narration-words.ts';

/** A text with a heading in every line must not become a page of a million rows. */
const mostShown = 100;

interface ChaptersListProps {
  chapters: readonly OutlineChapter[];
  speed: number;
  onGo: (chapter: OutlineChapter) => void;
}

/** The chapters of the manuscript with their length; a press goes there. */
export function ChaptersList({ chapters, speed, onGo }: ChaptersListProps) {
  const t = useText();
  const [shown, setShown] = useState(mostShown);
  if (chapters.length === 0) {
    return (
      <p className="text-muted text-sm">
        {t(
          'No headings yet. A line such as “# The door” or “Chapter 3” begins a chapter; the sign itself is not read aloud.',
        )}
      </p>
    );
  }
  return (
    <>
      <ol className="-mx-2 grid">
        {chapters.slice(0, shown).map((chapter) => (
          <li key={chapter.start}>
            <button
              type="button"
              onClick={() => onGo(chapter)}
              className="flex w-full items-baseline gap-3 rounded-sm px-2 py-1 text-left text-sm hover:bg-raised pointer-coarse:min-h-10"
            >
              <span className="min-w-0 flex-1 truncate">
                {chapter.title ?? <span className="text-muted">{t('Before the first heading')}</span>}
              </span>
              <span
                className="tabular shrink-0 text-muted text-xs"
                title={t(countWords(chapter.characters, 'character'))}
              >
                <span aria-hidden>{chapter.characters.toLocaleString('en')}</span>
                <span className="sr-only">{t(countWords(chapter.characters, 'character'))}</span>
                <span className="ml-2 inline-block min-w-16 text-right">
                  {t(minuteWords(chapter.minutes / speed))}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {chapters.length > shown && (
        <Button look="ghost" size="sm" onClick={() => setShown(shown + mostShown * 5)}>
          {t('{value} more', { value: chapters.length - shown })}
        </Button>
      )}
    </>
  );
}
