'use client';

import { Maximize, Minimize, Pause, Play, Repeat, Volume2, VolumeX } from 'lucide-react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useText } from '#components/ui/use-text.tsx';

/** The buttons that every player has, for video and for sound alike, each with its key. */

interface PlayButtonProps {
  isPlaying: boolean;
  onClick: () => void;
  className?: string;
}

export function PlayButton({ isPlaying, onClick, className }: PlayButtonProps) {
  const t = useText();
  return (
    <IconButton
      className={className}
      label={isPlaying ? t('Pause (Space)') : t('Play (Space)')}
      icon={isPlaying ? <Pause /> : <Play />}
      onClick={onClick}
    />
  );
}

export function SpeedButton({ speed, onClick }: { speed: number; onClick: () => void }) {
  const t = useText();
  return (
    <button
      type="button"
      aria-label={t('Speed {speed}, change (S)', { speed })}
      onClick={onClick}
      className="tabular h-9 min-w-11 rounded-sm px-1 text-muted text-sm hover:bg-raised hover:text-text pointer-coarse:h-10"
    >
      {speed}×
    </button>
  );
}

export function LoopButton({ isLooping, onClick }: { isLooping: boolean; onClick: () => void }) {
  const t = useText();
  return (
    <IconButton
      label={t('Loop (R)')}
      icon={<Repeat />}
      aria-pressed={isLooping}
      onClick={onClick}
      className="aria-pressed:bg-raised aria-pressed:text-text"
    />
  );
}

export function MuteButton({ isMuted, onClick }: { isMuted: boolean; onClick: () => void }) {
  const t = useText();
  return (
    <IconButton
      label={isMuted ? t('Sound on (M)') : t('Sound off (M)')}
      icon={isMuted ? <VolumeX /> : <Volume2 />}
      onClick={onClick}
    />
  );
}

export function FullScreenButton({ isFull, onClick }: { isFull: boolean; onClick: () => void }) {
  const t = useText();
  return (
    <IconButton
      label={isFull ? t('Leave full screen (H)') : t('Full screen (H)')}
      icon={isFull ? <Minimize /> : <Maximize />}
      onClick={onClick}
    />
  );
}
