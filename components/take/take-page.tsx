'use client';

import { useRouter } from 'next/navigation';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { TakeDetail } from '#lib/tasks/take-view.ts';
import { useShortcuts } from './player/use-shortcuts.ts';
import { TakeScreen } from './take-screen.tsx';
import { useTake } from './use-take.ts';

/** A take as a page of its own, when its address is opened directly. */
export function TakePage({ initial, canCreate }: { initial: TakeDetail; canCreate: boolean }) {
  const t = useText();
  const router = useRouter();
  const { data: detail = initial, refresh } = useTake(initial.id, initial);
  const close = () => router.push(paths.gallery());
  useShortcuts({ Escape: close });
  return (
    <div className="h-[calc(100dvh-var(--top-bar)-var(--bottom-bar))]">
      <TakeScreen
        take={detail}
        detail={detail}
        newerId={detail.newerId}
        olderId={detail.olderId}
        canCreate={canCreate}
        closeLabel={t('To the gallery (Esc)')}
        onGo={(id) => router.push(paths.take(id))}
        onClose={close}
        onChanged={refresh}
      />
    </div>
  );
}
