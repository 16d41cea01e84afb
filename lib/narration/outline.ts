import { countCharacters } from '#lib/vendor/video-limits.ts';
import { findChapters } from './chapters.ts';
import { cutIntoParts } from './cut-text.ts';
import { estimateMinutes } from './speaking-time.ts';
import { spokenText } from './spoken-text.ts';

/** A stretch of the text from one heading to the next; what stands before the first heading has no title. */
export interface OutlineChapter {
  title: string | undefined;
  /** Where it begins in the text (an index into the string). */
  start: number;
  characters: number;
  minutes: number;
}

/** What the desk says of a text. Characters are those that are spoken, and billed. */
export interface Outline {
  characters: number;
  minutes: number;
  /** Characters of each part that is sent. */
  parts: number[];
  chapters: OutlineChapter[];
}

export function outlineOf(text: string, speed = 1): Outline {
  const parts = cutIntoParts(text).map((part) => part.text);
  const characters = parts.map(countCharacters);
  return {
    characters: characters.reduce((sum, count) => sum + count, 0),
    minutes: parts.reduce((sum, part) => sum + estimateMinutes(part, speed), 0),
    parts: characters,
    chapters: chaptersOf(text, speed),
  };
}

function chaptersOf(text: string, speed: number): OutlineChapter[] {
  const found = findChapters(text);
  const first = found[0];
  const hasOpening = first !== undefined && text.slice(0, first.start).trim() !== '';
  const heads: { title: string | undefined; start: number }[] = hasOpening
    ? [{ title: undefined, start: 0 }, ...found]
    : found;
  return heads.map(({ title, start }, index) => {
    const spoken = spokenText(text.slice(start, heads[index + 1]?.start ?? text.length));
    return { title, start, characters: countCharacters(spoken), minutes: estimateMinutes(spoken, speed) };
  });
}
