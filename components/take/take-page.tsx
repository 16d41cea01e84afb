'use client';

import { usePathname, useRouter } from 'next/navigation';
import { Suspense, useCallback, useState } from 'react';
import { useQuestion } from '#components/selection/question-store.ts';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { TakeDetail } from '#lib/tasks/take-view.ts';
import { useShortcuts } from './player/use-shortcuts.ts';
import { TakeScreen } from './take-screen.tsx';
import { useTake } from './use-take.ts';

const TakeQuestion = lazyPart(() =>
  import('#components/selection/take-question.tsx').then((found) => found.TakeQuestion),
);

/**
 * A take as a page of its own, when its address is opened directly. Left and right go on in the browser alone: the
 * server is only asked for what the next take is.
 */
export function TakePage({ initial, canCreate }: { initial: TakeDetail; canCreate: boolean }) {
  const t = useText();
  const router = useRouter();
  const pathname = usePathname();
  const taskId = pathname.startsWith(`${paths.gallery()}/`) ? (pathname.split('/')[2] ?? '') : initial.id;
  const { data, refresh } = useTake(taskId, taskId === initial.id ? initial : undefined);
  // Until the next one is there, the one that is seen stays.
  const [shown, setShown] = useState(initial);
  if (data && data !== shown) setShown(data);
  const detail = data ?? shown;
  const close = () => router.push(paths.gallery());
  const go = useCallback((id: string) => window.history.replaceState(null, '', paths.take(id)), []);
  const isAsked = useQuestion() !== undefined;
  useShortcuts({ Escape: close });
  return (
    <div className="h-[calc(100dvh-var(--top-bar)-var(--bottom-bar))]">
      <h1 className="sr-only">{detail.title || detail.prompt || t('Take')}</h1>
      <TakeScreen
        take={detail}
        detail={detail}
        newerId={detail.newerId}
        olderId={detail.olderId}
        canCreate={canCreate}
        closeLabel={t('To the gallery (Esc)')}
        onGo={go}
        onClose={close}
        onChanged={refresh}
      />
      {isAsked && (
        <Suspense>
          <TakeQuestion />
        </Suspense>
      )}
    </div>
  );
}
