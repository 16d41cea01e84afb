'use client';

import { Check, Star } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useText } from '#components/ui/use-text.tsx';
import { voiceKey } from '#lib/voices/voice.ts';
import type { VoiceShelf } from '#lib/voices/voice-view.ts';
import { PlaySign } from './play-button.tsx';
import { sampleOf } from './sample-of.ts';
import { toggleSound, useIsPlaying } from './sound-store.ts';
import { describeEntry, type VoiceEntry } from './voice-entries.ts';
import { VoiceMark } from './voice-mark.tsx';

interface PickerOptionProps {
  id: string;
  entry: VoiceEntry;
  shelf: VoiceShelf;
  isCurrent: boolean;
  isChosen: boolean;
  onReach: () => void;
  onChoose: () => void;
}

/**
 * One voice of the list. A finger first reaches it, to hear it at the foot of the list; a mouse, Enter and a screen
 * reader choose it. The signs on its right are for the pointer alone: the same is done by buttons at the foot.
 */
export function PickerOption({
  id,
  entry,
  shelf,
  isCurrent,
  isChosen,
  onReach,
  onChoose,
}: PickerOptionProps) {
  const t = useText();
  const found = sampleOf(shelf.samples, entry);
  const url = found.is === 'ready' ? found.sample.url : undefined;
  const isPlaying = useIsPlaying(url);

  function press({ nativeEvent }: MouseEvent) {
    const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    if (isTouch && !isCurrent) onReach();
    else onChoose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search field's, which names this line as its current one.
    <div
      ref={(element) => {
        if (isCurrent) element?.scrollIntoView({ block: 'nearest' });
      }}
      id={id}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && !isCurrent && onReach()}
      onClick={press}
      className="flex h-13 cursor-default scroll-my-8 items-center gap-3 rounded-sm px-2 aria-selected:bg-raised"
    >
      <VoiceMark id={entry.id} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="truncate text-sm">{t(entry.title)}</span>
          {entry.nativeName && (
            <span lang="zh" className="truncate text-muted text-xs">
              {entry.nativeName}
            </span>
          )}
        </span>
        <span className="block truncate text-muted text-xs">
          {describeEntry(entry, t) || t('The vendor decides whether it knows this id')}
        </span>
      </span>
      {isChosen && (
        <span className="flex items-center gap-1 text-xs">
          <Check aria-hidden className="size-4 stroke-[1.5]" />
          {t('Chosen')}
        </span>
      )}
      {shelf.favourites.includes(voiceKey(entry)) && (
        <Star aria-hidden className="size-3.5 fill-accent stroke-0" />
      )}
      {url !== undefined && (
        <span
          aria-hidden
          onClick={(event) => {
            event.stopPropagation();
            onReach();
            toggleSound(url);
          }}
          className="grid size-8 place-items-center rounded-full text-muted hover:bg-accent hover:text-on-accent pointer-coarse:size-10"
        >
          <PlaySign isPlaying={isPlaying} />
        </span>
      )}
    </div>
  );
}
