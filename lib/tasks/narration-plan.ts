import { z } from 'zod';
import type { ChapterPlace } from '#lib/assets/chapter-times.ts';
import { cutIntoParts, type TextPart } from '#lib/narration/cut-text.ts';
import { countCharacters } from '#lib/vendor/video-limits.ts';

/** How a narration is cut into requests and where its chapters stand in them. */
export interface NarrationPlan {
  /** What is spoken in each part. */
  texts: string[];
  places: ChapterPlace[];
}

/** Texts over 50,000 characters are several parts (spec 0, last section). Without chapters each part is one. */
export function planNarration(text: string): NarrationPlan {
  const parts = cutIntoParts(text);
  const places = parts.flatMap(placesIn);
  const asParts = parts.map((_part, index) => ({ title: `Part ${index + 1}`, part: index, share: 0 }));
  const texts = parts.map((part) => part.text);
  return { texts, places: places.length > 0 || parts.length < 2 ? places : asParts };
}

/** From one chapter to the next, so that each character is counted once. */
function placesIn({ text, chapters }: TextPart, part: number): ChapterPlace[] {
  const all = countCharacters(text);
  let at = 0;
  let before = 0;
  return chapters.map(({ title, start }) => {
    before += countCharacters(text.slice(at, start));
    at = start;
    return { title, part, share: before / all };
  });
}

const frozenPlaces = z.object({
  places: z.array(z.object({ title: z.string(), part: z.number(), share: z.number() })),
});

/** The places that a narration of several parts keeps as its body, because it is never sent itself. */
export function readPlaces(requestBody: unknown): ChapterPlace[] {
  return frozenPlaces.safeParse(requestBody).data?.places ?? [];
}

/** A narration of several parts is a task that calls nobody: its parts do. */
export const noPath = '';

export function hasParts({ requestPath }: { requestPath: string }): boolean {
  return requestPath === noPath;
}
