'use client';

import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { VoiceShelf } from '#lib/voices/voice-view.ts';
import { useSilenceAtEnd } from './use-sound-face.ts';
import { useVoicesAddress } from './use-voices-address.ts';
import { VoiceCard } from './voice-card.tsx';
import { entriesOf, filterEntries, languagesOf, type VoiceEntry } from './voice-entries.ts';
import { VoiceFilters } from './voice-filters.tsx';
import { useShelf } from './voice-queries.ts';
import { NoOwnVoices, NoVoiceMatches } from './voices-states.tsx';

const AddVoiceDialog = lazyPart(() => import('./add-voice-dialog.tsx').then((found) => found.AddVoiceDialog));

interface VoiceWallProps {
  initial: VoiceShelf;
  draftScope: string;
}

/** Every voice: the team's own, those of long speech, those of short speech. */
export function VoiceWall({ initial, draftScope }: VoiceWallProps) {
  const t = useText();
  const { data: shelf = initial } = useShelf(initial);
  const { filter, setFilter } = useVoicesAddress();
  const [isAdding, setAdding] = useState(false);
  useSilenceAtEnd();

  const all = entriesOf(shelf.own);
  const found = filterEntries(all, filter, shelf.favourites);
  const sections = [
    { title: 'Named by the team', note: '', entries: found.filter(({ own }) => own) },
    {
      title: 'Narration',
      note: 'Long speech: whole chapters and books, with emotions and pitch.',
      entries: found.filter(({ own, family }) => !own && family === 'long'),
    },
    {
      title: 'Short speech',
      note: 'A line at once, in many languages whatever the voice’s own accent.',
      entries: found.filter(({ own, family }) => !own && family === 'short'),
    },
  ].filter(({ entries }) => entries.length > 0);

  return (
    <div className="mx-auto grid w-full max-w-[100rem] grid-cols-1 gap-6 px-4 py-6 md:px-8 md:py-8">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="mr-auto grid gap-0.5">
          <h1 className="font-medium text-2xl tracking-tight">{t('Voices')}</h1>
          <p className="text-muted">{t('Hear them, mark them, and cast one line in several.')}</p>
        </div>
        <Link href={paths.casting()} className={buttonClass()}>
          {t('Castings')}
        </Link>
        {shelf.canCreate && (
          <Button onClick={() => setAdding(true)}>
            <Plus aria-hidden className="size-4 stroke-[1.5]" />
            {t('Add a voice')}
          </Button>
        )}
      </header>
      <VoiceFilters filter={filter} languages={languagesOf(all)} onChange={setFilter} />
      <p role="status" className="sr-only">
        {found.length === 1 ? t('1 voice') : t('{length} voices', { length: found.length })}
      </p>
      {sections.map((section) => (
        <Section key={section.title} {...section} shelf={shelf} draftScope={draftScope} />
      ))}
      {sections.length === 0 &&
        (filter.isOwn && shelf.own.length === 0 ? (
          <NoOwnVoices canCreate={shelf.canCreate} onAdd={() => setAdding(true)} />
        ) : (
          <NoVoiceMatches onClear={() => setFilter({})} />
        ))}
      {isAdding && (
        <Suspense>
          <AddVoiceDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface SectionProps {
  title: string;
  note: string;
  entries: VoiceEntry[];
  shelf: VoiceShelf;
  draftScope: string;
}

function Section({ title, note, entries, ...rest }: SectionProps) {
  const t = useText();
  return (
    <section aria-label={t(title)} className="grid grid-cols-1 gap-3">
      <h2 className="flex flex-wrap items-baseline gap-x-3 font-medium text-lg">
        {t(title)}
        <span className="tabular font-normal text-muted text-xs">{entries.length}</span>
        {note && <span className="font-normal text-muted text-sm">{t(note)}</span>}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-2.5">
        {entries.map((entry) => (
          <VoiceCard key={entry.key} entry={entry} {...rest} />
        ))}
      </ul>
    </section>
  );
}
