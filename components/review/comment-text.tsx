import type { PersonView } from '#lib/review/review-view.ts';
import { piecesOf } from './comment-pieces.ts';

/** What somebody wrote: words, with links that open elsewhere and names that stand out. Never markup. */
export function CommentText({ text, mentions }: { text: string; mentions: readonly PersonView[] }) {
  let at = 0;
  return (
    <p translate="no" className="whitespace-pre-wrap text-pretty break-words text-sm">
      {piecesOf(text, mentions).map((piece) => {
        at += piece.text.length;
        if (piece.kind === 'words') return piece.text;
        if (piece.kind === 'mention') {
          return (
            <span key={at} className="rounded-[4px] bg-text/8 px-0.5 font-medium">
              {piece.text}
            </span>
          );
        }
        return (
          <a
            key={at}
            href={piece.url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="break-all underline decoration-dotted underline-offset-4 hover:decoration-solid"
          >
            {piece.text}
          </a>
        );
      })}
    </p>
  );
}
