'use client';

import { CornerDownRight } from 'lucide-react';
import { type RefObject, Suspense, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';

const UseMenu = lazyPart(() => import('#components/take/use-menu.tsx').then((found) => found.UseMenu));
const look = 'h-7! px-2.5! pointer-coarse:h-10! [&>svg]:size-3.5 [&>svg]:stroke-[1.5]';

interface StageUsesProps {
  take: TakeView;
  video: RefObject<HTMLVideoElement | null>;
}

/** The ways on from a result. What knows them is fetched as somebody comes near, and carries the press on. */
export function StageUses({ take, video }: StageUsesProps) {
  const t = useText();
  const [waking, setWaking] = useState<'near' | 'focused' | 'pressed'>();
  if (!take.media) return null;
  const sleeping = (
    <Button
      className={look}
      aria-haspopup="menu"
      onPointerEnter={() => setWaking((now) => now ?? 'near')}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && setWaking('focused')}
      onClick={() => setWaking('pressed')}
    >
      <CornerDownRight aria-hidden />
      {t('Use as')}
    </Button>
  );
  if (!waking) return sleeping;
  return (
    <Suspense fallback={sleeping}>
      <span className="contents" ref={waking === 'near' ? undefined : (place) => carryOn(place, waking)}>
        <UseMenu take={take} video={video} className={look} />
      </span>
    </Suspense>
  );
}

/** Once, when the live button has come into the place of the sleeping one. */
function carryOn(place: HTMLElement | null, waking: 'focused' | 'pressed'): void {
  const button = place?.querySelector('button');
  if (!button || button.dataset.carried) return;
  button.dataset.carried = 'true';
  button.focus();
  if (waking === 'pressed') button.click();
}
