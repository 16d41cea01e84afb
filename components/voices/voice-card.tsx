'use client';

import { useText } from '#components/ui/use-text.tsx';
import type { VoiceShelf } from '#lib/voices/voice-view.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { OwnVoiceMenu } from './own-voice-menu.tsx';
import { SampleStrip } from './sample-strip.tsx';
import { UseVoiceButton } from './use-voice-button.tsx';
import { describeEntry, type VoiceEntry } from './voice-entries.ts';
import { VoiceMark } from './voice-mark.tsx';

interface VoiceCardProps {
  entry: VoiceEntry;
  shelf: VoiceShelf;
  draftScope: string;
}

/** One voice on the wall: who it is, how it sounds. */
export function VoiceCard({ entry, shelf, draftScope }: VoiceCardProps) {
  const t = useText();
  const { own, title, nativeName } = entry;
  return (
    <li className="grid grid-cols-1 content-start gap-2 rounded-md border border-line bg-panel p-3 transition-colors duration-150 hover:border-line-strong">
      <div className="flex items-start gap-3">
        <VoiceMark id={entry.id} />
        <div className="min-w-0 flex-1">
          <div className="flex items-center gap-1">
            <h3 translate="no" className="min-w-0 flex-1 truncate font-medium">
              {t(title)}
            </h3>
            <div className="-my-1 -mr-1 flex shrink-0 pointer-coarse:-my-2.5">
              {shelf.canCreate && <UseVoiceButton entry={entry} draftScope={draftScope} />}
              <FavouriteButton entry={entry} favourites={shelf.favourites} />
              {own && shelf.canCreate && <OwnVoiceMenu voice={own} />}
            </div>
          </div>
          <p className="truncate text-muted text-xs">
            {nativeName && nativeName !== t(title) && (
              <>
                <span lang="zh">{nativeName}</span>
                <span aria-hidden> · </span>
              </>
            )}
            {describeEntry(entry, t)}
          </p>
          {own && (
            <p className="truncate text-muted text-xs">
              <code className="font-mono">{own.voiceId}</code>
              <span aria-hidden> · </span>
              {t('named by')} {own.creatorName}
            </p>
          )}
        </div>
      </div>
      <SampleStrip entry={entry} shelf={shelf} />
    </li>
  );
}
