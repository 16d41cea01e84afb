/** A stretch of a text in which an end is looked for, by indices. */
interface Room {
  text: string;
  from: number;
  to: number;
}

/** How far past its room an end looks, to see what follows. */
const lookAhead = 40;

/** Bounded, like every repetition of marks here: a megabyte of full stops must not take longer than one of words. */
const closing = '["\'”’»›」』）)\\]】*_]{0,4}';
/** A blank line; or a line that ends as a sentence does, because many texts part paragraphs by one line only. */
const paragraphEnd = new RegExp(
  `(?:\\r?\\n[ \\t\\u3000]*(?:\\r?\\n[ \\t\\u3000]*)+|(?<=[.!?…。！？]${closing})[ \\t]*\\r?\\n\\s*)`,
  'gu',
);
/** Letters need a blank after the full stop and no small letter behind it (`e.g. so`); 。！？ end where they stand. */
const sentenceEnd = new RegExp(
  `(?:[.!?…]{1,6}${closing}\\s+(?=\\S)(?!\\p{Ll})|[。！？；｡]{1,6}[”’」』）】"']{0,4}\\s*)`,
  'gu',
);
/** After these a full stop ends no sentence. */
const abbreviation =
  /(?:^|[\s("'“‘])(?:Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|vs|No|Nr|Vol|Fig|cf|ca|bzw|Hr|Fr|Mme|Mlle|Sra?|Sig|\p{Lu})\.\s*$/u;

/** The index after the last paragraph that ends within the room, with the blanks behind it. */
export function lastParagraphEnd(room: Room): number | undefined {
  return endsIn(room, paragraphEnd).at(-1);
}

export function lastSentenceEnd(room: Room): number | undefined {
  return endsIn(room, sentenceEnd).findLast(
    (end) => !abbreviation.test(room.text.slice(Math.max(0, end - 12), end)),
  );
}

export function lastSpaceEnd(room: Room): number | undefined {
  return endsIn(room, /\s+/gu).at(-1);
}

function endsIn({ text, from, to }: Room, pattern: RegExp): number[] {
  const ends: number[] = [];
  for (const match of text.slice(from, to + lookAhead).matchAll(pattern)) {
    const end = from + match.index + match[0].length;
    if (end <= to) ends.push(end);
  }
  return ends;
}

/**
 * The last index up to `limit` that parts no character: not a surrogate pair, not a letter from its accents, not an
 * emoji from its joined parts. Only where one such character is longer than a part may be is it parted after all.
 */
export function hardEnd(text: string, start: number, limit: number): number {
  const from = Math.max(start, limit - 500);
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
    text.slice(from, limit + 500),
  );
  const around = segments.containing(limit - from);
  const end = around ? from + around.index : limit;
  return end > start ? end : limit;
}
