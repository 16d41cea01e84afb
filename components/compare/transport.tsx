'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  FullScreenButton,
  LoopButton,
  MuteButton,
  PlayButton,
  SpeedButton,
} from '#components/take/player/transport-buttons.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { timeCode } from '#components/ui/time-words.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { CompareClock } from './compare-clock.ts';
import { useClockState } from './use-compare-clock.ts';

interface TransportProps {
  clock: CompareClock;
  framesPerSecond: number;
  hasSound: boolean;
  isMuted: boolean;
  onToggleMute: () => void;
  /** Some are shorter than others. */
  areUneven: boolean;
  isFull: boolean;
  onToggleFull: () => void;
}

/** One position and one set of buttons for all that plays. */
export function Transport(props: TransportProps) {
  const t = useText();
  const { clock, framesPerSecond, hasSound, isMuted, onToggleMute, areUneven, isFull, onToggleFull } = props;
  const state = useClockState(clock);
  const { seconds, durationSeconds } = state;
  const code = timeCode(seconds, framesPerSecond);
  const share = durationSeconds > 0 ? Math.min(1, seconds / durationSeconds) : 0;
  return (
    <div className="grid shrink-0 grid-cols-[minmax(0,1fr)] gap-1 px-2 py-1.5 sm:px-3">
      <input
        type="range"
        aria-label={t('Position of all takes')}
        aria-valuetext={code}
        min={0}
        max={durationSeconds}
        step={1 / framesPerSecond}
        value={seconds}
        onChange={(event) => clock.seek(event.target.valueAsNumber)}
        style={{ '--share': `${share * 100}%` }}
        className="slider"
      />
      <div className="flex flex-wrap items-center sm:gap-1">
        <PlayButton isPlaying={state.isPlaying} onClick={clock.toggle} />
        <IconButton label={t('Frame back (,)')} icon={<ChevronLeft />} onClick={() => clock.step(-1)} />
        <IconButton label={t('Frame on (.)')} icon={<ChevronRight />} onClick={() => clock.step(1)} />
        <p className="tabular mx-1 whitespace-nowrap text-sm sm:mx-2">
          {code}
          <span className="text-muted max-sm:hidden"> / {timeCode(durationSeconds, framesPerSecond)}</span>
        </p>
        <p role="status" className="min-w-0 flex-1 truncate text-muted text-xs">
          {state.isWaiting && t('Waiting until all can play')}
        </p>
        {areUneven && (
          <select
            aria-label={t('When a shorter one is over')}
            value={state.ending}
            onChange={(event) => clock.endBy(event.target.value === 'loop' ? 'loop' : 'hold')}
            className="h-8 cursor-pointer rounded-sm border border-line bg-panel px-2 text-xs max-sm:order-last max-sm:my-1 max-sm:w-full pointer-coarse:h-10"
          >
            <option value="hold">{t('Shorter ones hold their last frame')}</option>
            <option value="loop">{t('Shorter ones begin again')}</option>
          </select>
        )}
        <SpeedButton speed={state.speed} onClick={clock.nextSpeed} />
        <LoopButton isLooping={state.isLooping} onClick={clock.toggleLoop} />
        {hasSound && <MuteButton isMuted={isMuted} onClick={onToggleMute} />}
        <FullScreenButton isFull={isFull} onClick={onToggleFull} />
      </div>
    </div>
  );
}
