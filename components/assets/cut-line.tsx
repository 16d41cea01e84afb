import { Pause, Play } from 'lucide-react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { lengthWords } from './media-words.ts';
import type { CutPlayer } from './use-cut-player.ts';

interface CutLineProps {
  player: CutPlayer;
  keptSeconds: number;
  minSeconds: number;
  maxSeconds: number;
  /** Others of its role take a part of the length that all may have together. */
  isShared: boolean;
}

/** Under the timeline: play what is kept, and how long it is and may be. */
export function CutLine({ player, keptSeconds, minSeconds, maxSeconds, isShared }: CutLineProps) {
  const t = useText();
  const { isPlaying, isUnplayable, seconds, toggle } = player;
  const range = { least: t(secondWords(minSeconds)), most: t(secondWords(maxSeconds)) };
  return (
    <div className="flex items-center gap-2 text-sm">
      <IconButton
        size="sm"
        disabled={isUnplayable}
        label={isPlaying ? t('Pause') : t('Play what is kept')}
        icon={isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        onClick={toggle}
      />
      <span className="tabular text-muted">{t(lengthWords(seconds, { tenths: true }))}</span>
      <span className="ml-auto text-right text-muted">
        <span className="tabular text-text">
          {t('{seconds} kept', { seconds: t(secondWords(keptSeconds)) })}
        </span>
        <span aria-hidden> · </span>
        {isShared
          ? t('{least} to {most} are left beside the others', range)
          : t('{least} to {most} allowed', range)}
      </span>
    </div>
  );
}

function secondWords(seconds: number): string {
  return `${Math.round(seconds * 10) / 10} s`;
}
