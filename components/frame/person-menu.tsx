'use client';

import { lazy, Suspense, useEffect } from 'react';
import { followOtherTabs } from '#components/team/team-channel.ts';
import { Avatar } from '#components/ui/avatar.tsx';
import { Popover } from '#components/ui/popover.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { Person } from './person-panel.tsx';

const loadPanel = () => import('./person-panel.tsx').then((module) => ({ default: module.PersonPanel }));
const PersonPanel = lazy(loadPanel);

/** The round button with a person's picture; its panel is fetched as the pointer or the focus comes near. */
export function PersonMenu(person: Person) {
  const t = useText();
  // The outside system is the other tabs of this browser.
  useEffect(followOtherTabs, []);
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
          className="grid size-8 place-items-center rounded-full pointer-coarse:size-10"
        >
          <Avatar
            name={person.name}
            picture={person.picture}
            className="size-full! text-xs text-text! hover:border-line-strong"
          />
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
