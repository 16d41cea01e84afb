import { ArrowRight, Check, TriangleAlert } from 'lucide-react';
import { useText } from '#components/ui/use-text.tsx';
import type { MediaFacts } from '#lib/vendor/media-facts.ts';
import { lengthWords, pixelWords, rateWords, sizeWords } from './media-words.ts';

/** What was wrong, each marked as mended or not by the choices of this moment. */
export function MendProblems({
  problems,
  remaining,
}: {
  problems: readonly { rule: string; message: string }[];
  remaining: ReadonlySet<string>;
}) {
  const t = useText();
  if (problems.length === 0) return null;
  return (
    <ul className="grid gap-1.5 text-sm">
      {problems.map(({ rule, message }) => {
        const isOpen = remaining.has(rule);
        const Icon = isOpen ? TriangleAlert : Check;
        return (
          <li key={message} className="flex gap-2">
            <Icon
              aria-hidden
              strokeWidth={1.75}
              className={`mt-0.5 size-4 shrink-0 ${isOpen ? 'text-attention' : 'text-good'}`}
            />
            <span className={isOpen ? '' : 'text-muted'}>
              {t(message)}{' '}
              <span className="sr-only">{isOpen ? t('Not fixed yet.') : t('Will be fixed.')}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type Measure = (facts: MediaFacts) => string | undefined;

const measures: Record<string, Measure> = {
  Length: ({ durationSeconds: seconds }) => (seconds ? lengthWords(seconds, { tenths: true }) : undefined),
  Pixels: pixelWords,
  Rate: ({ framesPerSecond: rate }) => (rate ? rateWords(rate) : undefined),
  File: ({ format }) => format.toUpperCase(),
  Picture: ({ videoCodec }) => videoCodec && codecWords(videoCodec),
  Sound: ({ kind, hasAudio, audioCodec }) => {
    if (kind === 'image') return undefined;
    return hasAudio && audioCodec ? codecWords(audioCodec) : 'none';
  },
};

function codecWords(codec: string): string {
  return { avc: 'H.264', hevc: 'H.265', 'pcm-s16': 'PCM' }[codec] ?? codec.toUpperCase();
}

/** The file's measures before and after, with what changes marked. */
export function MendMeasures({ before, after }: { before: MediaFacts; after: MediaFacts }) {
  const t = useText();
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {Object.entries(measures).map(([label, words]) => {
        const [was, becomes] = [words(before), words(after)];
        if (!was) return null;
        return (
          <div key={label} className="contents">
            <dt className="text-muted">{t(label)}</dt>
            <dd className="tabular flex flex-wrap items-center gap-x-1.5">
              <span className={was === becomes ? '' : 'text-muted'}>{was}</span>
              {was !== becomes && (
                <>
                  <ArrowRight aria-label={t('becomes')} className="size-3.5 text-muted" strokeWidth={1.5} />
                  <span>{becomes}</span>
                </>
              )}
            </dd>
          </div>
        );
      })}
      <div className="contents">
        <dt className="text-muted">{t('Size')}</dt>
        <dd className="tabular">{t(sizeWords(before.sizeBytes))}</dd>
      </div>
    </dl>
  );
}
