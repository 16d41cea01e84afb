'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { TimelineMarks } from '#components/review/marks-door.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { timeCode } from '#components/ui/time-words.ts';
import { useText } from '#components/ui/use-text.tsx';
import { FullScreenButton, LoopButton, MuteButton, PlayButton, SpeedButton } from './transport-buttons.tsx';
import type { PlayerControl } from './use-player.ts';

interface PlayerControlsProps {
  player: PlayerControl;
  durationSeconds: number;
  framesPerSecond: number;
  hasAudio: boolean;
  isFull: boolean;
  onToggleFull: () => void;
}

/** Position, time code and buttons under the picture. */
export function PlayerControls(props: PlayerControlsProps) {
  const t = useText();
  const { player, durationSeconds, framesPerSecond, hasAudio, isFull, onToggleFull } = props;
  const code = timeCode(player.seconds, framesPerSecond);
  const part = durationSeconds > 0 ? Math.min(1, player.seconds / durationSeconds) : 0;
  return (
    <div className="grid gap-1 px-1 py-2 sm:px-3">
      <div className="relative mx-2 grid sm:mx-0">
        <TimelineMarks durationSeconds={durationSeconds} />
        <input
          type="range"
          aria-label={t('Position')}
          aria-valuetext={code}
          min={0}
          max={durationSeconds}
          step={1 / framesPerSecond}
          value={player.seconds}
          onChange={(event) => player.seek(event.target.valueAsNumber)}
          style={{ '--share': `${part * 100}%` }}
          className="slider"
        />
      </div>
      <div className="flex items-center sm:gap-1">
        <PlayButton isPlaying={player.isPlaying} onClick={player.togglePlay} />
        <IconButton label={t('Frame back (,)')} icon={<ChevronLeft />} onClick={() => player.step(-1)} />
        <IconButton label={t('Frame on (.)')} icon={<ChevronRight />} onClick={() => player.step(1)} />
        <p className="tabular mx-1 sm:mx-2 whitespace-nowrap text-sm">
          {code}
          <span className="text-muted max-sm:hidden"> / {timeCode(durationSeconds, framesPerSecond)}</span>
        </p>
        <span className="flex-1" />
        <SpeedButton speed={player.speed} onClick={player.nextSpeed} />
        <LoopButton isLooping={player.isLooping} onClick={player.toggleLoop} />
        {hasAudio && <MuteButton isMuted={player.isMuted} onClick={player.toggleMute} />}
        <FullScreenButton isFull={isFull} onClick={onToggleFull} />
      </div>
    </div>
  );
}
