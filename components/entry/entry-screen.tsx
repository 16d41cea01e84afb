'use client';

import type { ReactNode } from 'react';
import { Mark } from '#components/frame/mark.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { type Light, TakeFrame } from './take-frame.tsx';

interface EntryScreenProps {
  title: string;
  lead: string;
  children: ReactNode;
}

const takes: readonly { light: Light; timeCode: string }[] = [
  { light: 'dawn', timeCode: '00:00:04:11' },
  { light: 'gold', timeCode: '00:00:07:02' },
  { light: 'night', timeCode: '00:00:05:19' },
];

/** The way in: a form in the dark, and beside it the film of three takes of one shot. */
export function EntryScreen({ title, lead, children }: EntryScreenProps) {
  const t = useText();
  return (
    <div className="entry relative grid min-h-dvh content-start lg:grid-cols-[minmax(26rem,34rem)_1fr] lg:content-stretch">
      <TakeFrame light="gold" className="entry-fade h-44 w-full sm:h-56 lg:hidden" />
      <main className="relative z-10 flex flex-col px-6 pb-12 sm:px-12 lg:justify-center lg:py-12">
        <div className="mx-auto grid w-full max-w-sm gap-8">
          <div className="flex items-center gap-2.5 font-medium text-lg">
            <Mark />
            Rushes
          </div>
          <div className="grid gap-1.5">
            <h1 className="font-medium text-2xl tracking-tight">{t(title)}</h1>
            <p className="text-balance text-muted">{t(lead)}</p>
          </div>
          {children}
        </div>
      </main>
      <div aria-hidden="true" className="hidden p-4 pl-0 lg:block">
        <div className="sticky top-4 h-[calc(100dvh-2rem)] overflow-hidden rounded-lg border bg-[#0a0807]">
          <div className="film absolute inset-x-0 top-1/2 grid -translate-y-1/2 gap-3">
            {takes.map(({ light, timeCode }) => (
              <figure key={light} className="relative mx-14 overflow-hidden rounded-sm">
                <TakeFrame light={light} className="block aspect-video w-full" />
                <div className="entry-grain" />
                <figcaption className="tabular absolute right-4 bottom-3 text-white/75 text-xs">
                  {timeCode}
                </figcaption>
              </figure>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
