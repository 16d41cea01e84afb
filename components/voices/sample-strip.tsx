'use client';

import { CircleAlert, CircleHelp, Play, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { usePeaks } from '#components/assets/use-peaks.ts';
import { PlayedBars } from '#components/assets/waveform.tsx';
import { stateWords } from '#components/take/state-words.ts';
import { Button } from '#components/ui/button.tsx';
import { Link } from '#components/ui/link.tsx';
import { clockWords } from '#components/ui/time-words.ts';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import { explainFailure } from '#lib/tasks/failure-words.ts';
import type { SampleView, VoiceShelf } from '#lib/voices/voice-view.ts';
import { PlayButton } from './play-button.tsx';
import { sampleOf, samplePrice } from './sample-of.ts';
import { useMakeSample } from './use-make-sample.ts';
import { useSoundFace } from './use-sound-face.ts';
import type { VoiceEntry } from './voice-entries.ts';

/** A voice to be heard: its sample with its waveform, or the way to one, with its price. */
export function SampleStrip({ entry, shelf }: { entry: VoiceEntry; shelf: VoiceShelf }) {
  const t = useText();
  const { make, isAsking } = useMakeSample(entry);
  const found = sampleOf(shelf.samples, entry);
  if (found.is === 'ready') return <ReadyStrip entry={entry} sample={found.sample} />;
  if (isAsking || found.is === 'speaking') {
    return (
      <p role="status" className={`${strip} gap-2 text-muted text-sm`}>
        <span aria-hidden className="size-2 animate-pulse rounded-full bg-accent" />
        {isAsking ? t('Asking') : t(stateWords[found.is === 'speaking' ? found.state : 'sending'].word)}
        <span className="sr-only">{t(': the sample of {title}', { title: t(entry.title) })}</span>
      </p>
    );
  }
  if (found.is === 'unclear') {
    return (
      <Link href={paths.take(found.taskId)} className={`${strip} gap-2 text-attention text-sm underline`}>
        <CircleHelp aria-hidden className={icon} />
        {t('Unclear: decide about it')}
      </Link>
    );
  }
  const price = samplePrice(entry, shelf);
  if (found.is === 'failed') {
    return (
      <div className={`${strip} gap-2`}>
        <CircleAlert aria-hidden className={`${icon} text-bad`} />
        <Link
          href={paths.take(found.sample.taskId)}
          className="line-clamp-2 min-w-0 flex-1 text-bad text-xs hover:underline"
        >
          {t(failureWords(found.sample))}
        </Link>
        {shelf.canCreate && (
          <Button
            size="sm"
            onClick={make}
            aria-label={t('Try the sample of {title} again, {price}', { title: entry.title, price })}
          >
            <RotateCcw aria-hidden className={icon} />
            {t('Again')}
          </Button>
        )}
      </div>
    );
  }
  if (!shelf.canCreate) return <p className={`${strip} text-muted text-sm`}>{t('No sample yet')}</p>;
  return (
    <button
      type="button"
      onClick={make}
      className={`${strip} group/make w-full gap-2.5 rounded-sm text-left text-muted text-sm transition-colors hover:text-text`}
    >
      <span className="grid size-8 shrink-0 place-items-center rounded-full border border-line-strong border-dashed group-hover/make:border-muted">
        <Play aria-hidden className="ml-0.5 size-3.5 stroke-[1.5]" />
      </span>
      <span>
        {t('Make a sample, {price}', { price: t(price) })}
        <span className="sr-only">: {t(entry.title)}</span>
      </span>
    </button>
  );
}

const strip = 'flex h-10 items-center';
const icon = 'size-4 shrink-0 stroke-[1.5]';

interface ReadyStripProps {
  entry: VoiceEntry;
  sample: SampleView & { url: string };
}

function ReadyStrip({ entry, sample }: ReadyStripProps) {
  const t = useText();
  const face = useRef<HTMLDivElement>(null);
  const isPlaying = useSoundFace(sample.url, face);
  const peaks = usePeaks(sample.peaksUrl);
  return (
    <div ref={face} className={`${strip} gap-2.5`}>
      <PlayButton
        label={t('the sample of {title}', { title: entry.title })}
        url={sample.url}
        isPlaying={isPlaying}
      />
      <PlayedBars peaks={peaks ?? []} className="h-7 min-w-0 flex-1" />
      {entry.settings && (
        <span
          title={t('The sample is the voice as it is, without the settings of this name.')}
          className="text-muted text-xs"
        >
          {t('plain voice')}
        </span>
      )}
      <span className="tabular text-muted text-xs">
        {t(clockWords(Math.round(sample.durationSeconds ?? 0)))}
      </span>
    </div>
  );
}

/** Of a sample only the voice's id is not our own, so what the vendor does not take can be nothing else. */
function failureWords({ failure, state }: SampleView): string {
  if (!failure) return 'The sample was not made.';
  if (failure.kind === 'invalid-request') return 'The vendor does not take this voice id. Its words…';
  return explainFailure(failure, state).title;
}
