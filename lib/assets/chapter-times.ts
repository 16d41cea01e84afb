/** Where a chapter begins: in which part of a sound, and after what share of the part's characters (0 to 1). */
export interface ChapterPlace {
  title: string;
  part: number;
  share: number;
}

/** `isExact` where a chapter begins a part; elsewhere its second is reckoned from the characters before it. */
export interface ChapterTime {
  title: string;
  startSeconds: number;
  isExact: boolean;
}

/** Seconds of chapters in a sound that is made of parts so long, in their order. */
export function chapterTimes(places: readonly ChapterPlace[], partSeconds: readonly number[]): ChapterTime[] {
  return places.map(({ title, part, share }) => {
    const before = partSeconds.slice(0, part).reduce((sum, seconds) => sum + seconds, 0);
    const startSeconds = before + share * (partSeconds[part] ?? 0);
    return { title, startSeconds: Math.round(startSeconds * 1000) / 1000, isExact: share === 0 };
  });
}
