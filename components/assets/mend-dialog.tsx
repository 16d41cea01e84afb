'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Progress } from '#components/ui/progress.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { MediaFacts } from '#lib/vendor/media-facts.ts';
import type { MediaRole } from '#lib/vendor/media-roles.ts';
import { browserRefusal } from './browser-refusal.ts';
import { ClipStrip } from './clip-strip.tsx';
import { CropControls } from './crop-controls.tsx';
import { CutLine } from './cut-line.tsx';
import { MendMeasures, MendProblems } from './mend-facts.tsx';
import { mendedName, mendFile } from './mend-file.ts';
import { lengthLimit } from './mend-plan.ts';
import { MendStage } from './mend-stage.tsx';
import { TrimBar } from './trim-bar.tsx';
import { useCutPlayer } from './use-cut-player.ts';
import { useMend, useMendRun } from './use-mend.ts';
import { type MendSource, useMendSource } from './use-mend-source.ts';

interface MendDialogProps {
  name: string;
  role: MediaRole;
  /** As dropped here, while the page knows it. */
  file: Blob | undefined;
  assetUrl: string | undefined;
  /** What the others of its role leave of the length that all may have together. */
  maxSeconds?: number | undefined;
  onClose: () => void;
  onMended: (file: Blob, name: string) => void;
}

/** Shows what is wrong with a file, and makes one that is right: trimmed, cropped, scaled, converted. */
export default function MendDialog(props: MendDialogProps) {
  const t = useText();
  const { name, file, assetUrl, onClose } = props;
  // What it was opened with: an upload that ends meanwhile brings a link to the same bytes.
  const [origin] = useState({ file, assetUrl });
  const source = useMendSource(origin.file, origin.assetUrl);
  if (source?.ok) return <MendForm {...props} source={source.value} />;
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={t('Fix {name}', { name })}>
      {source ? (
        <p role="alert">{t(source.failure.message)}</p>
      ) : (
        <div className="grid gap-4">
          <Skeleton className="aspect-video w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      )}
    </Dialog>
  );
}

function MendForm({
  name,
  role,
  source,
  maxSeconds,
  onClose,
  onMended,
}: MendDialogProps & { source: MendSource }) {
  const t = useText();
  const { facts } = source;
  const mend = useMend(role, facts, maxSeconds);
  const { run, start, stop } = useMendRun();
  const player = useCutPlayer(mend.cut);
  const isRunning = run.state === 'running';
  const refusal = browserRefusal(facts.kind);
  const make = () =>
    start(async (options) => {
      const made = await mendFile(source.blob, mend.plan, { role, ...options });
      if (!made.ok) return made.failure;
      onMended(made.value, mendedName(name, mend.plan));
      onClose();
      return undefined;
    });
  const close = () => {
    stop();
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={close}
      size="lg"
      title={titleOf(facts, mend.problems.length > 0)}
      description={t('{name}. A new file is made in this browser; the original stays as it is.', { name })}
      footer={
        <>
          <Button look="ghost" onClick={isRunning ? stop : close}>
            {isRunning ? t('Stop') : t('Cancel')}
          </Button>
          <Button
            look="primary"
            isBusy={isRunning}
            disabled={mend.remaining.length > 0 || !mend.isNeeded || refusal !== undefined}
            onClick={make}
          >
            {mend.problems.length > 0 ? t('Fix and use') : t('Use this version')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid min-w-0 content-start gap-3">
          <MendStage
            {...{ source, player }}
            picture={mend.picture}
            frame={mend.frame}
            onFrame={mend.setFrame}
          />
          {mend.room && mend.cut && (
            <>
              <TrimBar
                cut={mend.cut}
                room={mend.room}
                playheadSeconds={player.seconds}
                onCut={mend.setCut}
                onSeek={player.seek}
              >
                <ClipStrip source={source} />
              </TrimBar>
              <CutLine
                player={player}
                isShared={mend.room.maxSeconds < (lengthLimit(role)?.maxSeconds ?? 0)}
                keptSeconds={mend.cut.endSeconds - mend.cut.startSeconds}
                {...mend.room}
              />
            </>
          )}
          {facts.kind !== 'audio' && (
            <CropControls frame={mend.frame} picture={mend.picture} onFrame={mend.setFrame} />
          )}
        </div>
        <div className="grid content-start gap-5">
          <MendProblems
            problems={mend.problems}
            remaining={new Set(mend.remaining.map(({ rule }) => rule))}
          />
          <MendMeasures before={facts} after={mend.expected} />
          {refusal && <p className="text-attention text-sm">{t(refusal)}</p>}
          <div aria-live="polite" className="grid gap-2 text-sm empty:hidden">
            {run.state === 'running' && (
              <>
                <p>{t('Making the new file…')}</p>
                <Progress label={t('Making the new file')} value={run.progress} />
              </>
            )}
            {run.state === 'failed' && <p className="text-bad">{t(run.failure.message)}</p>}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function titleOf({ kind }: MediaFacts, isWrong: boolean): string {
  const what = { image: 'image', video: 'video', audio: 'sound' }[kind];
  if (isWrong) return `Fix this ${what}`;
  return { image: 'Crop this image', video: 'Trim or crop this video', audio: 'Trim this sound' }[kind];
}
