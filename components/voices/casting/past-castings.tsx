'use client';

import { Link } from '#components/ui/link.tsx';
import { TimeAgo } from '#components/ui/time-ago.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { CastingLine } from '#lib/voices/casting-view.ts';

/** The castings of the team, newest first, each to be opened again. */
export function PastCastings({ past, openId }: { past: CastingLine[]; openId: string | undefined }) {
  const t = useText();
  return (
    <section aria-labelledby="past" className="grid grid-cols-1 gap-2">
      <h2 id="past" className="font-medium text-lg">
        {t('Castings')}
      </h2>
      <ul className="grid grid-cols-1 border-line border-t">
        {past.map(({ id, text, voiceCount, cellCount, creatorName, createdAt }) => (
          <li key={id} className="border-line border-b">
            <Link
              href={paths.casting(id)}
              aria-current={id === openId ? 'page' : undefined}
              className="grid grid-cols-1 gap-x-6 px-2 py-2.5 transition-colors hover:bg-raised aria-[current=page]:bg-raised md:grid-cols-[minmax(0,1fr)_auto] md:items-baseline"
            >
              <span className="truncate">{text}</span>
              <span className="text-muted text-xs">
                {voiceCount === 1 ? t('1 voice') : t('{voiceCount} voices', { voiceCount })},{' '}
                {cellCount === 1 ? t('1 take') : t('{cellCount} takes', { cellCount })}, {creatorName},{' '}
                <TimeAgo iso={createdAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
