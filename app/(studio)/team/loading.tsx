'use client';

import { Skeleton } from '#components/ui/skeleton.tsx';
import { useText } from '#components/ui/use-text.tsx';

const rows = ['one', 'two', 'three'];

export default function TeamLoading() {
  const t = useText();
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-10 px-4 py-8 md:px-8 md:py-12">
      <div className="grid gap-2">
        <Skeleton className="h-9 w-56" />
        <Skeleton className="h-5 w-24" />
      </div>
      <div className="grid gap-5 border-line border-t pt-8">
        <Skeleton className="h-6 w-28" />
        {rows.map((row) => (
          <div key={row} className="flex items-center gap-4">
            <Skeleton className="size-9 rounded-full" />
            <Skeleton className="h-9 w-full" />
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {t('Loading')}
      </p>
    </div>
  );
}
