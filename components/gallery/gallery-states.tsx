'use client';

import { Clapperboard, SearchX, WifiOff } from 'lucide-react';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { RequestFailed } from '#components/ui/get-json.ts';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';

/** Nobody has made anything yet. */
export function NoTakesYet({ canCreate, isProject }: { canCreate: boolean; isProject: boolean }) {
  const t = useText();
  if (isProject) {
    return (
      <EmptyState icon={<Clapperboard />} title={t('No takes in this project yet')}>
        {canCreate
          ? t(
              'Work in it, and new takes land here; those that are there already can be moved from the gallery.',
            )
          : t('Takes that are made in it land here.')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Clapperboard />}
      title={t('No takes yet')}
      action={
        canCreate && (
          <Link href={paths.create()} className={buttonClass({ look: 'primary' })}>
            {t('Make the first take')}
          </Link>
        )
      }
    >
      {canCreate
        ? t(
            'Every take of the team lands here. Start with words alone, for example “A red kite climbs over white dunes at dawn, slow drone shot”.',
          )
        : t('Every take of the team lands here, as soon as somebody makes one.')}
    </EmptyState>
  );
}

/** There are takes, but none under this filter. */
export function NoMatches({ onClear }: { onClear: () => void }) {
  const t = useText();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('No take matches')}
      action={<Button onClick={onClear}>{t('Show all takes')}</Button>}
    >
      {t('Words are looked for in prompts, titles, comments and names, and every word must be there.')}
    </EmptyState>
  );
}

/** The list could not be read. */
export function GalleryFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText();
  const words =
    error instanceof RequestFailed
      ? error.failure.message
      : 'The studio could not be reached. Your takes are safe; running ones go on.';
  return (
    <EmptyState
      icon={<WifiOff />}
      title={t('The gallery could not be loaded')}
      action={<Button onClick={onRetry}>{t('Try again')}</Button>}
    >
      {words}
    </EmptyState>
  );
}

/** What is shown stays, and is old: the studio does not answer. (Offline and signed out are said by the frame.) */
export function StaleNote({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div
      role="status"
      className="flex items-center gap-3 rounded-sm border border-attention/40 px-3 py-1.5 text-sm"
    >
      <WifiOff aria-hidden className="size-4 shrink-0 stroke-[1.5] text-attention" />
      <span className="flex-1">
        {t('The studio cannot be reached. This is how it was; running takes go on.')}
      </span>
      <Button size="sm" look="ghost" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  );
}

/** More takes could not be read; those that are there stay. */
export function MoreFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText();
  return (
    <div role="alert" className="flex flex-wrap items-center justify-center gap-3 p-3 text-sm">
      <span>
        {error instanceof RequestFailed
          ? t(error.failure.message)
          : t('More takes could not be loaded. Those you see stay.')}
      </span>
      <Button size="sm" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  );
}
