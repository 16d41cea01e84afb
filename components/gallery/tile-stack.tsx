'use client';

import { useText } from '#components/ui/use-text.tsx';
import type { TakeStack } from '#lib/tasks/take-view.ts';

/** The top of a stack: cards that fan out under the pointer, and how many there are. The grid hears the click. */
export function TileStack({ stack }: { stack: TakeStack }) {
  const t = useText();
  return (
    <button
      type="button"
      tabIndex={-1}
      data-stack={stack.id}
      aria-label={t('Stack of {count} takes', { count: stack.count })}
      className="absolute top-0 right-0 flex h-10 items-start pt-2 pr-2 pl-3 text-white outline-none group-data-selected/tile:top-2 group-data-selected/tile:right-2"
    >
      <span className="tabular flex h-5.5 items-center gap-1.5 rounded-sm bg-black/70 px-1.5 text-xs">
        <span aria-hidden className="relative h-2.5 w-3.5">
          <span className={`${card} group-hover/tile:-translate-x-1 group-hover/tile:-rotate-12`} />
          <span
            className={`${card} translate-x-0.5 -translate-y-0.5 group-hover/tile:translate-x-1 group-hover/tile:rotate-12`}
          />
          <span className={`${card} bg-white!`} />
        </span>
        {stack.count}
      </span>
    </button>
  );
}

const card =
  'absolute inset-0 rounded-[2px] border border-white bg-black transition-transform duration-150 ease-out';
