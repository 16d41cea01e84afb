'use client';

import { ChevronsUpDown, Folder } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { Popover } from '#components/ui/popover.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { useCurrentProject } from './current-project.tsx';
import { onSwitcherAsked } from './switcher-door.ts';

const loadPanel = () => import('./switcher-panel.tsx').then((found) => found.SwitcherPanel);
const SwitcherPanel = lazyPart(loadPanel);

/** Which project the studio works in, in the header; its list is fetched as the pointer or the focus comes near. */
export function ProjectSwitcher() {
  const t = useText();
  const { project } = useCurrentProject();
  const [isOpen, setOpen] = useState(false);
  // The outside system is the rest of the page: other buttons open it too.
  useEffect(() => onSwitcherAsked(() => setOpen(true)), []);
  return (
    <Popover
      label={t('Project')}
      open={isOpen}
      onOpenChange={setOpen}
      className="float-sheet min-h-60 w-80 p-1.5"
      trigger={
        <button
          type="button"
          onPointerEnter={loadPanel}
          onFocus={loadPanel}
          className="flex h-8 min-w-0 items-center gap-2 rounded-sm px-2.5 text-muted text-sm hover:bg-raised hover:text-text pointer-coarse:h-10"
        >
          <Folder aria-hidden className="size-4 shrink-0 stroke-[1.5]" />
          <span className="sr-only">{t('Project')}: </span>
          <span
            translate={project ? 'no' : undefined}
            className="max-w-48 truncate max-md:max-w-24 max-md:data-none:sr-only"
            data-none={project ? undefined : ''}
          >
            {project?.name ?? t('No project')}
          </span>
          <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 stroke-[1.5]" />
        </button>
      }
    >
      <Suspense>
        <SwitcherPanel onDone={() => setOpen(false)} />
      </Suspense>
    </Popover>
  );
}
