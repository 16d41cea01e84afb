import type { ReactNode } from 'react';
import { Mark } from '#components/frame/mark.tsx';

/** The calm page around everything that a shared link shows: the studio's mark, and what there is. */
export function SharePage({
  title,
  aside,
  children,
}: {
  title?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[110rem] flex-col px-3 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-6">
      <header className="flex min-h-16 items-center gap-3 py-4 sm:min-h-20">
        <Mark className="size-7 shrink-0" />
        {title}
        {aside && <p className="tabular ml-auto shrink-0 text-muted text-sm">{aside}</p>}
      </header>
      {children}
    </main>
  );
}

/** One sentence in the middle of an otherwise empty page. */
export function ShareMessage({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-3 pb-24 text-center">
      <h1 className="text-balance font-medium text-xl">{title}</h1>
      {children}
    </div>
  );
}
