import { useText } from '#components/ui/use-text.tsx';
import type { Size } from './base-video-size.ts';
import type { CropFrame } from './crop-frame.ts';
import { CropOverlay } from './crop-overlay.tsx';
import { KindIcon } from './kind-icon.tsx';
import type { CutPlayer } from './use-cut-player.ts';
import type { MendSource } from './use-mend-source.ts';

interface MendStageProps {
  source: MendSource;
  picture: Size;
  frame: CropFrame | undefined;
  onFrame: (frame: CropFrame) => void;
  player: CutPlayer;
}

/** The picture, video or sound that is being mended, with the frame of its crop. */
export function MendStage({ source, picture, frame, onFrame, player }: MendStageProps) {
  const t = useText();
  const { url, facts } = source;
  const { media, isUnplayable } = player;
  if (facts.kind === 'audio') {
    return <audio {...media} src={url} preload="auto" />;
  }
  return (
    <div className="grid place-items-center overflow-hidden rounded-md bg-background">
      <div
        className="relative max-w-full"
        style={{
          aspectRatio: `${picture.width} / ${picture.height}`,
          width: `min(100%, ${(40 * picture.width) / picture.height}dvh)`,
        }}
      >
        {facts.kind === 'image' && <img src={url} alt={t('What is being fixed')} className="size-full" />}
        {facts.kind === 'video' && !isUnplayable && (
          <video {...media} src={url} playsInline preload="auto" className="size-full" />
        )}
        {isUnplayable && (
          <p className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-4 text-center text-muted text-sm">
            <KindIcon kind="video" className="size-5" />
            {t('This browser cannot play the file. It can still be fixed.')}
          </p>
        )}
        {frame && <CropOverlay frame={frame} picture={picture} onFrame={onFrame} />}
      </div>
    </div>
  );
}
