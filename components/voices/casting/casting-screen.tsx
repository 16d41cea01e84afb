'use client';

import { ChevronLeft, Drama } from 'lucide-react';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { CastingLine, CastingView } from '#lib/voices/casting-view.ts';
import type { VoiceShelf } from '#lib/voices/voice-view.ts';
import { useSilenceAtEnd } from '../use-sound-face.ts';
import { useShelf } from '../voice-queries.ts';
import { CastingForm } from './casting-form.tsx';
import { CastingSheet } from './casting-sheet.tsx';
import { PastCastings } from './past-castings.tsx';

interface CastingScreenProps {
  initialShelf: VoiceShelf;
  /** The one that the address names. */
  casting: CastingView | undefined;
  past: CastingLine[];
  draftScope: string;
  undoSeconds: number;
}

/** One line in several voices: the form on the left, the sheet on the right, and the castings before it. */
export function CastingScreen({ initialShelf, casting, past, draftScope, undoSeconds }: CastingScreenProps) {
  const t = useText();
  const { data: shelf = initialShelf } = useShelf(initialShelf);
  useSilenceAtEnd();
  return (
    <div className="mx-auto grid w-full max-w-[100rem] grid-cols-1 gap-6 px-4 py-6 md:px-8 md:py-8">
      <header className="grid gap-0.5">
        <Link
          href={paths.voices()}
          className="-ml-0.5 flex items-center gap-1 justify-self-start text-muted text-sm hover:text-text pointer-coarse:min-h-10"
        >
          <ChevronLeft aria-hidden className="size-4 stroke-[1.5]" />
          {t('Voices')}
        </Link>
        <h1 className="font-medium text-2xl tracking-tight">{t('Casting')}</h1>
        <p className="text-muted">
          {t('One line in several voices and moods, side by side. The winner gets a name.')}
        </p>
      </header>
      <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[24rem_minmax(0,1fr)] xl:gap-10">
        {shelf.canCreate && (
          <div className={casting ? 'order-last xl:order-none' : undefined}>
            <CastingForm shelf={shelf} draftScope={draftScope} undoSeconds={undoSeconds} />
          </div>
        )}
        <div className={`grid grid-cols-1 gap-10 ${shelf.canCreate ? '' : 'xl:col-span-2'}`}>
          {casting && (
            <CastingSheet key={casting.id} initial={casting} shelf={shelf} draftScope={draftScope} />
          )}
          {past.length > 0 && <PastCastings past={past} openId={casting?.id} />}
          {past.length === 0 && !casting && (
            <EmptyState icon={<Drama />} title={t('Nothing was cast yet')}>
              {shelf.canCreate
                ? t(
                    'Write a line, for example “I told you not to open that door.”, choose a few voices and emotions, and hear all of them next to each other.',
                  )
                : t(
                    'As soon as somebody lets several voices speak a line, they can be heard here next to each other.',
                  )}
            </EmptyState>
          )}
        </div>
      </div>
    </div>
  );
}
