'use client';

import { Maximize, Minimize, Pause, Play, Repeat, Volume2, VolumeX } from 'lucide-react';
import { IconButton } from '#components/ui/icon-button.tsx';

/** The buttons that every player has, for video and for sound alike, each with its key. */

interface PlayButtonProps {
  isPlaying: boolean;
  onClick: () => void;
  className?: string;
}

export function PlayButton({ isPlaying, onClick, className }: PlayButtonProps) {
  return (
    <IconButton
      className={className}
      label={isPlaying ? 'Pause (Space)' : 'Play (Space)'}
      icon={isPlaying ? <Pause /> : <Play />}
      onClick={onClick}
    />
  );
}

export function SpeedButton({ speed, onClick }: { speed: number; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Speed ${speed}, change (S)`}
      onClick={onClick}
      className="tabular h-9 min-w-11 rounded-sm px-1 text-muted text-sm hover:bg-raised hover:text-text pointer-coarse:h-10"
    >
      {speed}×
    </button>
  );
}

export function LoopButton({ isLooping, onClick }: { isLooping: boolean; onClick: () => void }) {
  return (
    <IconButton
      label="Loop (R)"
      icon={<Repeat />}
      aria-pressed={isLooping}
      onClick={onClick}
      className="aria-pressed:bg-raised aria-pressed:text-text"
    />
  );
}

export function MuteButton({ isMuted, onClick }: { isMuted: boolean; onClick: () => void }) {
  return (
    <IconButton
      label={isMuted ? 'Sound on (M)' : 'Sound off (M)'}
      icon={isMuted ? <VolumeX /> : <Volume2 />}
      onClick={onClick}
    />
  );
}

export function FullScreenButton({ isFull, onClick }: { isFull: boolean; onClick: () => void }) {
  return (
    <IconButton
      label={isFull ? 'Leave full screen (F)' : 'Full screen (F)'}
      icon={isFull ? <Minimize /> : <Maximize />}
      onClick={onClick}
    />
  );
}
