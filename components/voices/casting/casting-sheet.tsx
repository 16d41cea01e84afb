'use client';

import { CopyPlus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TimeAgo } from '#components/ui/time-ago.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { CastingView } from '#lib/voices/casting-view.ts';
import { voiceKey } from '#lib/voices/voice.ts';
import type { VoiceShelf } from '#lib/voices/voice-view.ts';
import { describeEntry, entryOfValue } from '../voice-entries.ts';
import { VoiceMark } from '../voice-mark.tsx';
import { useCasting } from '../voice-queries.ts';
import { type Cell, CellView } from './cell-view.tsx';
import { emotionWords } from './emotion-words.ts';
import { NameWinnerDialog } from './name-winner-dialog.tsx';
import { useFillForm } from './use-fill-form.ts';

interface CastingSheetProps {
  initial: CastingView;
  shelf: VoiceShelf;
  draftScope: string;
}

/** A casting: voices down, emotions across, each square with its own life. Arrow keys go from square to square. */
export function CastingSheet({ initial, shelf, draftScope }: CastingSheetProps) {
  const t = useText();
  const { data: casting = initial } = useCasting(initial.id, initial);
  const fillForm = useFillForm(draftScope);
  const [winner, setWinner] = useState<Cell>();
  const { text, plan, creatorName, createdAt, cells } = casting;
  const columns = plan.emotions.length === 0 ? [null] : plan.emotions;
  const made = cells.filter(({ take }) => take?.state === 'succeeded').length;

  return (
    <section aria-label={t('Casting')} className="grid grid-cols-1 gap-4">
      <header className="relative grid gap-1">
        <h2 className="text-balance font-medium text-xl">“{text}”</h2>
        <p className="text-muted text-sm">
          {creatorName}, <TimeAgo iso={createdAt} />
          {plan.speed !== 1 && ` · ${t('speed {speed}', { speed: plan.speed })}`}
          <span aria-hidden> · </span>
          <span role="status">{t('{made} of {length} made', { made, length: cells.length })}</span>
        </p>
        {shelf.canCreate && (
          <Button
            size="sm"
            look="ghost"
            onClick={() => fillForm({ text, plan })}
            className="-ml-2.5 justify-self-start md:absolute md:right-0 md:bottom-0 md:ml-0"
          >
            <CopyPlus aria-hidden className="size-4 stroke-[1.5]" />
            {t('Use for a new casting')}
          </Button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the buttons in it, and moves the focus among them. */}
      <div
        style={{ '--columns': columns.length }}
        onKeyDown={moveToNeighbour}
        className="grid grid-cols-1 gap-px overflow-hidden rounded-md border border-line bg-line"
      >
        <div aria-hidden className={`${row} hidden bg-panel text-muted text-xs md:grid`}>
          <span />
          {columns.map((emotion) => (
            <span key={emotion ?? ''} className="px-3 py-2">
              {t(emotionWords(emotion))}
            </span>
          ))}
        </div>
        {plan.voices.map((voice, rowIndex) => {
          const entry = entryOfValue(shelf, voice.family, voice.id, undefined);
          const own = cells.filter((cell) => voiceKey(cell.voice) === voiceKey(voice));
          return (
            <article key={voiceKey(voice)} aria-label={t(entry.title)} className={`${row} gap-px`}>
              <div className="flex min-w-0 items-center gap-3 bg-panel p-3">
                <VoiceMark id={voice.id} size="sm" />
                <div className="min-w-0">
                  <h3 className="truncate font-medium text-sm">{t(entry.title)}</h3>
                  <p className="truncate text-muted text-xs">{describeEntry(entry, t) || voice.id}</p>
                </div>
              </div>
              {own.map((cell, column) => (
                <CellView
                  key={cell.key}
                  casting={casting}
                  cell={cell}
                  title={t(entry.title)}
                  place={`${rowIndex}-${column}`}
                  isWide={own.length < columns.length}
                  shelf={shelf}
                  onName={() => setWinner(cell)}
                />
              ))}
            </article>
          );
        })}
      </div>
      {winner && (
        <NameWinnerDialog
          cell={winner}
          speed={plan.speed}
          entry={entryOfValue(shelf, winner.voice.family, winner.voice.id, undefined)}
          onClose={() => setWinner(undefined)}
        />
      )}
    </section>
  );
}

const row = 'grid grid-cols-1 md:grid-cols-[13rem_repeat(var(--columns),minmax(9.5rem,1fr))]';

const steps: Partial<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** From one square's button to that of the next; a row with one square has it under every column. */
function moveToNeighbour(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const here = event.target instanceof HTMLElement && event.target.closest<HTMLElement>('[data-place]');
  if (!step || !here) return;
  const [rowAt = 0, columnAt = 0] = (here.dataset.place ?? '').split('-').map(Number);
  const find = (column: number) =>
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${rowAt + step[0]}-${column}"] button`);
  const target = find(columnAt + step[1]) ?? (step[0] === 0 ? null : find(0));
  event.preventDefault();
  target?.focus();
}
