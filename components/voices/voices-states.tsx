'use client';

import { AudioLines, SearchX } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';

/** There are voices, but none under this filter. */
export function NoVoiceMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="No voice matches"
      action={<Button onClick={onClear}>Show all voices</Button>}
    >
      Names are searched in English and Chinese, ids and accents too, and every word must be there.
    </EmptyState>
  );
}

/** The team has named no voice yet. */
export function NoOwnVoices({ canCreate, onAdd }: { canCreate: boolean; onAdd: () => void }) {
  return (
    <EmptyState
      icon={<AudioLines />}
      title="The team has named no voice yet"
      action={canCreate && <Button onClick={onAdd}>Add a voice</Button>}
    >
      A cloned voice gets a name here, for example “Claire, warm” for the id that the vendor gave it. The
      winner of a casting comes here as well.
    </EmptyState>
  );
}
