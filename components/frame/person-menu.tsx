'use client';

import { lazy, Suspense } from 'react';
import { Popover } from '#components/ui/popover.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { Person } from './person-panel.tsx';

const loadPanel = () => import('./person-panel.tsx').then((module) => ({ default: module.PersonPanel }));
const PersonPanel = lazy(loadPanel);

/** The round button with a person's initials; its panel is fetched as the pointer or the focus comes near. */
export function PersonMenu(person: Person) {
  const t = useText();
  return (
    <Popover
      label={t('You and this studio')}
      align="end"
      className="min-h-56 w-64"
      trigger={
        <button
          type="button"
          onPointerEnter={loadPanel}
          onFocus={loadPanel}
          className="grid size-8 place-items-center rounded-full border border-line bg-raised font-medium text-xs uppercase hover:border-line-strong pointer-coarse:size-10"
        >
          <span aria-hidden>{initials(person.name)}</span>
          <span className="sr-only">{t('You are {name}', { name: person.name })}</span>
        </button>
      }
    >
      <Suspense>
        <PersonPanel {...person} />
      </Suspense>
    </Popover>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('') || '?';
}
