'use client';

import { Columns2 } from 'lucide-react';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';

/** One take is nothing to compare; none at all may be a link to what is gone, or another team's. */
export function CompareEmpty({ take, onAdd }: { take: TakeView | undefined; onAdd: () => void }) {
  const t = useText();
  return (
    <EmptyState
      icon={<Columns2 />}
      title={take ? t('One take is left') : t('There is nothing to compare here')}
      action={
        <>
          <Button look="primary" onClick={onAdd}>
            {t('Add a take')}
          </Button>
          <Link href={paths.gallery()} className={buttonClass()}>
            {t('To the gallery')}
          </Link>
        </>
      }
    >
      {take
        ? t('Add another one to see them side by side.')
        : t('The takes of this link are gone, or belong to another team. Select two to six in the gallery.')}
    </EmptyState>
  );
}
