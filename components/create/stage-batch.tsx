'use client';

import { AudioLines, FileText } from 'lucide-react';
import { Waveform } from '#components/assets/waveform.tsx';
import { StateBadge } from '#components/take/state-badge.tsx';
import { aspectOf } from '#components/take/take-words.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';

interface StageBatchProps {
  /** The takes of one click, in the order in which they were asked for. */
  takes: readonly TakeView[];
  onChoose: (takeId: string) => void;
}

/** Several takes of one click side by side, to choose from. */
export function StageBatch({ takes, onChoose }: StageBatchProps) {
  const t = useText();
  const aspect = Math.max(...takes.map(aspectOf));
  return (
    <section
      aria-label={t('{length} takes of one click', { length: takes.length })}
      className="grid flex-1 content-center p-3 md:p-6"
    >
      <ul
        className={`mx-auto grid w-full gap-2 ${takes.length > 4 ? 'max-w-6xl grid-cols-2 @2xl:grid-cols-4' : 'max-w-4xl grid-cols-2'}`}
      >
        {takes.map((take, index) => (
          <li key={take.id}>
            <button
              type="button"
              onClick={() => onChoose(take.id)}
              aria-label={t('Take {value} of {length}: {value2}', {
                value: index + 1,
                length: takes.length,
                value2: take.prompt.slice(0, 80),
              })}
              className="relative grid w-full place-items-center overflow-hidden rounded-md border border-line bg-panel transition-colors duration-150 hover:border-line-strong"
              style={{ aspectRatio: aspect }}
            >
              <Face take={take} />
              {take.state !== 'succeeded' && (
                <span className="absolute bottom-2 left-2">
                  <StateBadge take={take} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Face({ take }: { take: TakeView }) {
  const { media, poster, peaks } = take;
  const picture = poster ?? (media?.kind === 'image' ? media : undefined);
  if (picture) return <img src={picture.url} alt="" className="absolute inset-0 size-full object-contain" />;
  if (peaks) return <Waveform peaksUrl={peaks.url} className="absolute inset-6 text-accent" />;
  if (media?.kind === 'audio')
    return <AudioLines aria-hidden className="size-6 text-muted" strokeWidth={1.5} />;
  if (take.resultText !== undefined) {
    return <FileText aria-hidden className="size-6 text-muted" strokeWidth={1.5} />;
  }
  return <span className="line-clamp-4 px-4 text-muted text-sm">{take.prompt}</span>;
}
