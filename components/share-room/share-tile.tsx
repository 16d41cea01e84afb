'use client';

import { AudioLines, FileText, Play } from 'lucide-react';
import { useState } from 'react';
import { Waveform } from '#components/assets/waveform.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { clockWords } from '#components/ui/time-words.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { SharedTake } from '#lib/sharing/shared-take.ts';

/** The widths at which a row is broken: two in a row on a phone. */
const rowHeight = 'clamp(104px, 16vw, 220px)';

/** One take among the posters. Its words, where the link shows them, stand below it. */
export function ShareTile({
  take,
  number,
  onOpen,
}: {
  take: SharedTake;
  number: number;
  onOpen: () => void;
}) {
  const t = useText();
  const [isNear, setNear] = useState(false);
  const [file] = take.files;
  const ratio = Math.min(2.4, Math.max(0.56, (file?.posterWidth ?? 16) / (file?.posterHeight ?? 9)));
  const words = take.title ?? take.prompt ?? take.text;
  return (
    <li className="min-w-0" style={{ flexGrow: ratio, flexBasis: `calc(${rowHeight} * ${ratio})` }}>
      <button
        type="button"
        onClick={onOpen}
        onPointerEnter={({ pointerType }) => setNear(pointerType === 'mouse')}
        onPointerLeave={() => setNear(false)}
        className="relative block w-full overflow-hidden rounded-sm bg-panel focus-visible:outline-offset-2"
        style={{ aspectRatio: ratio }}
      >
        {file?.posterUrl ? (
          <img
            src={file.posterUrl}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
            className="absolute inset-0 size-full object-cover"
          />
        ) : (
          <span className="absolute inset-0 grid place-content-center bg-linear-to-b from-raised to-panel text-muted [&_svg]:size-8 [&_svg]:stroke-[1.25]">
            {take.kind === 'audio' ? !file?.peaksUrl && <AudioLines aria-hidden /> : <FileText aria-hidden />}
          </span>
        )}
        {file?.peaksUrl && (
          <Waveform peaksUrl={file.peaksUrl} className="absolute inset-x-4 top-4 bottom-8 text-muted" />
        )}
        {isNear && file?.previewUrl && (
          <video
            src={file.previewUrl}
            muted
            autoPlay
            loop
            playsInline
            aria-hidden
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <span
          className={classNames(
            'tabular absolute inset-x-0 bottom-0 flex items-end justify-between gap-2 p-2 pt-6 text-xs',
            file?.posterUrl ? 'bg-linear-to-t from-black/65 to-transparent text-white' : 'text-muted',
          )}
        >
          <span aria-hidden>{number}</span>
          <span className="sr-only">{t('Open take {number}', { number })}</span>
          {file?.durationSeconds !== undefined && (
            <span className="flex items-center gap-1">
              <Play aria-hidden className="size-3 fill-current" />
              {clockWords(Math.round(file.durationSeconds))}
            </span>
          )}
        </span>
      </button>
      {words && (
        <p translate="no" className="mx-0.5 mt-1.5 mb-2 line-clamp-2 text-muted text-sm">
          {words}
        </p>
      )}
    </li>
  );
}
