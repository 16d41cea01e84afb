/** A heading in a text: its words without marks, and where its line begins (an index into the string). */
export interface Chapter {
  title: string;
  start: number;
}

/** `## The door`, as Markdown writes it and as every import of ours does. A hash without a space is a word. */
const markedHeading = /^ {0,3}#{1,6}[ \t]+(\S.*?)(?:[ \t]+#+)?[ \t]*$/;
const emptyHeading = /^ {0,3}#{1,6}$/;

const chapterWords =
  'chapter|part|book|act|kapitel|teil|buch|akt|chapitre|partie|livre|cap[ií]tulo|parte|capitolo|libro|hoofdstuk|deel|rozdzia[łl]|kapitola|luku|poglavlje|bölüm|глава|часть|книга|розділ|частина';
const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|the (?:first|second|third|last)';

/** `Chapter 3`, `CHAPTER III: The door`, `Kapitel 2 – Die Tür`. Words without a mark before them: see `isTitle`. */
const namedChapter = new RegExp(
  `^(?:${chapterWords})\\s+(?:\\d{1,4}|[ivxlcdm]{1,8}|${numberWords})(?<rest>(?:\\s*[.:—–-]|\\s).*)?$`,
  'iu',
);
/** `第三章 归来`, `第12話`, `제 3 장`. */
const eastAsianChapter =
  /^(?:第\s*[0-9０-９零〇一二三四五六七八九十百千两]+\s*[章回节節卷集部篇幕话話]|제\s*\d+\s*[장부화])(?:[\s:：.、　—-].*)?$/u;
const lonelyTitle =
  /^(?:prologue?|epilogue?|preface|foreword|introduction|afterword|vorwort|nachwort|einleitung|prólogo|epílogo|prologo|epilogo|introducción|пролог|эпилог|序章|序言|楔子|尾声|尾聲|后记|後記|終章|プロローグ|エピローグ)[.:]?$/iu;

/** Longer lines are sentences that begin like a heading. */
const longestTitle = 80;

/**
 * The chapters of a text in order: Markdown headings, and lines such as `Chapter 3`, `Kapitel II: Die Tür` or
 * `第三章 归来`. Those in letters count only after a blank line, so that a sentence which says "chapter 3" is none.
 */
export function findChapters(text: string): Chapter[] {
  return findHeadings(text).flatMap(({ title, start }) => (title === '' ? [] : { title, start }));
}

/** The same with the headings that have no words, and where the ink of each line ends. */
export function findHeadings(text: string): (Chapter & { end: number })[] {
  const headings: (Chapter & { end: number })[] = [];
  let isAfterBlank = true;
  let start = 0;
  while (start < text.length) {
    const lineFeed = text.indexOf('\n', start);
    const end = lineFeed < 0 ? text.length : lineFeed;
    // A line without an end, such as a megabyte of letters, is no heading and need not be copied.
    const line = text.slice(start, Math.min(end, start + 400)).trimEnd();
    const title = titleOf(line, isAfterBlank);
    if (title !== undefined) headings.push({ title, start, end: start + line.length });
    isAfterBlank = line === '';
    start = end + 1;
  }
  return headings;
}

function titleOf(line: string, isAfterBlank: boolean): string | undefined {
  if (line === '' || line.length >= 400) return undefined;
  const words = line.trim();
  if (words.startsWith('#')) return emptyHeading.test(line) ? '' : markedHeading.exec(line)?.[1];
  if (words.length > longestTitle) return undefined;
  if (eastAsianChapter.test(words)) return /[。！？，]$/u.test(words) ? undefined : words;
  if (!isAfterBlank) return undefined;
  if (lonelyTitle.test(words)) return words;
  const named = namedChapter.exec(words);
  return named && isTitle(named.groups?.rest ?? '') ? words : undefined;
}

/** What follows the number: nothing, words behind a mark, or a few words that end like a title and not like a sentence. */
function isTitle(rest: string): boolean {
  return /^\s*[.:—–-]/u.test(rest) || !/[.,;!?]$/.test(rest);
}
