'use client';

import { AudioLines, SearchX } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { useText } from '#components/ui/use-text.tsx';

/** There are voices, but none under this filter. */
export function NoVoiceMatches({ onClear }: { onClear: () => void }) {
  const t = useText();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('No voice matches')}
      action={<Button onClick={onClear}>{t('Show all voices')}</Button>}
    >
      {t('Names are searched in English and Chinese, ids and accents too, and every word must be there.')}
    </EmptyState>
  );
}

/** The team has named no voice yet. */
export function NoOwnVoices({ canCreate, onAdd }: { canCreate: boolean; onAdd: () => void }) {
  const t = useText();
  return (
    <EmptyState
      icon={<AudioLines />}
      title={t('The team has named no voice yet')}
      action={canCreate && <Button onClick={onAdd}>{t('Add a voice')}</Button>}
    >
      {t(
        'A cloned voice gets a name here, for example “Claire, warm” for the id that the vendor gave it. The winner of a casting comes here as well.',
      )}
    </EmptyState>
  );
}
