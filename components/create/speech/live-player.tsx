'use client';

import { Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { clockWords } from '#components/ui/time-words.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { attend, type LiveSpeech, stopListening } from './live-speech.ts';

/** What a take shows while it is spoken and heard at once. */
export function LivePlayer({ live, take }: { live: LiveSpeech; take: TakeView }) {
  const t = useText();
  const seconds = usePlayedSeconds(live.audio);
  const isSpeaking = live.state === 'speaking';
  // The outside system is the sound.
  useEffect(attend, []);
  return (
    <div className="grid w-full max-w-2xl justify-items-center gap-6 rounded-md border border-line bg-panel px-6 py-10 text-center">
      <SpeakingBars isMoving={isSpeaking} />
      <p className="line-clamp-4 text-balance text-lg leading-7">{take.prompt}</p>
      <div className="grid justify-items-center gap-3">
        <p role="status" className="text-muted text-sm">
          {isSpeaking ? t('Speaking now') : t('About to speak')}
          <span aria-hidden className="tabular ml-2">
            {t(clockWords(Math.floor(seconds)))}
          </span>
        </p>
        <Button onClick={stopListening}>
          <Square aria-hidden className="size-3.5 fill-current" strokeWidth={0} />
          {t('Stop listening')}
        </Button>
        <p className="text-muted text-xs">{t('The take is made and saved all the same.')}</p>
      </div>
    </div>
  );
}

function usePlayedSeconds(audio: HTMLAudioElement): number {
  const [seconds, setSeconds] = useState(0);
  // The outside system is the media element.
  useEffect(() => {
    const tell = () => setSeconds(audio.currentTime);
    audio.addEventListener('timeupdate', tell);
    return () => audio.removeEventListener('timeupdate', tell);
  }, [audio]);
  return seconds;
}

const bars = [0.4, 0.75, 1, 0.6, 0.85, 0.5, 0.7];

/** A sign that somebody speaks; no measure of anything. */
function SpeakingBars({ isMoving }: { isMoving: boolean }) {
  return (
    <div aria-hidden className="flex h-14 items-center gap-1.5">
      {bars.map((share, index) => (
        <span
          key={share}
          className={`w-1.5 rounded-full bg-accent transition-opacity duration-200 ${isMoving ? 'animate-pulse motion-reduce:animate-none' : 'opacity-40'}`}
          style={{ height: `${share * 100}%`, animationDelay: `${index * -0.27}s` }}
        />
      ))}
    </div>
  );
}
