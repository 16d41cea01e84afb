'use client';

import { Skeleton } from '#components/ui/skeleton.tsx';
import { useText } from '#components/ui/use-text.tsx';

const aspects = [16 / 9, 1, 16 / 9, 9 / 16, 16 / 9, 4 / 3, 16 / 9, 21 / 9, 1, 16 / 9, 9 / 16, 16 / 9];

/** Tiles that are on their way, in the grid's own shape. */
export function GallerySkeleton({ count = 12 }: { count?: number }) {
  const t = useText();
  return (
    <div
      role="status"
      aria-label={t('Loading takes')}
      className="flex flex-wrap items-start gap-1 [--row-height:96px] md:[--row-height:220px]"
    >
      {aspects.slice(0, count).map((aspect, index) => (
        <Skeleton
          key={index}
          className="rounded-none"
          style={{ flex: `${aspect} 1 calc(${aspect} * var(--row-height))`, aspectRatio: aspect }}
        />
      ))}
    </div>
  );
}
