'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { takeListOptions } from '#components/take/take-queries.ts';
import { classNames } from '#components/ui/class-names.ts';
import { useModal } from '#components/ui/dialog.tsx';
import { Kbd } from '#components/ui/kbd.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import { type Command, findCommands } from './commands.tsx';

const shownTakes = 6;

/** The command palette: every page and tool, and takes by the words of their prompt. Loaded at its first opening. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useText();
  const id = useId();
  const dialog = useModal();
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = findCommands(typed);
  const takes = useTakesByWords(typed.trim());
  const lines = [...found, ...takes];
  const current = lines[Math.min(at, lines.length - 1)];

  function choose(command: Command | undefined) {
    if (!command) return;
    onClose();
    if (command.href) router.push(command.href);
    command.run?.();
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && lines.length > 0)
      setAt((Math.min(at, lines.length - 1) + step + lines.length) % lines.length);
    else if (event.key === 'Enter') choose(current);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the browser's, as a cancel event.
    <dialog
      ref={dialog}
      aria-label={t('Search and commands')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="dialog m-0 mx-auto mt-[12dvh] max-h-[70dvh] w-[calc(100%-2rem)] max-w-xl flex-col overflow-hidden rounded-lg border border-line bg-panel p-0 text-text shadow-float"
    >
      <div className="flex items-center gap-3 border-line border-b px-4">
        <Search className="size-4 shrink-0 text-muted" strokeWidth={1.5} aria-hidden />
        <input
          autoFocus
          role="combobox"
          aria-label={t('Search pages, tools and takes')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={current ? `${id}-${current.id}` : undefined}
          placeholder={t('Go to a page, start a tool, find a take')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
          className="h-12 w-full bg-transparent text-base outline-none placeholder:text-muted"
        />
        <Kbd>Esc</Kbd>
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('Results')}
        className="min-h-0 flex-1 overflow-y-auto p-2"
      >
        {lines.map((line) => (
          <PaletteLine
            key={line.id}
            id={`${id}-${line.id}`}
            line={line}
            isCurrent={line === current}
            onChoose={() => choose(line)}
          />
        ))}
      </div>
      {lines.length === 0 && (
        <p role="status" className="px-4 pb-6 text-center text-muted">
          {t('Nothing is called that, and no prompt says it.')}
        </p>
      )}
    </dialog>
  );
}

interface PaletteLineProps {
  id: string;
  line: Command;
  isCurrent: boolean;
  onChoose: () => void;
}

function PaletteLine({ id, line, isCurrent, onChoose }: PaletteLineProps) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which names this line as its current one.
    <div
      ref={(element) => {
        if (isCurrent) element?.scrollIntoView({ block: 'nearest' });
      }}
      id={id}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      onClick={onChoose}
      className={classNames(
        'flex h-10 cursor-default items-center gap-3 rounded-sm px-3 text-sm hover:bg-raised aria-selected:bg-raised pointer-coarse:h-12',
        '[&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:stroke-[1.5] [&>svg]:text-muted',
      )}
    >
      {line.icon}
      <span className="truncate">{t(line.label)}</span>
    </div>
  );
}

/** Takes whose prompt has these words, a moment after the typing stops. */
function useTakesByWords(typed: string): Command[] {
  const [search, setSearch] = useState('');
  // The outside system is the clock.
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), 200);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useInfiniteQuery({ ...takeListOptions({ search }), enabled: search.length > 1 });
  if (search.length < 2 || typed.length < 2) return [];
  return (data?.pages[0]?.takes ?? []).slice(0, shownTakes).map((take) => ({
    id: take.id,
    href: paths.take(take.id),
    label: take.prompt || 'A take without a prompt',
    icon: take.poster ? (
      <img src={take.poster.url} alt="" className="h-6 w-10 shrink-0 rounded-[3px] object-cover" />
    ) : (
      <Search aria-hidden />
    ),
  }));
}
