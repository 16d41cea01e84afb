import { findMentions } from '#lib/review/mentions.ts';
import type { PersonView } from '#lib/review/review-view.ts';

/** A comment's text in pieces: words, links, names. It is never markup. Pure. */
export type CommentPiece =
  | { kind: 'words'; text: string }
  | { kind: 'mention'; text: string }
  | { kind: 'link'; text: string; url: string };

/** Only what a browser opens in a page; the brackets and full stops after it belong to the sentence. */
const link = /https?:\/\/[^\s<>"'“”‘’（）【】，。；：！？]+/giu;
const sentenceEnd = /[.,;:!?)\]}]+$/;

export function piecesOf(text: string, mentions: readonly PersonView[]): CommentPiece[] {
  const found = [...linksIn(text), ...namesIn(text, mentions)].toSorted((a, b) => a.start - b.start);
  const pieces: CommentPiece[] = [];
  let at = 0;
  for (const { start, end, piece } of found) {
    // A name inside a link is part of the link.
    if (start < at) continue;
    if (start > at) pieces.push({ kind: 'words', text: text.slice(at, start) });
    pieces.push(piece);
    at = end;
  }
  if (at < text.length) pieces.push({ kind: 'words', text: text.slice(at) });
  return pieces;
}

interface Found {
  start: number;
  end: number;
  piece: CommentPiece;
}

function linksIn(text: string): Found[] {
  return [...text.matchAll(link)].flatMap(({ 0: found, index }) => {
    const url = withoutEnd(found);
    if (!URL.canParse(url)) return [];
    return [{ start: index, end: index + url.length, piece: { kind: 'link', text: url, url } }];
  });
}

/** A closing bracket stays where the link has opened it. */
function withoutEnd(found: string): string {
  const cut = found.replace(sentenceEnd, '');
  return found[cut.length] === ')' && cut.includes('(') ? `${cut})` : cut;
}

function namesIn(text: string, mentions: readonly PersonView[]): Found[] {
  return findMentions(text, mentions).map(({ start, end }) => ({
    start,
    end,
    piece: { kind: 'mention', text: text.slice(start, end) },
  }));
}
