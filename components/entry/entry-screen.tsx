import type { ReactNode } from 'react';
import { Mark } from '#components/frame/mark.tsx';

interface EntryScreenProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The way in: a form in the dark, and a screen on which something is about to run. */
export function EntryScreen({ title, lead, children }: EntryScreenProps) {
  return (
    <div className="entry relative grid min-h-dvh lg:grid-cols-[minmax(26rem,34rem)_1fr]">
      <main className="relative z-10 flex flex-col justify-center px-6 py-10 sm:px-12">
        <div className="mx-auto grid w-full max-w-sm gap-8">
          <div className="flex items-center gap-2.5 font-medium text-lg">
            <Mark />
            Rushes
          </div>
          <div className="grid gap-1.5">
            <h1 className="font-medium text-2xl tracking-tight">{title}</h1>
            <p className="text-balance text-muted">{lead}</p>
          </div>
          {children}
        </div>
      </main>
      <div aria-hidden="true" className="hidden place-items-center p-6 pl-0 lg:grid">
        <div className="entry-screen relative h-full w-full overflow-hidden rounded-lg">
          <div className="entry-sun" />
          <div className="entry-grain" />
          <div className="absolute inset-x-6 bottom-5 flex items-end justify-between text-white/70 text-xs">
            <span className="tabular">00:00:00:01</span>
            <span className="tabular">24 fps</span>
          </div>
        </div>
      </div>
    </div>
  );
}
