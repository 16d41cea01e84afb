/** A search as a person types it, taken apart. Pure. */

export interface SearchTerm {
  /** Folded as the searched text is: it must stand in it as it is, or as a form of its word. */
  text: string;
  /** Only as it is: it was put in quotes. */
  isPhrase: boolean;
  /** It must not stand there: it was written with a minus. */
  isExcluded: boolean;
}

/** Scripts that put no spaces between words, and signs: kept as characters and pairs (`search_words` of the migrations). */
const unspaced =
  '[\\u1100-\\u11ff\\u2190-\\u2bff\\u2e80-\\u2fdf\\u3005-\\u3007\\u3021-\\u3029\\u3040-\\u312f\\u3131-\\u318f\\u31a0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua960-\\ua97f\\uac00-\\ud7ff\\uf900-\\ufaff\\u{1f000}-\\u{3ffff}]';
const runs = new RegExp(`${unspaced}+|(?:(?!${unspaced}).)+`, 'gsu');
const unspacedRuns = new RegExp(`${unspaced}+`, 'gu');

/** The one spelling in which words are kept and looked for; the same as `search_fold` in the database. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFKC')
    .replaceAll('ς', 'σ')
    .replace(/\s+/g, ' ');
}

/**
 * The terms of a search: words, "phrases in quotes", and either with a minus before it. Undefined for a search that has
 * neither a letter nor a sign: nothing is found by it.
 */
export function searchTerms(search: string): SearchTerm[] | undefined {
  const folded = foldText(search.replace(/[“”„«»「」『』＂]/g, '"'));
  const terms: SearchTerm[] = [];
  let hasEmpty = false;
  for (const [, minus, phrase, word] of folded.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))/g)) {
    const isExcluded = minus === '-';
    const pieces = phrase === undefined ? (word?.match(runs) ?? []) : [phrase.trim()];
    for (const text of pieces) {
      if (text === '' || text === '-') continue;
      const isEmpty = wordsIn(text).length === 0 && pairsIn(text).length === 0;
      if (!isEmpty) terms.push({ text, isPhrase: phrase !== undefined, isExcluded });
      // A comma between words asks for nothing.
      else hasEmpty = true;
    }
  }
  return terms.length === 0 && hasEmpty ? undefined : terms;
}

/** The words of a folded text in scripts that put spaces between them. */
export function wordsIn(text: string): string[] {
  return text.replace(unspacedRuns, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What a text in other scripts is found by: pairs of characters that stand together, a single one where it is alone. */
export function pairsIn(text: string): string[] {
  const lexemes = (text.match(unspacedRuns) ?? []).flatMap((run) => {
    const signs = [...run];
    return signs.length === 1 ? signs : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
  });
  return [...new Set(lexemes)];
}
