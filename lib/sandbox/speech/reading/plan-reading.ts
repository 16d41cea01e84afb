import type { Pronunciation } from '#lib/vendor/pronunciation.ts';
import { type LanguageChoice, languageRuns, type Reader, readerOf } from './language-runs.ts';
import { isEnglish } from './languages.ts';
import { marked, withoutMarks } from './marks.ts';
import { normalizeEnglish } from './normalize-english.ts';
import { replaceWords } from './replace-words.ts';
import { withoutDecoration } from './without-decoration.ts';

/** A stretch of text that is said in one go, in one language, and the silence after it at normal speed. */
export interface Line {
  text: string;
  language: string;
  pauseSeconds: number;
}

export interface ReadingOptions extends LanguageChoice {
  pronunciations: readonly Pronunciation[];
  /** Which numbers are written out in English: all, those in English sentences, or none. */
  normalization: 'all' | 'english' | 'none';
}

const sentencePauseSeconds = 0.32;
const paragraphPauseSeconds = 0.7;
const languagePauseSeconds = 0.03;
/** The engine takes long sentences in pieces, so that a text without a full stop stays small in memory. */
const longestPiece = 400;
const abbreviation = /\b(?:Mr|Mrs|Ms|Dr|St|Prof|Sr|Jr|vs|No|e\.g|i\.e)\.\s*$/;

/** Cuts a text into the lines that are read aloud, one after the other. Nothing is made before it is asked for. */
export function* planReading(given: string, options: ReadingOptions): Generator<Line> {
  let text = withoutDecoration(replaceWords(withoutMarks(given), options.pronunciations));
  if (options.normalization === 'all') text = normalizeEnglish(text, (words) => marked('english', words));
  const languageOf = readerOf(text, options);
  // The last line of a paragraph waits until the next one begins: after the very last there is no long pause.
  let waiting: Line | undefined;
  for (const paragraph of text.split(/\n+/)) {
    for (const line of linesOfParagraph(paragraph, languageOf, options)) {
      if (waiting) yield waiting;
      waiting = line;
    }
    if (waiting) waiting.pauseSeconds = paragraphPauseSeconds;
  }
  if (waiting) yield { ...waiting, pauseSeconds: sentencePauseSeconds };
}

function* linesOfParagraph(paragraph: string, languageOf: Reader, options: ReadingOptions): Generator<Line> {
  for (const sentence of sentencesOf(paragraph)) {
    const lines = languageRuns(sentence, languageOf, options.english).flatMap(({ text, language }) => {
      const isRead = options.normalization === 'english' && isEnglish(language);
      return piecesOf(isRead ? normalizeEnglish(text) : text)
        .filter((piece) => /[\p{L}\p{N}\p{S}]/u.test(piece))
        .map((piece) => ({ text: piece, language, pauseSeconds: languagePauseSeconds }));
    });
    const last = lines.at(-1);
    if (last) last.pauseSeconds = sentencePauseSeconds;
    yield* lines;
  }
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

function* sentencesOf(paragraph: string): Generator<string> {
  let open = '';
  for (const { segment } of segmenter.segment(paragraph)) {
    open += segment;
    if (abbreviation.test(open) && open.length < longestPiece) continue;
    yield open;
    open = '';
  }
  if (open !== '') yield open;
}

/** Cuts at the last sign or space before the limit, or at the limit where there is none. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > longestPiece) {
    const head = rest.slice(0, longestPiece);
    const end =
      Math.max(...[',', ';', ':', '，', '、', '；', ' '].map((sign) => head.lastIndexOf(sign))) + 1 ||
      longestPiece;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...pieces, rest];
}
