'use client';

import type { TakeView } from '#lib/tasks/take-view.ts';
import { StageSlate } from '../stage-slate.tsx';
import { StageSound } from '../stage-sound.tsx';
import { LivePlayer } from './live-player.tsx';
import { useLiveSpeech } from './live-speech.ts';

/** A spoken take: while it is heard, what is heard; then its sound, or what happened instead. */
export function SpokenTake({ take, takes }: { take: TakeView; takes: readonly TakeView[] }) {
  const live = useLiveSpeech(take.id);
  if (live) return <LivePlayer live={live} take={take} />;
  if (take.state === 'succeeded' && take.media) return <StageSound take={take} media={take.media} />;
  return <StageSlate take={take} takes={takes} />;
}
