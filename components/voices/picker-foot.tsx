'use client';

import { Button } from '#components/ui/button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { VoiceShelf } from '#lib/voices/voice-view.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { SampleStrip } from './sample-strip.tsx';
import type { VoiceEntry } from './voice-entries.ts';

interface PickerFootProps {
  entry: VoiceEntry;
  shelf: VoiceShelf;
  verb: string;
  onChoose: () => void;
  /** Where several are chosen: enough. */
  onDone?: (() => void) | undefined;
}

/** The current voice of the list: its id, its sample, a mark, and the choice. */
export function PickerFoot({ entry, shelf, verb, onChoose, onDone }: PickerFootProps) {
  const t = useText();
  return (
    <div className="grid gap-2 border-line border-t px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <div className="flex items-center gap-2 text-sm">
        <span className="min-w-0 truncate font-medium">{t(entry.title)}</span>
        <code className="min-w-0 flex-1 truncate font-mono text-muted text-xs">{entry.id}</code>
        <FavouriteButton entry={entry} favourites={shelf.favourites} />
      </div>
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <SampleStrip key={entry.key} entry={entry} shelf={shelf} />
        </div>
        <Button
          look={onDone ? 'secondary' : 'primary'}
          onClick={onChoose}
          aria-label={`${verb} ${entry.title}`}
        >
          {t(verb)}
        </Button>
        {onDone && (
          <Button look="primary" onClick={onDone}>
            {t('Done')}
          </Button>
        )}
      </div>
    </div>
  );
}
