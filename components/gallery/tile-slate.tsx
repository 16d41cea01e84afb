'use client';

import { MoneyWords } from '#components/take/money-words.tsx';
import { StateLine } from '#components/take/state-line.tsx';
import { settingsWords } from '#components/take/take-words.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';

/** A tile without a picture of its own: its state in words and its prompt, over what it is made from. */
export function TileSlate({ take }: { take: TakeView }) {
  const isText = take.state === 'succeeded' && take.resultText !== undefined;
  return (
    <span className="absolute inset-0 flex flex-col gap-1.5 p-3 text-sm">
      {take.backdrop && (
        <img
          src={take.backdrop.url}
          alt=""
          decoding="async"
          draggable={false}
          className="absolute inset-0 -z-10 size-full scale-110 object-cover opacity-25 blur-md"
        />
      )}
      <StateLine take={take} />
      <span className="line-clamp-4 min-h-0 text-pretty text-muted group-hover/tile:text-text group-has-focus-visible/tile:text-text">
        {isText ? take.resultText : take.prompt}
      </span>
      <span className="mt-auto hidden gap-3 truncate text-muted text-xs @min-[14rem]:flex">
        <MoneyWords take={take} />
        <span className="truncate">{settingsWords(take)}</span>
      </span>
    </span>
  );
}
