'use client';

import { Skeleton } from '#components/ui/skeleton.tsx';
import { useText } from '#components/ui/use-text.tsx';

const sections = ['profile', 'password', 'sessions'];

export default function AccountLoading() {
  const t = useText();
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-10 px-4 py-8 md:px-8 md:py-12">
      <div className="grid gap-2">
        <Skeleton className="h-9 w-56" />
        <Skeleton className="h-5 w-40" />
      </div>
      {sections.map((section) => (
        <div key={section} className="grid gap-5 border-line border-t pt-8">
          <Skeleton className="h-6 w-44" />
          <Skeleton className="h-9 w-full max-w-sm" />
          <Skeleton className="h-9 w-full max-w-sm" />
        </div>
      ))}
      <p role="status" className="sr-only">
        {t('Loading')}
      </p>
    </div>
  );
}
