import type { Chapter } from '#lib/tasks/take-view.ts';

/** Which chapter is heard at a time, counted from 0; -1 before the first. Chapters come in their order. */
export function chapterAt(chapters: readonly Chapter[], seconds: number): number {
  // A jump lands a hair before its mark in some formats.
  return chapters.findLastIndex((chapter) => chapter.startSeconds <= seconds + 0.05);
}

/** Where "one back" leads: to the start of this chapter, or of the one before when this has only begun. */
export function chapterBefore(chapters: readonly Chapter[], seconds: number): number {
  const now = chapterAt(chapters, seconds);
  const start = chapters[now]?.startSeconds ?? 0;
  return seconds - start > 2 ? start : (chapters[now - 1]?.startSeconds ?? 0);
}

/** Where "one on" leads; undefined in the last chapter. */
export function chapterAfter(chapters: readonly Chapter[], seconds: number): number | undefined {
  return chapters[chapterAt(chapters, seconds) + 1]?.startSeconds;
}
